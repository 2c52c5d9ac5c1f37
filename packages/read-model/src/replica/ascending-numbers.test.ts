import fc from 'fast-check';
import { expect, it } from 'vitest';
import { AscendingNumbers } from './ascending-numbers.ts';

it('C-1 holds what a set holds, in ascending order', () => {
  const step = fc.record({ number: fc.nat(20), isAdded: fc.boolean() });
  fc.assert(
    fc.property(fc.array(step, { maxLength: 60 }), (steps) => {
      const numbers = new AscendingNumbers();
      const set = new Set<number>();
      for (const { number, isAdded } of steps) {
        if (isAdded) numbers.add(number);
        else numbers.remove(number);
        if (isAdded) set.add(number);
        else set.delete(number);
        expect([...numbers.values]).toEqual([...set].toSorted((a, b) => a - b));
        expect(numbers.length).toBe(set.size);
      }
    }),
  );
});
