import type { Field } from 'payload';
import { describe, expect, it } from 'vitest';
import { referencesIn, replaceInFields, type Swap } from './replace-references.ts';

const fields: Field[] = [
  { name: 'title', type: 'text' },
  { name: 'logo', type: 'upload', relationTo: 'svgs' },
  { name: 'suites', type: 'relationship', relationTo: 'product_suite', hasMany: true },
  { name: 'nodes', type: 'relationship', relationTo: ['page', 'article'], hasMany: true },
  { name: 'body', type: 'richText', localized: true },
  { type: 'row', fields: [{ name: 'portrait', type: 'upload', relationTo: 'images', localized: true }] },
  {
    type: 'tabs',
    tabs: [
      { label: 'Unnamed', fields: [{ name: 'sound', type: 'upload', relationTo: 'audio' }] },
      { name: 'meta', fields: [{ name: 'picture', type: 'upload', relationTo: 'images' }] },
    ],
  },
  {
    name: 'rows',
    type: 'array',
    localized: true,
    fields: [{ name: 'logo', type: 'upload', relationTo: 'svgs' }],
  },
  {
    name: 'sections',
    type: 'blocks',
    blocks: [
      { slug: 'media', fields: [{ name: 'picture', type: 'upload', relationTo: ['images', 'svgs'] }] },
    ],
  },
];

/** Of a collection, document 1 is replaced by 2. */
const swapIn =
  (slug: string): Swap =>
  (collection, id) =>
    collection === slug && id === 1 ? 2 : id;
const replaced = (slug: string, row: Record<string, unknown>) => replaceInFields(fields, row, swapIn(slug));

describe('the references of a document', () => {
  it.each<[string, string, Record<string, unknown>, Record<string, unknown>]>([
    ['an id', 'svgs', { logo: 1 }, { logo: 2 }],
    ['a document in the place of its id', 'svgs', { logo: { id: 1, alt: 'A' } }, { logo: 2 }],
    ['an id in each language', 'images', { portrait: { en: 1, de: 3 } }, { portrait: { en: 2, de: 3 } }],
    ['an id in a list', 'product_suite', { suites: [3, 1] }, { suites: [3, 2] }],
    [
      'a page of several kinds',
      'page',
      {
        nodes: [
          { relationTo: 'article', value: 1 },
          { relationTo: 'page', value: { id: 1 } },
        ],
      },
      {
        nodes: [
          { relationTo: 'article', value: 1 },
          { relationTo: 'page', value: 2 },
        ],
      },
    ],
    ['an id in a tab without a name', 'audio', { sound: 1 }, { sound: 2 }],
    ['an id in a tab with a name', 'images', { meta: { picture: 1 } }, { meta: { picture: 2 } }],
    [
      'an id in rows of each language',
      'svgs',
      { rows: { en: [{ id: 'a', logo: 1 }], de: [{ id: 'b', logo: 3 }] } },
      { rows: { en: [{ id: 'a', logo: 2 }], de: [{ id: 'b', logo: 3 }] } },
    ],
    [
      'a picture in a section',
      'images',
      { sections: [{ blockType: 'media', picture: { relationTo: 'images', value: 1 } }] },
      { sections: [{ blockType: 'media', picture: { relationTo: 'images', value: 2 } }] },
    ],
    [
      'a picture in a text, in each language',
      'images',
      { body: { en: { root: { children: [{ type: 'upload', relationTo: 'images', value: 1 }] } } } },
      { body: { en: { root: { children: [{ type: 'upload', relationTo: 'images', value: 2 }] } } } },
    ],
  ])('C-13 are replaced: %s', (_, slug, row, next) => {
    expect(replaced(slug, row)).toEqual(next);
  });

  it('C-13 stay where they mean a document of another collection, or another document', () => {
    const row = {
      title: 1,
      logo: 3,
      suites: [3],
      nodes: [{ relationTo: 'article', value: 1 }],
      sections: [{ blockType: 'gone', picture: { relationTo: 'page', value: 1 } }, null],
      rows: null,
      meta: 'no group',
      created: new Date(0),
    };
    expect(replaced('page', row)).toEqual(row);
  });

  it('C-13 are changed in a copy', () => {
    const row = { sections: [{ blockType: 'media', picture: { relationTo: 'images', value: 1 } }] };
    replaced('images', row);
    expect(row.sections[0]?.picture.value).toBe(1);
  });

  it('C-13 are not there twice where both had been chosen', () => {
    expect(replaced('product_suite', { suites: [1, 3, 2] })).toEqual({ suites: [2, 3] });
    const page = (value: number) => ({ relationTo: 'page', value });
    const article = { relationTo: 'article', value: 2 };
    expect(replaced('page', { nodes: [page(2), article, page(1)] })).toEqual({ nodes: [page(2), article] });
  });

  it('C-13 are there twice where they were, or where a text shows a picture twice', () => {
    expect(replaced('product_suite', { suites: [3, 3, 1] })).toEqual({ suites: [3, 3, 2] });
    const picture = (value: number) => ({ type: 'upload', relationTo: 'images', value, version: 3 });
    expect(replaced('images', { body: { en: [picture(1), picture(2)] } })).toEqual({
      body: { en: [picture(2), picture(2)] },
    });
  });
});

it('C-13 finds all references of a document, by collection', () => {
  const row = {
    logo: 1,
    suites: [4, 5],
    nodes: [{ relationTo: 'page', value: 6 }],
    meta: { picture: 7 },
    rows: { en: [{ logo: 8 }], de: [{ logo: 1 }] },
    body: { en: { root: { children: [{ relationTo: 'images', value: 9 }, { fields: { doc: null } }] } } },
  };
  expect(referencesIn(fields, row)).toEqual(
    new Map([
      ['svgs', new Set([1, 8])],
      ['product_suite', new Set([4, 5])],
      ['page', new Set([6])],
      ['images', new Set([9, 7])],
    ]),
  );
});
