import { expect, it } from 'vitest';
import { FieldLengths } from './field-lengths.ts';
import { FormSums } from './form-sums.ts';
import { addOccurrence, FIELDS, type TextField } from './frequencies.ts';
import { PostingPool } from './posting-pool.ts';

/** Each field uses a different power of ten, so that none can be mistaken for another. */
const COUNTS: Record<TextField, number> = {
  title: 1,
  alsoFoundBy: 1000,
  terms: 1e6,
  excerpt: 1e9,
  body: 1e12,
};

function setUp(wordsOf: Record<TextField, number>, ordinals: number) {
  const lengths = new FieldLengths();
  for (let ordinal = 0; ordinal < ordinals; ordinal += 1) {
    for (const field of FIELDS) lengths.set(ordinal, field, wordsOf[field]);
    lengths.add(ordinal);
  }
  const factors = Object.fromEntries(
    FIELDS.map((field) => [field, new Float64Array(wordsOf[field] + 1).fill(COUNTS[field])]),
  ) as Record<TextField, Float64Array>;
  return { lengths, factors };
}

it('S-26 adds up the occurrences of many terms field by field, and leaves nothing for the next word', () => {
  const { lengths, factors } = setUp({ title: 10, alsoFoundBy: 10, terms: 10, excerpt: 10, body: 10 }, 3);
  const postings = new PostingPool();
  const all = FIELDS.reduce((packed, field) => addOccurrence(packed, field), 0);
  for (const term of [0, 1, 2]) postings.append(term, 0, addOccurrence(all, 'title'));
  for (const ordinal of [1, 2]) postings.append(2, ordinal, addOccurrence(0, 'body'));
  lengths.remove(1);
  const sums = new FormSums(lengths);
  for (let turn = 0; turn < 2; turn += 1) {
    const weighted = new Float64Array(lengths.isLive.length);
    sums.weigh(postings, [0, 1, 2], Uint32Array.of(0, 2), factors, weighted);
    expect([...weighted.subarray(0, 3)]).toEqual([3_003_003_003_006, 0, 1e12]);
  }
});

it('S-26 says when a field is too long for its sums to be exact', () => {
  const short = { title: 255, alsoFoundBy: 255, terms: 511, excerpt: 511, body: 16_383 };
  expect(new FormSums(setUp(short, 1).lengths).areExact).toBe(true);
  for (const field of FIELDS) {
    const long = { ...short, [field]: short[field] + 1 };
    expect(new FormSums(setUp(long, 1).lengths).areExact).toBe(false);
  }
});
