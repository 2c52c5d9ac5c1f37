import fc from 'fast-check';
import { expect, it } from 'vitest';
import { selectRange } from './select-range.ts';

it('S-24 selects what sorting everything and cutting would, near the beginning and deep inside', () => {
  const values = fc.array(fc.nat(20), { maxLength: 1000, size: 'max' });
  fc.assert(
    fc.property(
      values,
      fc.nat(1000),
      fc.nat(150),
      fc.constantFrom('as is', 'sorted'),
      (drawn, start, count, kind) => {
        const keys = kind === 'sorted' ? drawn.toSorted((a, b) => b - a) : drawn;
        const ordinals = Uint32Array.from(keys.keys());
        const key = (ordinal: number) => keys[ordinal] as number;
        const before = (a: number, b: number) => key(a) > key(b) || (key(a) === key(b) && a < b);
        const sorted = [...ordinals].sort((a, b) => (before(a, b) ? -1 : 1));
        expect([...selectRange(ordinals, start, start + count, before)]).toEqual(
          sorted.slice(start, start + count),
        );
      },
    ),
  );
});
