fastpath_tidy(sever)
