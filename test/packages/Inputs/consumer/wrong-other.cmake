set_target_properties(server PROPERTIES CXX_CLANG_TIDY "clang-tidy;--checks=bugprone-*")
fastpath_tidy(server)
