import { describe, expect, it } from 'vitest';
import { changeValues, isSame } from './change-values.ts';

const page = (value: number) => ({ relationTo: 'page', value });

describe('values of a field with several', () => {
  it('C-14 are added, removed or replaced, and nothing else is touched', () => {
    expect(changeValues([3, 1], 'add', [1, 2])).toEqual([3, 1, 2]);
    expect(changeValues([3, 1, 2], 'remove', [1, 9])).toEqual([3, 2]);
    expect(changeValues([3, 1], 'replace', [2])).toEqual([2]);
    expect(changeValues([3, 1], 'replace', [])).toEqual([]);
  });

  it('C-14 of several collections are told apart by both', () => {
    const article = { relationTo: 'article', value: 1 };
    expect(changeValues([page(1)], 'add', [article, page(1)])).toEqual([page(1), article]);
    expect(changeValues([page(1), article], 'remove', [article])).toEqual([page(1)]);
    expect(isSame([page(1)], [article])).toBe(false);
    expect(isSame([1, 2], [2, 1])).toBe(false);
  });
});
