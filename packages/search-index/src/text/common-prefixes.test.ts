import { isDeepStrictEqual } from 'node:util';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createSearchIndex, type SavableSearchIndex } from '../create-search-index.ts';
import type { SearchIndex, SearchRequest } from '../search-index.ts';
import {
  change,
  language,
  optionsOf,
  request,
  steppedCompaction,
} from '../testing/random-histories.fixture.ts';
import { sampleDocument, sampleRequest } from '../testing/sample-documents.fixture.ts';
import { RANKING } from './bm25f.ts';
import { CommonPrefixes } from './common-prefixes.ts';
import { FieldLengths } from './field-lengths.ts';
import { FormSums } from './form-sums.ts';
import { addOccurrence } from './frequencies.ts';
import { PostingPool } from './posting-pool.ts';
import { WordTable } from './word-table.ts';

const NEVER = { terms: Infinity, postings: Infinity, top: 0 };
const BY_RELEVANCE = [{ field: 'relevance' as const, direction: 'DESC' as const }];

const letters = fc.constantFrom('r', 're', 'p', 'c', 's', 'k', 'u', 'ü', 'f', '1', '2', 't', 'm', 'risk');
const asked = fc.record({
  keys: letters.map((key) => [key]),
  sort: fc.constantFrom(BY_RELEVANCE, BY_RELEVANCE, [
    { field: 'relevance' as const, direction: 'ASC' as const },
  ]),
  offset: fc.constantFrom(0, 0, 0, 1, 3),
  limit: fc.constantFrom(1, 2, 3, 20),
});

type Change = typeof change extends fc.Arbitrary<infer T> ? T : never;

function apply(step: Change, index: SearchIndex): void {
  if (step.do === 'set rules') index.setRules(step.rules);
  if (step.do === 'add') for (const document of step.documents) index.add(document);
  if (step.do === 'remove') for (const nid of step.nids) index.remove(nid);
}

/**
 * Scores are sums in another order, so documents with scores that differ in the last bits alone may change places. Those
 * with the same score may not.
 */
function expectSameResults(
  query: SearchRequest,
  { index, plain }: Record<'index' | 'plain', SavableSearchIndex>,
) {
  const [{ nids, ...rest }, { nids: expected, ...others }] = [index.search(query), plain.search(query)];
  expect(rest).toEqual(others);
  if (isDeepStrictEqual(nids, expected)) return;
  const scoresOf = (list: readonly number[]) => plain.explain(query, list).map(({ score }) => score);
  expect(nids.length).toBe(expected.length);
  const [scores, wanted] = [scoresOf(nids), scoresOf(expected)];
  for (const [i, score] of scores.entries()) {
    if (nids[i] === expected[i]) continue;
    expect(score).not.toBe(wanted[i]);
    expect(score).toBeCloseTo(wanted[i] as number, 12);
  }
}

