import fc from 'fast-check';
import { expect, it } from 'vitest';
import { selectFirst } from './select-first.ts';

it('S-24 selects what sorting everything and cutting would', () => {
  const keys = fc.array(fc.nat(20), { maxLength: 60 });
  fc.assert(
    fc.property(keys, fc.nat(70), (values, count) => {
      const slots = Uint32Array.from(values.keys());
      const key = (slot: number) => values[slot] as number;
      const before = (a: number, b: number) => key(a) > key(b) || (key(a) === key(b) && a < b);
      const sorted = [...slots].sort((a, b) => (before(a, b) ? -1 : 1));
      expect([...selectFirst(slots, count, before)]).toEqual(sorted.slice(0, count));
    }),
  );
});
