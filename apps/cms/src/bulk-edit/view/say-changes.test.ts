import { describe, expect, it } from 'vitest';
import type { Outcome } from '../change-document.ts';
import { countChanging, sayChanges } from './say-changes.ts';

const documents = (['publish', 'publish', 'draft', 'unchanged', 'refused'] as Outcome[]).map(
  (outcome, id) => ({ id, title: `Page ${id}`, outcome }),
);

describe('what a change of many says', () => {
  it('C-14 counts what will change before it is done, and what becomes of it', () => {
    expect(countChanging(documents)).toBe(3);
    expect(sayChanges(documents, false)).toEqual([
      '5 selected, 3 will change.',
      '2 will be published at once, because they are published and have no draft.',
      '1 will be saved as drafts, and what visitors see stays as it is.',
      '1 have it already.',
      '1 cannot be changed.',
    ]);
    expect(sayChanges(documents, true)[0]).toBe('5 selected, 3 changed.');
    expect(sayChanges([], false)).toEqual(['0 selected, 0 will change.']);
  });
});
