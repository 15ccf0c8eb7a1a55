;; A user's init.el: Eglot with fastpath-clangd for C and C++. docs/editors.md shows this.
(require 'eglot)
(add-to-list 'eglot-server-programs
             '((c-mode c++-mode) . ("fastpath-clangd")))
(add-hook 'c-mode-hook 'eglot-ensure)
(add-hook 'c++-mode-hook 'eglot-ensure)
