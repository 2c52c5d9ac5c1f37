import type { FlattenedField } from 'payload';
import { describe, expect, it } from 'vitest';
import { isDifferentContent } from './differing-content.ts';
import { mergeLanguages } from './merge-languages.ts';

const words = { name: 'words', type: 'text', localized: true };
const picture = { name: 'picture', type: 'upload', relationTo: 'images' };
const rows = { name: 'rows', type: 'array', flattenedFields: [words, picture] };
const fields = [
  words,
  picture,
  { name: 'tags', type: 'relationship', localized: true, hasMany: true },
  { name: 'place', type: 'group', flattenedFields: [words, picture] },
  rows,
  { name: 'blocks', type: 'blocks', blocks: [{ slug: 'list', flattenedFields: [words, rows] }] },
] as unknown as FlattenedField[];

const inEnglish = (draft: object, published: object) =>
  mergeLanguages(
    { fields, draft: draft as Record<string, unknown>, published: published as Record<string, unknown> },
    ['en'],
  );

const both = (suffix: string) => ({ en: `English ${suffix}`, de: `Deutsch ${suffix}` });
const merged = { en: 'English new', de: 'Deutsch old' };

describe('what is published when a draft goes out in one language', () => {
  it('C-12 takes its words and everything shared from the draft, the words of others from what is published', () => {
    const draft = { words: both('new'), picture: 2, place: { words: both('new'), picture: 4 } };
    const published = { words: both('old'), picture: 1, place: { words: both('old'), picture: 3 } };
    expect(inEnglish(draft, published)).toEqual({
      words: merged,
      picture: 2,
      place: { words: merged, picture: 4 },
    });
  });

  it('C-12 publishes no words of a language that was not published', () => {
    expect(inEnglish({ words: both('new') }, {})).toEqual({ words: { en: 'English new' } });
  });

  it('C-12 empties what the draft empties, and what another language did not have in a table of its own', () => {
    const draft = { words: { en: null, de: 'Deutsch new' }, tags: { en: [1], de: [2] } };
    expect(inEnglish(draft, { words: both('old') })).toEqual({
      words: { de: 'Deutsch old' },
      tags: { en: [1], de: [] },
    });
  });

  it('C-12 tells rows by their id wherever they were moved, in rows of blocks too', () => {
    const row = (id: string, suffix: string) => ({
      id,
      words: { en: `${id} ${suffix}`, de: `${id} de ${suffix}` },
    });
    const list = (id: string, suffix: string, ...of: object[]) => ({
      ...row(id, suffix),
      blockType: 'list',
      rows: of,
    });
    const draft = { blocks: [list('b', 'new', row('2', 'new'), row('1', 'new')), list('a', 'new')] };
    const published = { blocks: [list('a', 'old'), list('b', 'old', row('1', 'old'), row('3', 'old'))] };
    expect(inEnglish(draft, published).blocks).toMatchObject([
      {
        id: 'b',
        words: { en: 'b new', de: 'b de old' },
        rows: [
          { id: '2', words: { en: '2 new' } },
          { id: '1', words: { en: '1 new', de: '1 de old' } },
        ],
      },
      { id: 'a', words: { en: 'a new', de: 'a de old' } },
    ]);
    const [first] = inEnglish(draft, published).blocks as { rows: { words: object }[] }[];
    expect(first?.rows[0]?.words).not.toHaveProperty('de');
  });
});

describe('two states of a document', () => {
  it.each([
    [
      'what was never filled',
      { words: { en: 'A' } },
      { words: { en: 'A', de: null }, picture: null, rows: [] },
    ],
    [
      'the state and its times',
      { _status: 'draft', updatedAt: '1', moderation: 'draft' },
      { _status: 'published' },
    ],
    [
      'the order of names',
      { picture: 1, words: { en: 'A', de: 'B' } },
      { words: { de: 'B', en: 'A' }, picture: 1 },
    ],
  ])('C-12 are no different by %s', (_, one, other) => expect(isDifferentContent(one, other)).toBe(false));

  it.each([
    ['a word', { words: { en: 'A' } }, { words: { en: 'B' } }],
    ['a word that was emptied', { words: { en: 'A', de: 'B' } }, { words: { en: 'A', de: '' } }],
    ['the order of rows', { rows: [{ id: 1 }, { id: 2 }] }, { rows: [{ id: 2 }, { id: 1 }] }],
    ['no and nothing', { hidden: false }, {}],
  ])('C-12 are different by %s', (_, one, other) => expect(isDifferentContent(one, other)).toBe(true));
});
