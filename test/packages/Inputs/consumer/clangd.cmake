# Writes the settings of an editor, as a project does that uses fastpath-clangd.
file(GENERATE OUTPUT settings.json CONTENT "{ \"clangd.path\": \"$<TARGET_FILE:FastpathTidy::fastpath-clangd>\" }\n")
message(STATUS "clangd: ${FastpathTidy_CLANGD}")
