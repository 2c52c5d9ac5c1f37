import fc from 'fast-check';
import { expect, it } from 'vitest';
import { SortedList } from './sorted-list.ts';

it('R-3 S-5 a list stays in order, however many come out of order between two readers, and whichever go', () => {
  const step = fc.oneof(fc.nat(300), fc.constant('read' as const), fc.constant('remove' as const));
  fc.assert(
    fc.property(fc.array(step, { maxLength: 120 }), fc.nat(), (steps, seed) => {
      // Several numbers share an age: of these, the later one stands behind.
      const age = (number: number) => Math.imul(number, 2654435761) % 40;
      const list = new SortedList((a, b) => age(a) > age(b));
      let expected: number[] = [];
      let next = 0;
      for (const each of steps) {
        if (each === 'read') expect([...list.numbers]).toEqual(expected);
        else if (each === 'remove') {
          // Only a number that no other shares its age with is ever taken out.
          const only = expected.find(
            (one, i) => i >= seed % 3 && !expected.some((other) => other !== one && age(other) === age(one)),
          );
          if (only === undefined) continue;
          list.remove(only);
          expected = expected.filter((one) => one !== only);
        } else {
          next += 1 + (each % 3);
          list.insert(next);
          expected = [...expected, next].sort((a, b) => age(a) - age(b) || a - b);
        }
        expect(list.length).toBe(expected.length);
      }
      expect([...list.numbers]).toEqual(expected);
      expect(list.last(3, (number) => number % 2 === 0)).toEqual(
        expected
          .filter((number) => number % 2 === 0)
          .reverse()
          .slice(0, 3),
      );
    }),
    { numRuns: 300 },
  );
});

it('R-3 S-5 a list of thousands is in order when nobody reads it in between', () => {
  const age = (number: number) => Math.imul(number, 2654435761) >>> 8;
  const list = new SortedList((a, b) => age(a) > age(b));
  const numbers = Array.from({ length: 9000 }, (_, number) => number);
  for (const number of numbers) list.insert(number);
  expect([...list.numbers]).toEqual(numbers.toSorted((a, b) => age(a) - age(b) || a - b));
});
