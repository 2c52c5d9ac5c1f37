import type { ClientField, FormState } from 'payload';
import { expect, it } from 'vitest';
import { replacementsIn } from './replace-text.ts';

const text = (name: string, type = 'text') => ({ name, type, localized: true });
const body = text('body', 'richText');
const FIELDS = [
  text('title'),
  text('alias'),
  { name: 'nid', type: 'text' },
  {
    type: 'tabs',
    tabs: [
      { fields: [body, { type: 'row', fields: [text('summary', 'textarea')] }] },
      {
        fields: [
          {
            name: 'sections',
            type: 'blocks',
            blocks: [
              { slug: 'headline', fields: [text('heading')] },
              {
                slug: 'accordion',
                fields: [{ name: 'items', type: 'array', fields: [text('title'), body] }],
              },
            ],
          },
        ],
      },
    ],
  },
] as unknown as ClientField[];

const rich = (...words: string[]) => ({
  root: {
    type: 'root',
    children: words.map((each) => ({ type: 'paragraph', children: [{ type: 'text', text: each }] })),
  },
});
const STATE = {
  title: { value: 'Claims and claims' },
  alias: { value: '/claims' },
  nid: { value: 'claims' },
  summary: { value: 'Nothing' },
  body: {
    value: {
      root: {
        type: 'claims',
        children: [
          {
            type: 'block',
            fields: { blockType: 'claims', text: rich('Inner claims'), source: 'Claims', url: '/claims' },
          },
        ],
      },
    },
  },
  sections: {
    value: 2,
    rows: [
      { id: 'a', blockType: 'headline' },
      { id: 'b', blockType: 'accordion' },
    ],
  },
  'sections.0.heading': { value: 'Our claims (all)' },
  'sections.1.items': { value: 1, rows: [{ id: 'c' }] },
  'sections.1.items.0.title': { value: 'None' },
  'sections.1.items.0.body': { value: rich('No word', 'Two claims, claims') },
} as unknown as FormState;

const replace = (find: string, replaceBy: string, isCaseSensitive = false) =>
  replacementsIn(STATE, FIELDS, { find, replaceBy, isCaseSensitive });

it('C-5 finds words in all texts of a form, and leaves addresses and what is no text', () => {
  expect(replace('claims', 'losses').map(({ path, count }) => [path, count])).toEqual([
    ['title', 2],
    ['body', 2],
    ['sections.0.heading', 1],
    ['sections.1.items.0.body', 2],
  ]);
});

it('C-5 replaces words as they are written, also special characters, and keeps the structure of texts', () => {
  expect(replace('Claims', '$& $1', true).map(({ path, value }) => [path, value])).toEqual([
    ['title', '$& $1 and claims'],
    [
      'body',
      {
        root: {
          type: 'claims',
          children: [
            {
              type: 'block',
              fields: { blockType: 'claims', text: rich('Inner claims'), source: '$& $1', url: '/claims' },
            },
          ],
        },
      },
    ],
  ]);
  expect(replace('(all)', '.').map(({ value }) => value)).toEqual(['Our claims .']);
});

it('C-5 finds nothing if nothing is searched', () => {
  expect(replace(' ', 'x')).toEqual([]);
  expect(replace('absent', 'x')).toEqual([]);
});

it('C-5 does not take the name of a collection in a reference for a text', () => {
  const fields = { blockType: 'action', label: 'To the page', page: { relationTo: 'page', value: 7 } };
  const body = { root: { type: 'root', children: [{ type: 'block', fields }] } };
  const state = { body: { value: body } } as unknown as FormState;
  const [found] = replacementsIn(state, FIELDS, { find: 'page', replaceBy: 'site', isCaseSensitive: false });
  expect(found).toMatchObject({
    count: 1,
    value: { root: { children: [{ fields: { ...fields, label: 'To the site' } }] } },
  });
});
