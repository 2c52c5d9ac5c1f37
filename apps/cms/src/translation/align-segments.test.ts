import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { alignSegments, differences, MOST_SEGMENTS, wordDifferences } from './align-segments.ts';

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
  it('C-10 C-14 takes more segments than any page has by position, because comparing them would fill the memory', () => {
    const aligned = (count: number) => {
      const former = Array.from({ length: count }, (_, index) => `p${index}`);
      return alignSegments(['new', ...former], count, former);
    };
    expect(aligned(3)).toEqual([null, 0, 1, 2]);
    const many = MOST_SEGMENTS / 2;
    expect(aligned(many)).toEqual([...Array(many).keys(), null]);
  });

  it('C-10 leaves a new paragraph without a translation, and shifts nothing', () => {
    expect(alignSegments(['a', 'new', 'b', 'c'], 3, ['a', 'b', 'c'])).toEqual([0, null, 1, 2]);
    expect(alignSegments(['a', 'changed', 'c'], 3, ['a', 'b', 'c'])).toEqual([0, 1, 2]);
  });

  it('C-10 finds a moved paragraph where it is now', () => {
    expect(alignSegments(['c', 'a', 'b'], 3, ['a', 'b', 'c'])).toEqual([2, 0, 1]);
    expect(alignSegments(['b', 'a changed', 'new'], 2, ['a', 'b'])).toEqual([1, null, null]);
    expect(alignSegments(['new', 'b', 'a'], 3, ['a', 'x', 'b'])).toEqual([1, 2, 0]);
  });

  it('C-10 uses no translation twice, and each that has the same source', () => {
    fc.assert(
      fc.property(lists, lists, (former, source) => {
        const all = alignSegments(source, former.length, former);
        const places = all.filter((place) => place !== null);
        expect(places).toEqual([...new Set(places)]);
        const counted = (text: string, texts: string[]) => texts.filter((each) => each === text).length;
        const found = source.filter((text, index) => former[all[index] ?? -1] === text);
        for (const text of source)
          expect(counted(text, found)).toBe(Math.min(counted(text, source), counted(text, former)));
      }),
    );
  });
});
