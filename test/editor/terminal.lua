-- Runs a command, an editor, in a terminal of this Neovim, and types into it.
--
--   nvim --headless --clean -c 'luafile terminal.lua' -- SCRIPT SCREENS COMMAND...
--
-- SCRIPT is JSON, a list of {keys, wait, screen}: type the keys, wait until the
-- screen shows that text, and, if it has a name, keep the screen. SCREENS is
-- written: JSON, the text of the screens by name, or {error: ...}.

local timeout = 60000
local arguments = vim.fn.argv()
local script = vim.fn.json_decode(vim.fn.readfile(arguments[1]))
local command = vim.list_slice(arguments, 3)

vim.o.columns, vim.o.lines, vim.o.laststatus, vim.o.cmdheight = 76, 25, 0, 1
vim.cmd('enew')
local job = vim.fn.termopen(command)
local window_height = vim.api.nvim_win_get_height(0)

local function screen()
  local lines = vim.api.nvim_buf_get_lines(0, 0, -1, true)
  return table.concat(vim.list_slice(lines, #lines - window_height + 1), '\n')
end

local function run()
  local screens = {}
  for _, step in ipairs(script) do
    local keys = vim.api.nvim_replace_termcodes(step.keys, true, false, true)
    vim.fn.chansend(job, keys)
    local function shown()
      return string.find(screen(), step.wait, 1, true) ~= nil
    end
    if not vim.wait(timeout, shown, 50) then
      return { error = 'not shown: ' .. step.wait .. '\n' .. screen() }
    end
    if step.screen then
      vim.wait(300) -- until all of it is drawn
      screens[step.screen] = screen()
    end
  end
  return screens
end

vim.fn.writefile({ vim.fn.json_encode(run()) }, arguments[2])
vim.fn.jobstop(job)
vim.cmd('qall!')
