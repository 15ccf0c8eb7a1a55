fastpath_tidy(server)
