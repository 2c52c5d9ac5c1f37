import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { alignSegments, differences, wordDifferences } from './align-segments.ts';

const lists = fc.array(fc.constantFrom('a', 'b', 'c', 'd'), { maxLength: 8 });

describe('differences', () => {
  it('C-10 lead from what was to what is', () => {
    fc.assert(
      fc.property(lists, lists, (former, now) => {
        const result = differences(former, now);
        const textsOf = (kinds: string[]) =>
          result.filter(({ kind }) => kinds.includes(kind)).map(({ text }) => text);
        expect(textsOf(['same', 'removed'])).toEqual(former);
        expect(textsOf(['same', 'added'])).toEqual(now);
      }),
    );
  });

  it('C-10 are shown word by word', () => {
    expect(wordDifferences('The old text', 'The new text')).toEqual([
      { kind: 'same', text: 'The ' },
      { kind: 'removed', text: 'old' },
      { kind: 'added', text: 'new' },
      { kind: 'same', text: ' text' },
    ]);
  });
});

describe('alignSegments', () => {
  it('C-10 leaves a new paragraph without a translation, and shifts nothing', () => {
    expect(alignSegments(['a', 'new', 'b', 'c'], 3, ['a', 'b', 'c'])).toEqual([0, null, 1, 2]);
    expect(alignSegments(['a', 'changed', 'c'], 3, ['a', 'b', 'c'])).toEqual([0, 1, 2]);
  });

  it('C-10 uses no translation twice, and keeps their order', () => {
    fc.assert(
      fc.property(lists, lists, (former, source) => {
        const places = alignSegments(source, former.length, former).filter((place) => place !== null);
        expect(places).toEqual([...new Set(places)].sort((one, other) => one - other));
      }),
    );
  });
});
