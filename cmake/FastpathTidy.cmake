# fastpath_tidy(TARGET... [WARNINGS_AS_ERRORS] [CONFIG FILE] [HEADER_FILTER REGEX])
#
# Runs the check on the C and C++ sources of the targets whenever they are
# compiled: sets their CXX_CLANG_TIDY and C_CLANG_TIDY.
#
#   WARNINGS_AS_ERRORS    a finding fails the build
#   CONFIG FILE           a clang-tidy configuration in place of the .clang-tidy
#                         files, for the check's options; relative to the
#                         folder of the CMakeLists.txt that calls this
#   HEADER_FILTER REGEX   the headers whose findings are told (default: all but
#                         system headers)
#
# Needs FastpathTidy_EXECUTABLE, which find_package(FastpathTidy) and
# add_subdirectory() set. Where more checks are wanted, set CXX_CLANG_TIDY to
# that program instead: it has all of clang-tidy's.

function(fastpath_tidy)
  cmake_parse_arguments(PARSE_ARGV 0 arg "WARNINGS_AS_ERRORS" "CONFIG;HEADER_FILTER" "")
  if(NOT arg_UNPARSED_ARGUMENTS)
    message(FATAL_ERROR "fastpath_tidy() needs the name of a target")
  elseif(arg_KEYWORDS_MISSING_VALUES)
    message(FATAL_ERROR "fastpath_tidy(): no value behind ${arg_KEYWORDS_MISSING_VALUES}")
  endif()
  if(NOT DEFINED arg_HEADER_FILTER)
    set(arg_HEADER_FILTER ".*")
  endif()
  set(command "${FastpathTidy_EXECUTABLE}" "--quiet" "--checks=-*,fastpath-*" "--header-filter=${arg_HEADER_FILTER}")
  if(arg_WARNINGS_AS_ERRORS)
    list(APPEND command "--warnings-as-errors=fastpath-*")
  endif()
  if(arg_CONFIG)
    cmake_path(ABSOLUTE_PATH arg_CONFIG BASE_DIRECTORY "${CMAKE_CURRENT_SOURCE_DIR}")
    if(NOT EXISTS "${arg_CONFIG}")
      message(FATAL_ERROR "fastpath_tidy(): no file ${arg_CONFIG}")
    endif()
    list(APPEND command "--config-file=${arg_CONFIG}")
  endif()

  foreach(target IN LISTS arg_UNPARSED_ARGUMENTS)
    if(NOT TARGET "${target}")
      message(FATAL_ERROR "fastpath_tidy(): no target '${target}' yet; call it behind add_executable() or add_library()")
    endif()
    get_target_property(original "${target}" ALIASED_TARGET)
    if(original)
      set(target "${original}")
    endif()
    get_target_property(type "${target}" TYPE)
    get_target_property(imported "${target}" IMPORTED)
    if(imported OR NOT type MATCHES "EXECUTABLE|STATIC_LIBRARY|SHARED_LIBRARY|MODULE_LIBRARY|OBJECT_LIBRARY")
      message(FATAL_ERROR "fastpath_tidy(): '${target}' compiles no sources of its own")
    endif()
    foreach(language CXX C)
      get_target_property(other "${target}" ${language}_CLANG_TIDY)
      if(other AND NOT other STREQUAL command)
        message(FATAL_ERROR "fastpath_tidy(): '${target}' has ${language}_CLANG_TIDY already. Name "
          "${FastpathTidy_EXECUTABLE} there in place of clang-tidy, and add fastpath-* to its checks.")
      endif()
      set_target_properties("${target}" PROPERTIES ${language}_CLANG_TIDY "${command}")
    endforeach()
    if(TARGET fastpath-tidy) # built with this project
      add_dependencies("${target}" fastpath-tidy)
    endif()
  endforeach()
endfunction()
