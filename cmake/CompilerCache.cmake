# Compiles through ccache where it is installed and no other launcher is chosen.
# It takes part with precompiled headers only if it may ignore the time stamps
# and the macros inside them, and if these have none of Clang's.

find_program(FASTPATH_CCACHE ccache)
mark_as_advanced(FASTPATH_CCACHE)
if(FASTPATH_CCACHE AND NOT DEFINED CMAKE_CXX_COMPILER_LAUNCHER)
  set(CMAKE_CXX_COMPILER_LAUNCHER "${CMAKE_COMMAND}" -E env
    CCACHE_SLOPPINESS=pch_defines,time_macros "CCACHE_BASEDIR=${PROJECT_SOURCE_DIR}" "${FASTPATH_CCACHE}")
  add_compile_options("$<$<CXX_COMPILER_ID:Clang>:SHELL:-Xclang -fno-pch-timestamp>")
endif()
