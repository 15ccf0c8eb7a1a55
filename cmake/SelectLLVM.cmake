# Chooses the LLVM to build for, as the cache variable LLVM_DIR: the one that it
# names already, else the newest installed one that has the clang-tidy headers.
# To be included before project(), since that LLVM's Clang is the compiler.

function(fastpath_stop problem major)
  if(NOT major)
    set(major N)
  endif()
  message(FATAL_ERROR "${problem}\nDebian and Ubuntu have what a build for LLVM ${major} needs in:\n"
    "  apt-get install llvm-${major}-dev libclang-${major}-dev clang-${major} clang-tidy-${major}")
endfunction()

# Looks where distributions put LLVM; other places are left to find_package.
function(fastpath_select_newest_llvm)
  file(GLOB candidates
    /usr/lib/llvm-*/lib/cmake/llvm      # Debian and Ubuntu: a prefix for each version
    /usr/lib/llvm/*/lib*/cmake/llvm     # Gentoo
    /usr/lib64/llvm*/lib*/cmake/llvm    # Fedora, older versions
    /usr/lib*/cmake/llvm)               # Fedora, Arch and others
  list(SORT candidates COMPARE NATURAL ORDER DESCENDING)
  foreach(candidate IN LISTS candidates)
    if(EXISTS "${candidate}/../../../include/clang-tidy/ClangTidyCheck.h")
      set(LLVM_DIR "${candidate}" CACHE PATH "The folder of LLVMConfig.cmake")
      return()
    endif()
  endforeach()
endfunction()

if(NOT DEFINED LLVM_DIR OR LLVM_DIR STREQUAL "LLVM_DIR-NOTFOUND")
  fastpath_select_newest_llvm()
elseif(NOT EXISTS "${LLVM_DIR}/LLVMConfig.cmake")
  # As with -DLLVM_DIR=$(llvm-config-N --cmakedir) where that LLVM is not
  # installed. find_package would silently take another one.
  set(given "${LLVM_DIR}")
  unset(LLVM_DIR CACHE)
  string(REGEX MATCH "llvm-([0-9]+)" _ "${given}")
  fastpath_stop("LLVM_DIR is '${given}', which has no LLVMConfig.cmake." "${CMAKE_MATCH_1}")
endif()

# The Clang of that LLVM is there anyway, and its objects fit best.
set(clang "${LLVM_DIR}/../../../bin/clang")
if(LLVM_DIR AND EXISTS "${clang}++" AND NOT CMAKE_CXX_COMPILER AND NOT DEFINED ENV{CXX})
  cmake_path(NORMAL_PATH clang)
  set(CMAKE_C_COMPILER "${clang}")
  set(CMAKE_CXX_COMPILER "${clang}++")
endif()
