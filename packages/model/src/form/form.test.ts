import { describe, expect, it } from 'vitest';
import { type FormField, isAsked } from './form.ts';

const field = (name: string, condition?: FormField['condition']): FormField => ({
  kind: 'email',
  name,
  label: name,
  help: null,
  isRequired: false,
  ...(condition && { condition }),
});
const FIELDS = [
  field('about'),
  field('product', { field: 'about', values: ['help', 'fault'] }),
  field('which', { field: 'product', values: ['other'] }),
  field('lost', { field: 'gone', values: ['x'] }),
  field('early', { field: 'late', values: ['x'] }),
  field('late'),
  field('own', { field: 'own', values: ['x'] }),
];
const asked = (entered: Record<string, string[]>) =>
  FIELDS.filter((each) => isAsked(each, FIELDS, (name) => entered[name] ?? [])).map(({ name }) => name);

describe('a field with a condition', () => {
  it.each<[string, Record<string, string[]>, string[]]>([
    ['nothing is chosen', {}, []],
    ['another value is chosen', { about: ['demo'] }, []],
    ['one of its values is chosen', { about: ['fault'] }, ['product']],
    ['its value is one of several', { about: ['demo', 'help'], product: ['other'] }, ['product', 'which']],
    ['the field it depends on is not asked', { about: ['demo'], product: ['other'] }, []],
    ['it depends on what comes later, on itself or on nothing', { gone: ['x'], late: ['x'], own: ['x'] }, []],
  ])('C-8 when %s', (_, entered, conditional) => {
    expect(asked(entered)).toEqual(['about', ...conditional, 'late']);
  });
});
