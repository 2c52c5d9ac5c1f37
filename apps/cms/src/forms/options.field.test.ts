import { expect, it } from 'vitest';
import { optionsField } from './options.field.ts';

type Validate = (value: unknown, options: object) => true | string;
const validate = (value: unknown, label?: string) =>
  (optionsField.validate as unknown as Validate)(value, { siblingData: { label } });
const rows = (...values: (string | null)[]) => values.map((value) => ({ value, label: 'A' }));
const nothing = 'The field "Size" offers nothing to choose from. Add at least one option.';

it('C-8 a choice has one option at least', () => {
  for (const none of [undefined, null, 0, []]) expect(validate(none, 'Size')).toBe(nothing);
  expect(validate([])).toContain('The field "" offers nothing');
  expect(validate(rows('a'))).toBe(true);
  // Forms send the number of rows.
  expect(validate(3)).toBe(true);
});

it('C-8 no two options of a choice have the same value, but several may wait for one', () => {
  expect(validate(rows('a', 'b', 'a', 'b'), 'Size')).toContain('of the field "Size" have the value "a"');
  expect(validate(rows(null, null, '', ''))).toBe(true);
});

it('C-8 a choice has sixty options at most', () => {
  const many = (count: number) => rows(...Array.from({ length: count }, (_, number) => `v${number}`));
  expect(validate(many(60))).toBe(true);
  expect(validate(many(62))).toBe('There is room for 60 options, and these are 62. Remove 2.');
});

it('C-8 an option without a value has one made from its label', () => {
  const [fill] = optionsField.hooks?.beforeValidate ?? [];
  const filled = (value: unknown) => fill?.({ value } as never);
  expect(filled([{ label: 'Up to 50' }, { label: 'B', value: ' b ' }])).toEqual([
    { label: 'Up to 50', value: 'up-to-50' },
    { label: 'B', value: 'b' },
  ]);
  expect(filled(2)).toBe(2);
});
