import { describe, expect, it } from 'vitest';
import { findProblems, readRequirements } from '../requirements.mjs';

describe('docs/requirements.md', () => {
  it('names for each rule the file that implements it and the tests that prove it', () => {
    expect(findProblems()).toEqual([]);
  });

  it.each([
    ['later (issue 14)', 'none yet', [], []],
    ['later (issue 14)', 'none yet', ['a.test.ts'], ['instead of "later (issue 14)"', 'out of date']],
    ['later (issue 14)', '`a.test.ts`', ['a.test.ts'], ['instead of "later (issue 14)"']],
    ['`package.json`', 'none yet', ['a.test.ts'], ['out of date']],
    ['`package.json`', 'none yet', [], ["no test's title carries it"]],
    ['`nowhere.ts`', '`a.test.ts`', ['a.test.ts'], ['nowhere.ts does not exist']],
    ['by hand', '`a.test.ts`', ['a.test.ts'], ['no file is named']],
    ['`package.json`', '`a.test.ts`', ['a.test.ts'], []],
  ])('a rule in %s, with %s where the tests are %j', (files, tests, carrying, expected) => {
    const byNumber = new Map(carrying.length > 0 ? [['S-27', new Set(carrying)]] : []);
    const problems = findProblems([{ number: 'S-27', rule: 'a rule', files, tests }], byNumber);
    expect(problems).toEqual(expected.map((each) => expect.stringContaining(each)));
  });

  it('no test carries the number of a rule that there is not', () => {
    const files = new Set(['a.test.ts', 'b.e2e.ts']);
    expect(findProblems([], new Map([['S-99', files]]))).toEqual([
      "S-99: a test's title in a.test.ts carries it, but there is no such rule.",
      "S-99: a test's title in b.e2e.ts carries it, but there is no such rule.",
    ]);
  });

  it('lists every number of the requirements', () => {
    const counts = { C: 16, R: 7, S: 31, N: 6, T: 4, U: 11, A: 4, E: 6, X: 5, O: 3 };
    const expected = Object.entries(counts).flatMap(([letter, count]) =>
      Array.from({ length: count }, (_, index) => `${letter}-${index + 1}`),
    );
    expect(
      readRequirements().map(({ number }) => number),
      'after adding a rule, raise the number of its letter in `counts` of bin/check/requirements.test.mjs',
    ).toEqual(expected);
  });
});
