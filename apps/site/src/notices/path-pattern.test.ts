import { expect, it } from 'vitest';
import { matchesPaths } from './path-pattern.ts';

it.each([
  [['/a', '/b'], '/b', true],
  [['/a', '/b'], '/c', false],
  [['/a\nb*'], '/a\nb\nc', true],
  [['/a!b'], '/a!b', true],
  [['!/a', '!/b'], '/b', false],
  [['', ' '], '/', false],
  [['!'], '/', false],
  [['', '!/a'], '/b', true],
  [['', '/a'], '', false],
])('N-3 %j holds for %j: %s', (patterns, path, holds) => {
  expect(matchesPaths(patterns, path)).toBe(holds);
});
