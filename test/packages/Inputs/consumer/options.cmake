fastpath_tidy(server WARNINGS_AS_ERRORS CONFIG options.yaml HEADER_FILTER "^/none")
