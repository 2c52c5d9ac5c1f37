import type { ClientField } from 'payload';
import { expect, it } from 'vitest';
import { manyFieldsOf } from './many-fields.ts';

const relation = (name: string, more: object = {}) => ({
  type: 'relationship',
  name,
  hasMany: true,
  relationTo: 'topic',
  ...more,
});

it('C-14 finds what has several values that all languages share, wherever it is in the form', () => {
  const fields = [
    { type: 'text', name: 'title' },
    relation('topics', { label: 'Topics' }),
    {
      type: 'row',
      fields: [{ type: 'upload', name: 'pictures', hasMany: true, relationTo: ['images', 'svgs'] }],
    },
    {
      type: 'tabs',
      tabs: [
        { label: 'A', fields: [relation('suites')] },
        { label: 'B', name: 'named', fields: [relation('inTab')] },
      ],
    },
    { type: 'group', name: 'meta', fields: [relation('inGroup')] },
    relation('one', { hasMany: false }),
    relation('words', { localized: true }),
  ] as unknown as ClientField[];
  expect(manyFieldsOf(fields)).toEqual([
    { name: 'topics', label: 'Topics', relationTo: ['topic'], isOfOneCollection: true },
    { name: 'pictures', label: 'pictures', relationTo: ['images', 'svgs'], isOfOneCollection: false },
    { name: 'suites', label: 'suites', relationTo: ['topic'], isOfOneCollection: true },
  ]);
});
