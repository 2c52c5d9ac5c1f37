import { describe, expect, it } from 'vitest';
import { findProblems, readRequirements } from '../requirements.mjs';

describe('docs/requirements.md', () => {
  it('names for each rule the file that implements it and the tests that prove it', () => {
    expect(findProblems()).toEqual([]);
  });

  it('lists every number of the requirements', () => {
    const counts = { C: 16, R: 7, S: 31, N: 6, T: 4, U: 11, A: 4, E: 6, X: 5, O: 3 };
    const expected = Object.entries(counts).flatMap(([letter, count]) =>
      Array.from({ length: count }, (_, index) => `${letter}-${index + 1}`),
    );
    expect(readRequirements().map(({ number }) => number)).toEqual(expected);
  });
});
