# Imports the targets of the LLVM in LLVM_DIR and of its Clang, and sets
#   FASTPATH_LLVM_VERSION, FASTPATH_LLVM_MAJOR
#   FASTPATH_LLVM_TOOLS_DIR   where its clang, clang-tidy and FileCheck are
#   FASTPATH_RESOURCE_DIR     where its builtin headers are
# Anything missing stops the configuration with the Debian package to install.

set(FASTPATH_OLDEST_LLVM 14)
set(FASTPATH_NEWEST_LLVM 22)
set(FASTPATH_SUGGESTED_LLVM 19)

# Stops unless `path`, which `package` brings, exists.
function(fastpath_require path package)
  if(NOT EXISTS "${path}")
    fastpath_stop("LLVM ${LLVM_VERSION} (${LLVM_DIR}) lacks ${path}, which is in the package ${package}."
      ${LLVM_VERSION_MAJOR})
  endif()
endfunction()

# Whether LLVM found its optional libraries is of no interest here.
macro(fastpath_find_package_quietly)
  set(log_level "${CMAKE_MESSAGE_LOG_LEVEL}")
  set(CMAKE_MESSAGE_LOG_LEVEL WARNING)
  find_package(${ARGV} CONFIG QUIET)
  set(CMAKE_MESSAGE_LOG_LEVEL "${log_level}")
endmacro()

fastpath_find_package_quietly(LLVM)
if(NOT LLVM_FOUND)
  fastpath_stop("No LLVM found. Install one, or name the folder of its LLVMConfig.cmake with -DLLVM_DIR=."
    ${FASTPATH_SUGGESTED_LLVM})
elseif(LLVM_VERSION_MAJOR LESS FASTPATH_OLDEST_LLVM)
  fastpath_stop("LLVM ${LLVM_VERSION} (${LLVM_DIR}) is too old: ${FASTPATH_OLDEST_LLVM} is the oldest supported."
    ${FASTPATH_SUGGESTED_LLVM})
elseif(LLVM_VERSION_MAJOR GREATER FASTPATH_NEWEST_LLVM)
  message(WARNING "LLVM ${LLVM_VERSION} is newer than ${FASTPATH_NEWEST_LLVM}, the newest tested.")
endif()

set(FASTPATH_LLVM_VERSION "${LLVM_VERSION}")
set(FASTPATH_LLVM_MAJOR "${LLVM_VERSION_MAJOR}")
set(FASTPATH_LLVM_TOOLS_DIR "${LLVM_TOOLS_BINARY_DIR}")
if(LLVM_VERSION_MAJOR LESS 16)
  set(FASTPATH_RESOURCE_DIR "${LLVM_LIBRARY_DIR}/clang/${LLVM_PACKAGE_VERSION}")
else()
  set(FASTPATH_RESOURCE_DIR "${LLVM_LIBRARY_DIR}/clang/${LLVM_VERSION_MAJOR}")
endif()

# The Clang beside that LLVM, whatever an earlier run cached.
set(Clang_DIR "${LLVM_LIBRARY_DIR}/cmake/clang")
list(GET LLVM_INCLUDE_DIRS 0 include_dir)
fastpath_require("${include_dir}/clang-tidy/ClangTidyCheck.h" libclang-${LLVM_VERSION_MAJOR}-dev)
fastpath_require("${LLVM_LIBRARY_DIR}/libclangTidyMain.a" libclang-${LLVM_VERSION_MAJOR}-dev)
fastpath_require("${FASTPATH_RESOURCE_DIR}/include/stddef.h" libclang-common-${LLVM_VERSION_MAJOR}-dev)
fastpath_require("${Clang_DIR}/ClangConfig.cmake" clang-${LLVM_VERSION_MAJOR})
fastpath_find_package_quietly(Clang REQUIRED)

message(STATUS "Building for LLVM ${LLVM_VERSION} (${LLVM_DIR})")
