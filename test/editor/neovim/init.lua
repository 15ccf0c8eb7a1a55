-- A user's init.lua: fastpath-clangd for C and C++. docs/editors.md shows this.
local client
vim.api.nvim_create_autocmd('FileType', {
  pattern = { 'c', 'cpp' },
  callback = function(event)
    client = client or vim.lsp.start_client({
      name = 'fastpath-clangd',
      cmd = { 'fastpath-clangd' },
      root_dir = vim.fn.getcwd(),
    })
    vim.lsp.buf_attach_client(event.buf, client)
  end,
})
