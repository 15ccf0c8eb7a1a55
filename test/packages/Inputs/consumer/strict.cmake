fastpath_tidy(server::server WARNINGS_AS_ERRORS)
