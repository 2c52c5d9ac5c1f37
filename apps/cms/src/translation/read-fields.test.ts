import type { FlattenedField } from 'payload';
import { describe, expect, it } from 'vitest';
import { readFields } from './read-fields.ts';

const field = (type: string, name: string, more: object = {}) => ({ type, name, ...more }) as FlattenedField;
const text = (name: string, more: object = {}) => field('text', name, { localized: true, ...more });

const fields = [
  text('title', { label: 'Title' }),
  field('textarea', 'summary', { localized: true }),
  field('number', 'order', { localized: true }),
  text('url', { label: 'Address' }),
  field('group', 'meta', { label: 'Search engines', flattenedFields: [text('description')] }),
  field('tab', 'side', { label: 'Beside', flattenedFields: [text('note')] }),
  field('array', 'links', {
    labels: { singular: 'Link' },
    flattenedFields: [text('label', { label: 'Label' })],
  }),
  field('blocks', 'sections', {
    blocks: [
      { slug: 'headline', labels: { singular: 'Headline' }, flattenedFields: [text('heading')] },
      { slug: 'plain', flattenedFields: [text('words')] },
    ],
  }),
];
const read = (content: Record<string, unknown>, single?: string) =>
  readFields(fields, content, { key: [], path: [], labels: [], single });
const keys = (content: Record<string, unknown>) => read(content).map(({ key }) => key);

describe('the fields with text of a document', () => {
  it('C-10 have their text in each language, and say what kind of text it is', () => {
    const [title, summary, url] = read({ title: { en: 'Title', de: 'Titel' }, summary: null });
    expect(title).toEqual({
      key: 'title',
      path: ['title'],
      labels: ['Title'],
      kind: 'line',
      isAddress: false,
      values: { en: 'Title', de: 'Titel' },
    });
    expect(summary).toMatchObject({ kind: 'lines', labels: ['summary'], values: {} });
    expect(url).toMatchObject({ labels: ['Address'], isAddress: true });
  });

  it('C-10 are those of a document in one language, too', () => {
    expect(read({ title: 'Titel' }, 'de')[0]?.values).toEqual({ de: 'Titel' });
  });

  it('C-10 are found in groups and tabs, of which editors see the names of groups', () => {
    expect(read({ meta: { description: { en: 'Words' } } }).slice(3)).toMatchObject([
      { key: 'meta.description', labels: ['Search engines', 'description'], values: { en: 'Words' } },
      { key: 'side.note', labels: ['note'], values: {} },
    ]);
  });

  it('C-10 of rows stay the same when rows are moved, and say where they are', () => {
    const [first, second] = [
      { id: 'a', label: { en: 'One' } },
      { id: 'b', label: { en: 'Two' } },
    ];
    const rows = (links: unknown) => read({ links }).filter(({ path }) => path[0] === 'links');
    expect(rows([first, second])).toMatchObject([
      { key: 'links.a.label', path: ['links', 0, 'label'], labels: ['1. Link', 'Label'] },
      { key: 'links.b.label', path: ['links', 1, 'label'], labels: ['2. Link', 'Label'] },
    ]);
    expect(rows([second, first]).map(({ key }) => key)).toEqual(['links.b.label', 'links.a.label']);
    expect(rows([{ label: {} }])).toMatchObject([{ key: 'links.0.label' }]);
    for (const none of [undefined, null, 2, {}, [null]]) expect(rows(none)).toEqual([]);
  });

  it('C-10 of sections are those of their kind; a kind that is gone has none', () => {
    const sections = [
      { id: 'a', blockType: 'headline' },
      { id: 'b', blockType: 'gone', heading: { en: 'Lost' } },
      { id: 'c', blockType: 'plain' },
    ];
    const found = read({ sections }).filter(({ path }) => path[0] === 'sections');
    expect(found.map(({ key, labels }) => [key, labels[0]])).toEqual([
      ['sections.a.heading', '1. Headline'],
      ['sections.c.words', '3. sections'],
    ]);
  });

  it('C-10 are in the order of the form', () => {
    expect(keys({ links: [{ id: 'a' }] })).toEqual([
      'title',
      'summary',
      'url',
      'meta.description',
      'side.note',
      'links.a.label',
    ]);
  });
});
