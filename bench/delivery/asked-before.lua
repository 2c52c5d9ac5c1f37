-- For wrk: what its connections ask for first is something else; then they ask for the page.
-- Connections are opened together, so four times their number reaches each of them.
local asked = 0
local other, page

function init()
  other = wrk.format('GET', '/health/live')
  page = wrk.format('GET')
end

function request()
  asked = asked + 1
  if asked <= 128 then return other end
  return page
end
