import fc from 'fast-check';
import { expect, it } from 'vitest';
import { SortedLists } from './sorted-lists.ts';

const LISTS = 3;

it('R-3 S-5 lists stay in order, however many come out of order between two readers, and whichever go', () => {
  const list = fc.nat(LISTS - 1);
  const step = fc.oneof(
    { weight: 8, arbitrary: fc.record({ list, add: fc.nat(300) }) },
    fc.record({ list, read: fc.constant(true) }),
    fc.record({ list, remove: fc.nat(3) }),
    fc.record({ list, refill: fc.boolean() }),
  );
  // Several numbers share an age: of these, the one inserted later comes later.
  const age = (number: number) => Math.imul(number, 2654435761) % 40;
  fc.assert(
    fc.property(fc.array(step, { maxLength: 200 }), (steps) => {
      const lists = new SortedLists((a, b) => age(a) > age(b));
      const expected: number[][] = Array.from({ length: LISTS }, () => []);
      let next = 0;
      for (const each of steps) {
        const wanted = expected[each.list] as number[];
        if ('read' in each) expect([...lists.numbers(each.list)]).toEqual(wanted);
        else if ('refill' in each) {
          const numbers = Uint32Array.from(wanted);
          if (each.refill) lists.fill(each.list, numbers);
          else lists.adopt(each.list, numbers);
        } else if ('remove' in each) {
          // Only numbers with a unique age are ever removed.
          const isOnly = (one: number) => !wanted.some((other) => other !== one && age(other) === age(one));
          const only = wanted.filter(isOnly)[each.remove];
          if (only === undefined) continue;
          lists.remove(each.list, only);
          wanted.splice(wanted.indexOf(only), 1);
        } else {
          next += 1 + (each.add % 3);
          lists.insert(each.list, next);
          wanted.push(next);
          wanted.sort((a, b) => age(a) - age(b) || a - b);
        }
        for (let i = 0; i < LISTS; i += 1) expect(lists.length(i)).toBe(expected[i]?.length);
      }
      for (const [i, wanted] of expected.entries()) {
        expect([...lists.numbers(i)]).toEqual(wanted);
        const even = wanted.filter((number) => number % 2 === 0);
        expect(lists.last(i, 3, (number) => number % 2 === 0)).toEqual(even.reverse().slice(0, 3));
      }
    }),
    { numRuns: 500 },
  );
});

it('R-3 S-5 lists of thousands grow side by side, in order though nobody reads them in between', () => {
  const age = (number: number) => Math.imul(number, 2654435761) >>> 8;
  const lists = new SortedLists((a, b) => age(a) > age(b));
  const numbers = Array.from({ length: 20_000 }, (_, number) => number);
  // The first list has all numbers, the second every other one, and so on, so that each reuses space that
  // another has outgrown.
  const belongs = (number: number, list: number) => number % 2 ** list === 0;
  for (const number of numbers)
    for (let list = 0; list < 12; list += 1) if (belongs(number, list)) lists.insert(list, number);
  for (let list = 0; list < 12; list += 1) {
    const wanted = numbers.filter((number) => belongs(number, list));
    expect([...lists.numbers(list)]).toEqual(wanted.toSorted((a, b) => age(a) - age(b) || a - b));
  }
});

it('R-5 a list of many numbers is taken over as it is, and outgrows its array without touching it', () => {
  const lists = new SortedLists((a, b) => a > b);
  const numbers = Uint32Array.from({ length: 10_000 }, (_, i) => i);
  lists.adopt(0, numbers);
  expect(lists.numbers(0).buffer).toBe(numbers.buffer);
  lists.insert(0, 10_000);
  expect(lists.length(0)).toBe(10_001);
  expect(numbers.length).toBe(10_000);
  expect(lists.numbers(0).at(-1)).toBe(10_000);
  lists.insert(1, 7);
  expect([...lists.numbers(1)]).toEqual([7]);
});
