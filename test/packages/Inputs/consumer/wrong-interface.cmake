add_library(headers INTERFACE)
fastpath_tidy(headers)
