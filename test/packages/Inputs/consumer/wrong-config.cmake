fastpath_tidy(server CONFIG none.yaml)
