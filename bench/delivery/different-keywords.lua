-- For wrk: searches for two words, none like another of the last thousands. The words are in the generated articles.
local words = {}
for word in ('risk control incident claim audit policy supplier report loss event site review board plan owner register '
  .. 'score test date action cause evidence regulator contract continuity hazard injury near miss premium reserve exposure '
  .. 'claimant insurer appetite treatment assessment mitigation governance compliance outage recovery vendor obligation '
  .. 'inspection checklist escalation'):gmatch('%a+') do
  words[#words + 1] = word
end
local asked = 0

function request()
  local first = asked % #words
  local second = (first + 1 + math.floor(asked / #words) % (#words - 1)) % #words
  asked = asked + 1
  return wrk.format('GET', '/search?keyword=' .. words[first + 1] .. '+' .. words[second + 1])
end
