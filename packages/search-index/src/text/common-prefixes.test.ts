import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createSearchIndex } from '../create-search-index.ts';
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
            for (const each of [index, plain]) {
              if (step.do === 'set rules') each.setRules(step.rules);
              if (step.do === 'add') for (const document of step.documents) each.add(document);
              if (step.do === 'remove') for (const nid of step.nids) each.remove(nid);
            }
            for (const query of [
              { ...any, ...letter },
              { ...any, ...letter, conditions: [] },
            ])
              expect(index.search(query)).toEqual(plain.search(query));
            compaction.step();
            other.step();
          }
        },
      ),
      { numRuns: 100 },
    );
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
      { numRuns: 100 },
    );
  });
});

const IN_TITLE = addOccurrence(0, 'title');

/** Documents by the words of their titles; terms are numbered as the words are first seen. */
function setUp(top: number) {
  const [forms, postings, lengths] = [new WordTable(), new PostingPool(), new FieldLengths()];
  const common = new CommonPrefixes(postings, lengths, new FormSums(lengths), RANKING, {
    terms: 1,
    postings: 3,
    top,
  });
  let ordinal = 0;
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
    match(prefix: string) {
      const terms = Array.from({ length: forms.size }, (_, term) => term);
      const own = Uint32Array.from(terms.filter((term) => forms.wordAt(term).startsWith(prefix)));
      const found = common.match(prefix, own, forms.find(prefix));
      return found && [...found];
    },
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

it('S-26 forgets the prefix that was searched for longest ago, and one whose documents have changed too much', () => {
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
