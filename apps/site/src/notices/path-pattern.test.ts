import fc from 'fast-check';
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
  [['/a*a'], '/a', false],
  [['/a*a'], '/aa', true],
  [['*/b/*/d'], '/a/b/c/d', true],
  [['*/b/*/d'], '/a/b/d', false],
  [['/*b*b'], '/ab', false],
  [['/*.pdf'], '/xpdf', false],
  [['*'], '', true],
])('N-3 %j holds for %j: %s', (patterns, path, holds) => {
  expect(matchesPaths(patterns, path)).toBe(holds);
});

it('N-3 R-5 a line of asterisks is matched at once', () => {
  const path = `/${'a'.repeat(2000)}`;
  expect(matchesPaths([`${'*a'.repeat(400)}*b`], path)).toBe(false);
  expect(matchesPaths([`${'*'.repeat(400)}a`], path)).toBe(true);
});

it('N-3 a pattern holds for what a regular expression would find', () => {
  const pieces = fc.array(fc.constantFrom('a', 'b', '*', '/'), { maxLength: 8 }).map((each) => each.join(''));
  fc.assert(
    fc.property(pieces, pieces, (pattern, rest) => {
      const [own, path] = [`/${pattern}`, `/${rest.replaceAll('*', 'a')}`];
      const expression = new RegExp(`^${own.replaceAll('*', '.*')}$`);
      expect(matchesPaths([own], path)).toBe(expression.test(path));
    }),
    { numRuns: 2000 },
  );
});
