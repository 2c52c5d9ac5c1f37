import { describe, expect, it, vi } from 'vitest';
import { askedNames, type FormField } from './form.ts';

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
const asked = (entered: Record<string, string[]>) => [...askedNames(FIELDS, (name) => entered[name] ?? [])];

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

  it('R-5 is compared once, however long the chain of conditions before it is', () => {
    const chain = Array.from({ length: 100 }, (_, at) =>
      field(`f${at}`, at > 0 ? { field: `f${at - 1}`, values: ['x'] } : undefined),
    );
    const read = vi.fn(() => ['x']);
    expect(askedNames(chain, read).size).toBe(100);
    expect(read).toHaveBeenCalledTimes(99);
  });
});
