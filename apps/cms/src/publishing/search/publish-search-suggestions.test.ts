import { expect, it } from 'vitest';
import { isBlocked } from './publish-search-suggestions.ts';

it.each<[string, string[], boolean]>([
  ['risk register', [], false],
  ['risk register', ['register'], true],
  ['risk registers', ['register'], false],
  ['Müller gmbh', ['muller'], true],
  ['cafe', ['Café'], true],
  ['risk of the register', ['risk register'], false],
  ['the risk register', ['Risk-Register'], true],
  ['risk register', ['?'], false],
])('S-5 blocks "%s" by %j: %j', (keyword, blocked, isIt) => {
  expect(isBlocked(keyword, blocked)).toBe(isIt);
});
