# Installs the programs, the module, the scripts, and a CMake package that names
# them; packs the same for Debian with `cpack -G DEB`.
#
# All but the links in bin is in folders named by the LLVM version, so that
# several can share a prefix; a link without a version is that of the one
# installed last.

include(CMakePackageConfigHelpers)
include(GNUInstallDirs)

set(own_dir "${CMAKE_INSTALL_LIBDIR}/fastpath-tidy/llvm-${FASTPATH_LLVM_MAJOR}")
set(package_dir "${CMAKE_INSTALL_LIBDIR}/cmake/FastpathTidy-${FASTPATH_LLVM_MAJOR}")
install(TARGETS fastpath-tidy RUNTIME DESTINATION "${own_dir}")
if(TARGET fastpath-cost)
  install(TARGETS fastpath-cost RUNTIME DESTINATION "${own_dir}")
endif()
install(TARGETS FastpathTidy LIBRARY DESTINATION "${own_dir}")
install(PROGRAMS scripts/sweep scripts/report DESTINATION "${own_dir}")
install(DIRECTORY scripts/fastpath_tidy DESTINATION "${own_dir}" FILES_MATCHING PATTERN "*.py"
        PATTERN __pycache__ EXCLUDE)

# Installs links in bin: `name`-N and, for users, `name`.
function(fastpath_install_link name file)
  file(RELATIVE_PATH target "/${CMAKE_INSTALL_BINDIR}" "/${own_dir}/${file}")
  set(links "${PROJECT_BINARY_DIR}/links")
  file(MAKE_DIRECTORY "${links}")
  file(CREATE_LINK "${target}" "${links}/${name}" SYMBOLIC)
  file(CREATE_LINK "${target}" "${links}/${name}-${FASTPATH_LLVM_MAJOR}" SYMBOLIC)
  install(FILES "${links}/${name}-${FASTPATH_LLVM_MAJOR}" TYPE BIN)
  install(FILES "${links}/${name}" TYPE BIN COMPONENT Unversioned)
endfunction()
fastpath_install_link(fastpath-tidy fastpath-tidy)
if(TARGET fastpath-cost)
  fastpath_install_link(fastpath-cost fastpath-cost)
endif()
fastpath_install_link(fastpath-sweep sweep)
fastpath_install_link(fastpath-report report)
if(FASTPATH_CLANGD)
  install(TARGETS fastpath-clangd RUNTIME DESTINATION "${own_dir}")
  fastpath_install_link(fastpath-clangd fastpath-clangd)
endif()

# Writes the CMake package into `folder`, for the given place below `prefix`.
function(fastpath_write_package folder place prefix module program clangd)
  set(FASTPATH_MODULE_PATH "${module}")
  set(FASTPATH_PROGRAM_PATH "${program}")
  set(FASTPATH_CLANGD_PATH "${clangd}")
  configure_package_config_file(
    "${PROJECT_SOURCE_DIR}/cmake/FastpathTidyConfig.cmake.in" "${folder}/FastpathTidyConfig.cmake"
    INSTALL_DESTINATION "${place}" INSTALL_PREFIX "${prefix}"
    PATH_VARS FASTPATH_MODULE_PATH FASTPATH_PROGRAM_PATH FASTPATH_CLANGD_PATH)
  write_basic_package_version_file("${folder}/FastpathTidyConfigVersion.cmake" COMPATIBILITY SameMinorVersion)
  configure_file("${PROJECT_SOURCE_DIR}/cmake/FastpathTidy.cmake" "${folder}/FastpathTidy.cmake" COPYONLY)
endfunction()
fastpath_write_package("${PROJECT_BINARY_DIR}" "." "${PROJECT_BINARY_DIR}"
  lib/FastpathTidy.so bin/fastpath-tidy bin/fastpath-clangd)
fastpath_write_package("${PROJECT_BINARY_DIR}/package" "${package_dir}" "${CMAKE_INSTALL_PREFIX}"
  "${own_dir}/FastpathTidy.so" "${own_dir}/fastpath-tidy" "${own_dir}/fastpath-clangd")
install(DIRECTORY "${PROJECT_BINARY_DIR}/package/" DESTINATION "${package_dir}")

set(CPACK_GENERATOR DEB)
set(CPACK_PACKAGE_NAME "fastpath-tidy-${FASTPATH_LLVM_MAJOR}")
set(CPACK_PACKAGE_CONTACT "The fastpath-tidy maintainers <fastpath-tidy@localhost>")
set(CPACK_PACKAGE_DESCRIPTION_SUMMARY "clang-tidy check that splits slow paths from atomic early returns")
set(CPACK_DEBIAN_PACKAGE_SECTION devel)
# A module loads only into the minor version that it was built for.
math(EXPR next_minor "${LLVM_VERSION_MINOR} + 1")
set(clang_tidy "clang-tidy-${FASTPATH_LLVM_MAJOR}")
set(CPACK_DEBIAN_PACKAGE_DEPENDS
  "${clang_tidy} (>= 1:${FASTPATH_LLVM_MAJOR}.${LLVM_VERSION_MINOR}), ${clang_tidy} (<< 1:${FASTPATH_LLVM_MAJOR}.${next_minor}), clang-tools-${FASTPATH_LLVM_MAJOR}, libclang-common-${FASTPATH_LLVM_MAJOR}-dev, python3, python3-yaml")
set(CPACK_DEBIAN_PACKAGE_SHLIBDEPS ON)
set(CPACK_DEBIAN_FILE_NAME DEB-DEFAULT)
set(CPACK_STRIP_FILES ON)
set(CPACK_DEB_COMPONENT_INSTALL ON)
set(CPACK_COMPONENTS_GROUPING ALL_COMPONENTS_IN_ONE)
set(CPACK_COMPONENTS_ALL Unspecified) # not the links without a version
include(CPack)