describe('the documents of common prefixes', { timeout: 120_000 }, () => {
  it('S-26 are found, counted and ranked as by reading every posting, through changes, rules and compactions', () => {
    fc.assert(
      fc.property(
        language,
        fc.constantFrom(1, 3, 8),
        fc.array(fc.tuple(change, request, asked), { minLength: 8, maxLength: 25 }),
        (spoken, top, steps) => {
          const [compaction, other] = [steppedCompaction(), steppedCompaction()];
          const options = { ...optionsOf(spoken), commonPrefixes: { terms: 0, postings: 4, top } };
          const index = createSearchIndex({ ...options, compaction: compaction.options });
          const plain = createSearchIndex({ ...options, commonPrefixes: NEVER, compaction: other.options });
          for (const [step, any, letter] of steps) {
            for (const each of [index, plain]) apply(step, each);
            for (const query of [
              { ...any, ...letter },
              { ...any, ...letter, conditions: [] },
            ])
              expectSameResults(query, { index, plain });
            compaction.step();
            other.step();
          }
        },
      ),
      { numRuns: 40 },
    );
  });

  it('S-26 are read in the background from the first search on, through changes between two steps', () => {
    let finished = 0;
    fc.assert(
      fc.property(
        language,
        fc.array(change, { minLength: 2, maxLength: 6 }),
        fc.array(fc.tuple(fc.option(change), asked), { minLength: 60, maxLength: 90 }),
        (spoken, first, later) => {
          const waiting: (() => void)[] = [];
          const options = { ...optionsOf(spoken), commonPrefixes: { terms: 0, postings: 4, top: 3 } };
          const preparation = { sliceMs: 0, schedule: (work: () => void) => void waiting.push(work) };
          const index = createSearchIndex({ ...options, preparation });
          const plain = createSearchIndex({ ...options, commonPrefixes: NEVER });
          for (const step of first) for (const each of [index, plain]) apply(step, each);
          for (const [step, query] of later) {
            if (step) for (const each of [index, plain]) apply(step, each);
            expect(waiting.length).toBeLessThan(2);
            waiting.shift()?.();
            expectSameResults(sampleRequest(query), { index, plain });
          }
          if (waiting.length === 0) finished += 1;
        },
      ),
      { numRuns: 30 },
    );
    expect(finished).toBeGreaterThan(20);
  });

  it('S-26 stay in order when the average length of a field changes', () => {
    const texts = fc.array(fc.record({ words: fc.nat(4), others: fc.nat(30), inTitle: fc.boolean() }), {
      minLength: 6,
      maxLength: 30,
    });
    const toDocument = (
      nid: number,
      { words, others, inTitle }: { words: number; others: number; inTitle: boolean },
    ) =>
      sampleDocument({
        nid,
        title: inTitle ? `sun ${'x '.repeat(others)}` : '',
        body: `${'sea salt '.repeat(words)} ${'x '.repeat(others * 3)}`,
      });
    fc.assert(
      fc.property(texts, texts, fc.constantFrom(1, 2, 5), (first, later, top) => {
        const index = createSearchIndex({ language: 'en', commonPrefixes: { terms: 0, postings: 2, top } });
        const plain = createSearchIndex({ language: 'en', commonPrefixes: NEVER });
        const query = sampleRequest({ keys: ['s'], limit: 2, sort: BY_RELEVANCE });
        for (const [nid, each] of [...first, ...later].entries()) {
          for (const one of [index, plain]) one.add(toDocument(nid, each));
          if (nid < first.length - 1) continue;
          expect(index.search(query)).toEqual(plain.search(query));
          for (const one of [index, plain]) one.remove(nid - first.length + 1);
        }
      }),
      { numRuns: 40 },
    );
  });
});

const IN_TITLE = addOccurrence(0, 'title');

/** Documents by the words of their titles; terms are numbered as the words are first seen. */
function setUp(top: number) {
  const [forms, postings, lengths] = [new WordTable(), new PostingPool(), new FieldLengths()];
  const another = () =>
    new CommonPrefixes(postings, lengths, new FormSums(lengths), RANKING, { terms: 1, postings: 3, top });
  const common = another();
  let ordinal = 0;
  const termsOf = (prefix: string) => {
    const terms = Array.from({ length: forms.size }, (_, term) => term);
    return Uint32Array.from(terms.filter((term) => forms.wordAt(term).startsWith(prefix)));
  };
  const find = (prefixes: CommonPrefixes, prefix: string) => {
    const found = prefixes.match(prefix, termsOf(prefix), forms.find(prefix));
    return found && [...found];
  };
  return {
    lengths,
    common,
    add(...words: string[]) {
      const packed = new Uint16Array(256);
      const terms = [...new Set(words.map((word) => forms.add(word)))];
      for (const word of words)
        packed[forms.add(word)] = addOccurrence(packed[forms.add(word)] as number, 'title');
      for (const field of ['alsoFoundBy', 'terms', 'excerpt', 'body'] as const)
        lengths.set(ordinal, field, 0);
      lengths.set(ordinal, 'title', words.length);
      lengths.add(ordinal);
      common.add(ordinal, terms, packed, forms);
      for (const term of terms) postings.append(term, ordinal, packed[term] as number);
      ordinal += 1;
    },
    another,
    find,
    match: (prefix: string) => find(common, prefix),
    prepare: (prefix: string) => common.prepare(prefix, termsOf(prefix), forms.find(prefix), null),
    top(prefix: string) {
      const all = common.top(prefix, 4);
      return all && [...all.ordinals];
    },
  };
}

