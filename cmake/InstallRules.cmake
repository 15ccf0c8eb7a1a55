# Installs the program, the module, and a CMake package that names both.
#
# Modules of several LLVM versions can share a prefix; the program and the
# package are those of the version installed last.

include(CMakePackageConfigHelpers)
include(GNUInstallDirs)

set(module_dir "${CMAKE_INSTALL_LIBDIR}/fastpath-tidy/llvm-${FASTPATH_LLVM_MAJOR}")
set(package_dir "${CMAKE_INSTALL_LIBDIR}/cmake/FastpathTidy")
install(TARGETS fastpath-tidy RUNTIME)
install(TARGETS FastpathTidy LIBRARY DESTINATION "${module_dir}")

set(FASTPATH_MODULE_PATH "${module_dir}/FastpathTidy.so")
set(FASTPATH_PROGRAM_PATH "${CMAKE_INSTALL_BINDIR}/fastpath-tidy")
configure_package_config_file(
  "${PROJECT_SOURCE_DIR}/cmake/FastpathTidyConfig.cmake.in"
  "${PROJECT_BINARY_DIR}/FastpathTidyConfig.cmake"
  INSTALL_DESTINATION "${package_dir}"
  PATH_VARS FASTPATH_MODULE_PATH FASTPATH_PROGRAM_PATH)
write_basic_package_version_file(
  "${PROJECT_BINARY_DIR}/FastpathTidyConfigVersion.cmake"
  COMPATIBILITY SameMinorVersion)
install(FILES
  "${PROJECT_BINARY_DIR}/FastpathTidyConfig.cmake"
  "${PROJECT_BINARY_DIR}/FastpathTidyConfigVersion.cmake"
  DESTINATION "${package_dir}")
