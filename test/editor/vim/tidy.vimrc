" A user's vimrc: ALE with fastpath-tidy for C and C++. docs/editors.md shows this.
packadd! ale
let g:ale_linters = {'c': ['clangtidy'], 'cpp': ['clangtidy']}
let g:ale_c_clangtidy_executable = 'fastpath-tidy'
let g:ale_cpp_clangtidy_executable = 'fastpath-tidy'
let g:ale_c_clangtidy_checks = ['-*', 'fastpath-*']
let g:ale_cpp_clangtidy_checks = ['-*', 'fastpath-*']