it('S-26 keeps a prefix only if many terms and postings begin with it', () => {
  const { add, match, top } = setUp(2);
  expect(IN_TITLE).toBe(1);
  for (let i = 0; i < 4; i += 1) add('one');
  for (let i = 0; i < 3; i += 1) add('two', 'three');
  expect([match('o'), match('two'), match('x')]).toEqual([null, null, null]);
  expect([top('o'), top('t')]).toEqual([null, null]);
  expect(match('t')).toEqual([4, 5, 6]);
  expect(top('t')).not.toBeNull();
});

it('S-26 follows additions and removals without reading the postings again, and names a limit for all others', () => {
  const { add, match, lengths, common, top } = setUp(2);
  for (const words of [['risk'], ['rest', 'x', 'x', 'x'], ['rest', 'x', 'x'], ['risk', 'x', 'x', 'x', 'x']])
    add(...words);
  expect(match('r')).toEqual([0, 1, 2, 3]);
  expect(top('r')).toEqual([0, 2]);
  add('other');
  add('r', 'risk');
  lengths.remove(2);
  expect(match('r')).toEqual([0, 1, 3, 5]);
  const after = common.top('r', 4);
  expect([...(after?.ordinals ?? [])]).toEqual([0, 5]);
  // The exact word counts for more than another form, and both for more than one.
  expect(after?.scores[1]).toBeGreaterThan(after?.scores[0] as number);
  expect(after?.limit).toBeLessThan(after?.scores[0] as number);
  expect(after?.limit).toBeGreaterThan(0);
});

it('S-26 reads a prefix step by step while documents are added and removed', () => {
  const { add, match, lengths, prepare, common, another, find } = setUp(6);
  const fillers = ['x', 'y', 'z'];
  for (let i = 0; i < 30_000; i += 1) add(i % 3 === 0 ? 'x' : 'rest', i % 5 === 0 ? 'r' : 'run', ...fillers);
  for (let i = 0; i < 4; i += 1) add('run', 'rest', ...fillers.slice(i % 2));
  const steps = prepare('r');
  let taken = 0;
  while (!steps.next().done) {
    taken += 1;
    // Better than all, as good as many, without the prefix; and some that are not there any more.
    if (taken % 2 === 0) add('r', 'rest', 'run');
    if (taken % 4 === 0) lengths.remove(lengths.ordinals - 1);
    if (taken % 3 === 0) add('rest', 'run', ...fillers);
    add('x', 'y');
    lengths.remove(taken);
  }
  expect(taken).toBeGreaterThan(8);
  const other = another();
  expect(match('r')).toEqual(find(other, 'r'));
  const [top, all] = [common, other].map((each) => each.top('r', 30_000));
  const limit = Math.max(top?.limit ?? 0, all?.limit ?? 0);
  const above = [top, all].map((each) =>
    [...(each?.ordinals ?? [])].filter((_, i) => (each?.scores[i] as number) > limit),
  );
  expect(above[0]).toEqual(above[1]);
  expect(above[0]?.length).toBeGreaterThan(2);
});

it('S-26 drops the prefix that was searched for longest ago, and one whose documents have changed too much', () => {
  const { add, match, top, lengths } = setUp(2);
  const prefixes = Array.from({ length: 65 }, (_, i) => String.fromCharCode(0x4e00 + i));
  const [first, second, ...others] = prefixes as [string, string, ...string[]];
  for (const prefix of prefixes) for (let i = 0; i < 2; i += 1) add(`${prefix}a`, `${prefix}b`);
  for (const prefix of [second, first, ...others]) expect(match(prefix)).toHaveLength(2);
  // Of 65 prefixes, 64 are kept.
  expect(top(second)).toBeNull();
  expect(top(first)).toEqual([0, 1]);
  lengths.remove(0);
  lengths.remove(1);
  // Found out by the last look at it.
  expect(top(first)).toEqual([]);
  expect(top(first)).toBeNull();
});
