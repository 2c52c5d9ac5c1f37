import { expect, it } from 'vitest';
import { parseSearchRules } from './search-rules.ts';

const parse = (synonyms: unknown) => parseSearchRules({ synonyms, pinned: [] }).synonyms;

it('S-28 reads groups of one direction, weights, and what earlier versions published', () => {
  const directed = { phrases: ['bcm'], finds: ['business continuity'], weight: 0.5 };
  expect(parse([directed, { phrases: ['a', 'b'] }, ['c', 'd']])).toEqual([
    directed,
    { phrases: ['a', 'b'] },
    { phrases: ['c', 'd'] },
  ]);
});

it.each([[{ phrases: 'a' }], [{ phrases: ['a'], weight: 0 }], [{ phrases: ['a'], weight: 2 }], ['a'], [[1]]])(
  'S-28 refuses %j',
  (rule) => expect(() => parse([rule])).toThrow(),
);
