# Sets FASTPATH_CLANGD to whether fastpath-clangd can be built, and says why if it
# cannot. To be included behind ImportLLVM.
#
# Asks for the libraries of clangd, for the libraries that these link, and for a
# linker that can wrap functions, with which clangd gets its default configuration.

# Sets `result` to why fastpath-clangd cannot be built; to nothing if it can be.
function(fastpath_why_no_clangd result)
  set(${result} "" PARENT_SCOPE)
  if(NOT TARGET clangdMain)
    set(${result} "LLVM ${LLVM_VERSION} has no library of clangd; LLVM 19 and 22 have it" PARENT_SCOPE)
    return()
  endif()
  get_target_property(archive clangdMain LOCATION)
  if(NOT EXISTS "${archive}")
    set(${result} "${archive} is missing, which is in the package libclang-${LLVM_VERSION_MAJOR}-dev" PARENT_SCOPE)
    return()
  endif()
  if(NOT FASTPATH_GRPC OR NOT FASTPATH_PROTOBUF)
    set(${result} "clangd links gRPC, which is in the package libgrpc++-dev" PARENT_SCOPE)
    return()
  endif()
  include(CheckCXXSourceCompiles)
  set(CMAKE_REQUIRED_LINK_OPTIONS -Wl,--wrap=main)
  check_cxx_source_compiles("extern \"C\" int __wrap_main() { return 0; } int main() {}" FASTPATH_LINKER_WRAPS)
  if(NOT FASTPATH_LINKER_WRAPS)
    set(${result} "the linker has no --wrap" PARENT_SCOPE)
  endif()
endfunction()

find_library(FASTPATH_GRPC grpc++)
find_library(FASTPATH_PROTOBUF protobuf)
mark_as_advanced(FASTPATH_GRPC FASTPATH_PROTOBUF)
fastpath_why_no_clangd(reason)
if(reason)
  set(FASTPATH_CLANGD OFF)
  message(STATUS "No fastpath-clangd: ${reason}")
else()
  set(FASTPATH_CLANGD ON)
  # What the libraries of clangd link, by these names since LLVM 20. The CMake
  # packages of both would also ask for the programs that generate code.
  if(NOT TARGET gRPC::grpc++)
    add_library(gRPC::grpc++ INTERFACE IMPORTED)
    set_target_properties(gRPC::grpc++ PROPERTIES INTERFACE_LINK_LIBRARIES
      "${FASTPATH_GRPC};grpc;gpr;absl_synchronization")
  endif()
  if(NOT TARGET protobuf::libprotobuf)
    add_library(protobuf::libprotobuf INTERFACE IMPORTED)
    set_target_properties(protobuf::libprotobuf PROPERTIES INTERFACE_LINK_LIBRARIES "${FASTPATH_PROTOBUF}")
  endif()
endif()
