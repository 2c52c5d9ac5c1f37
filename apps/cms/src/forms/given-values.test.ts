import fc from 'fast-check';
import { expect, it, vi } from 'vitest';
import { nameFor, withValues } from './given-values.ts';

it('C-8 the name of a field is made from its label', () => {
  expect(nameFor('Company size')).toBe('company_size');
  expect(nameFor('2nd Größe')).toBe('nd_groesse');
  expect(nameFor('???')).toBe('');
  expect(nameFor(undefined)).toBe('');
});

it('C-8 the value of an option is made from its label, once, and stays when the label changes', () => {
  const rows = [
    { label: 'Up to 50' },
    { label: 'Up to 50', value: '' },
    { label: 'More', value: 'up-to-50-2' },
  ];
  const made = withValues(rows);
  expect(made.map(({ value }) => value)).toEqual(['up-to-50', 'up-to-50-3', 'up-to-50-2']);
  expect(withValues(made.map((row) => ({ ...row, label: 'Else' })))).toEqual(
    made.map((row) => ({ ...row, label: 'Else' })),
  );
  // Nothing to make one of: the editor is asked for it.
  expect(withValues([{ label: '!!' }, {}])).toEqual([{ label: '!!' }, {}]);
});

it('C-8 a value has no spaces around it, and one of spaces only is made from the label', () => {
  const made = withValues([
    { label: 'A', value: ' risk ' },
    { label: 'Risk', value: ' ' },
  ]);
  expect(made.map(({ value }) => value)).toEqual(['risk', 'risk-2']);
});

it('C-8 C-14 does not look through all values before for each of thousands of options of the same words', () => {
  const has = vi.spyOn(Set.prototype, 'has');
  const made = withValues(Array<{ label: string; value?: string }>(1000).fill({ label: 'Again' }));
  const looked = has.mock.calls.length;
  has.mockRestore();
  expect(made.at(-1)?.value).toBe('again-1000');
  expect(looked).toBeLessThan(10_000);
});

it('C-8 no option gets the value of another', () => {
  const label = fc.constantFrom('One', 'one', 'One 2', 'Two', '');
  const value = fc.constantFrom(undefined, null, '', 'given', 'one');
  fc.assert(
    fc.property(fc.array(fc.record({ label, value })), (rows) => {
      const made = withValues(rows).filter((_, index) => !rows[index]?.value);
      const values = made.flatMap((row) => row.value || []);
      expect(new Set(values).size).toBe(values.length);
      const given = rows.flatMap((row) => row.value || []);
      expect(values.filter((each) => given.includes(each))).toEqual([]);
    }),
  );
});
