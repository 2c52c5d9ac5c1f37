import type { FlattenedField } from 'payload';
import { describe, expect, it } from 'vitest';
import { keepPublishedSince } from './keep-published-since.ts';

const words = { name: 'words', type: 'text', localized: true };
const picture = { name: 'picture', type: 'upload', relationTo: 'images' };
const fields = [
  words,
  picture,
  { name: 'place', type: 'group', flattenedFields: [words, picture] },
  { name: 'rows', type: 'array', flattenedFields: [words, picture] },
  { name: 'moderation', type: 'select' },
] as unknown as FlattenedField[];

/** In English, with the names of fields that both have changed. */
function merge(base: object, planned: object, published: object) {
  const states = { base, planned, published } as Parameters<typeof keepPublishedSince>[1];
  const { content, overlapping } = keepPublishedSince(fields, states, ['en']);
  return { content, overlapping: overlapping.map(({ name }) => name) };
}
const row = (id: string, more: object = {}) => ({ id, ...more });
const rows = (ids: string) => ({ rows: [...ids].map((id) => row(id)) });
/** The ids of the rows. */
function order(base: string, planned: string, published: string): string {
  const { content, overlapping } = merge(rows(base), rows(planned), rows(published));
  const ids = (content.rows as { id: string }[]).map(({ id }) => id).join('');
  return overlapping.length > 0 ? 'both' : ids;
}

describe('a plan, and what was published since', () => {
  it('C-12 each keeps the values that it has changed, also in groups, and the plan its words', () => {
    const base = { words: { en: 'old', de: 'alt' }, picture: 1, place: { picture: 1 } };
    const planned = { ...base, words: { en: 'new', de: 'alt' }, place: { picture: 2 } };
    const published = { ...base, words: { en: 'old', de: 'neu' }, picture: 3 };
    expect(merge(base, planned, published)).toEqual({
      content: { words: { en: 'new', de: 'alt' }, picture: 3, place: { picture: 2 } },
      overlapping: [],
    });
  });

  it('C-12 says which value both have changed, unless to the same', () => {
    expect(merge({ picture: 1 }, { picture: 2 }, { picture: 3 }).overlapping).toEqual(['picture']);
    expect(merge({ picture: 1 }, { picture: 2 }, { picture: 2 }).overlapping).toEqual([]);
    expect(merge({ picture: 1 }, { picture: 2 }, { picture: null }).overlapping).toEqual(['picture']);
    const inRow = (value: number) => ({ rows: [row('a', { picture: value })] });
    expect(merge(inRow(1), inRow(2), inRow(3)).overlapping).toEqual(['rows']);
  });

  it('C-12 leaves what the CMS keeps about a page to the plan', () => {
    const states = ['draft', 'published', 'archived'].map((moderation) => ({ moderation }));
    const [base = {}, planned = {}, published = {}] = states;
    expect(merge(base, planned, published)).toEqual({ content: planned, overlapping: [] });
  });

  it.each([
    ['a row published since stays where it is', 'ab', 'ab', 'acb', 'acb'],
    ['each adds rows', 'ab', 'aXb', 'abY', 'aXbY'],
    ['one that both had added is there once', 'a', 'aX', 'aX', 'aX'],
    ['a row removed since does not return', 'abc', 'abc', 'ac', 'ac'],
    ['a row that the plan removes goes', 'abc', 'ac', 'abcd', 'acd'],
    ['rows that the plan has moved are moved', 'abc', 'cab', 'abcd', 'cdab'],
    ['rows moved since stay there', 'abc', 'abcX', 'cab', 'cXab'],
    ['rows that both have moved are decided by neither', 'abc', 'cab', 'bac', 'both'],
    ['there may have been none', '', 'X', 'Y', 'XY'],
  ])('C-12 of lists: %s', (_, base, planned, published, expected) => {
    expect(order(base, planned, published)).toBe(expected);
  });

  it('C-12 loses no row that one has changed and the other has removed', () => {
    const former = { rows: [row('a', { words: { en: 'old', de: 'alt' } })] };
    const inGerman = { rows: [row('a', { words: { en: 'old', de: 'neu' } })] };
    const inEnglish = { rows: [row('a', { words: { en: 'new', de: 'alt' } })] };
    expect(merge(former, { rows: [] }, inGerman).overlapping).toEqual(['rows']);
    expect(merge(former, inEnglish, { rows: [] }).overlapping).toEqual(['rows']);
    // German words are not in an English plan.
    expect(merge(former, inGerman, { rows: [] })).toEqual({ content: { rows: [] }, overlapping: [] });
  });
});
