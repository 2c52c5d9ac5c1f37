import fc from 'fast-check';
import { expect, it } from 'vitest';
import { createSearchIndex } from '../create-search-index.ts';
import { createBruteForceIndex } from '../testing/brute-force-index.ts';
import { sampleDocument } from '../testing/sample-documents.fixture.ts';

/** Letters that fold to one, two or no letters of their own, combining marks, and separators. */
const letter = fc.constantFrom(
  'r',
  'R',
  'i',
  's',
  'k',
  'ß',
  'SS',
  'İ',
  'é',
  'e\u0301',
  ' ',
  '-',
  '👩‍🚒',
  '\uffff',
);
const title = fc.array(letter, { maxLength: 12 }).map((letters) => letters.join(''));
const document = fc.record({
  nid: fc.integer({ min: 1, max: 40 }),
  created: fc.nat(20),
  title,
  url: fc.constantFrom('/a', '/b'),
});
const step = fc.oneof(
  fc.record({ add: document }),
  fc.record({ remove: fc.integer({ min: 1, max: 40 }) }),
  fc.record({
    typed: fc.oneof(
      title,
      fc.array(letter, { maxLength: 3 }).map((all) => all.join('')),
    ),
  }),
);

it('S-5 suggests what looking at every title finds, in the same order, whatever came and went before', {
  timeout: 60_000,
}, () => {
  let suggested = 0;
  fc.assert(
    fc.property(
      fc.array(step, { maxLength: 120, size: 'max' }),
      fc.integer({ min: 1, max: 5 }),
      (steps, limit) => {
        const options = { language: 'en', isListed: ({ nid }: { nid: number }) => nid % 7 > 0 } as const;
        const [index, naive] = [createSearchIndex(options), createBruteForceIndex(options)];
        for (const each of steps) {
          for (const one of [index, naive]) {
            if ('add' in each) one.add(sampleDocument(each.add));
            else if ('remove' in each) one.remove(each.remove);
          }
          if (!('typed' in each)) continue;
          const expected = naive.suggest(each.typed, limit);
          expect(index.suggest(each.typed, limit)).toEqual(expected);
          suggested += expected.length;
        }
      },
    ),
    { numRuns: 500 },
  );
  expect(suggested).toBeGreaterThan(1000);
});
