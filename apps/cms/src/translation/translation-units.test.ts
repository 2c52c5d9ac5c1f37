import type { FlattenedField } from 'payload';
import { expect, it } from 'vitest';
import { translatedNames } from './translation-units.ts';

const field = (type: string, name: string, more: object = {}) => ({ type, name, ...more }) as FlattenedField;
const text = (name: string, more: object = {}) => field('text', name, { localized: true, ...more });
const parent = (type: string, name: string, ...flattenedFields: FlattenedField[]) =>
  field(type, name, { flattenedFields });

it('C-10 finds the fields with text in each language, in them or below', () => {
  const fields = [
    text('title'),
    field('richText', 'body', { localized: true }),
    field('blocks', 'sections', { blocks: [] }),
    parent('group', 'meta', field('date', 'until'), text('description')),
    parent('array', 'links', parent('group', 'target', text('label'))),
    parent('array', 'numbers', field('number', 'value')),
    field('text', 'internal'),
    field('date', 'created', { localized: true }),
    text('alias'),
    text('words', { hasMany: true }),
    text('secret', { admin: { hidden: true } }),
  ];
  expect(translatedNames(fields)).toEqual(['title', 'body', 'sections', 'meta', 'links']);
});
