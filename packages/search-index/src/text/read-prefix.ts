import type { Ranking } from './bm25f.ts';
import { type CommonPrefix, type Factors, weighBoth } from './common-prefix.ts';
import type { FieldLengths } from './field-lengths.ts';
import { spreadFrequencies } from './form-sums.ts';
import type { PostingPool } from './posting-pool.ts';

/** Postings or documents read in one step: a small part of a millisecond. */
const A_STEP = 1 << 13;
/** To choose the highest weights, they are counted in classes by the upper bits of their binary form. */
const CLASS_SHIFT = 14;
const CLASSES = 2 ** (31 - CLASS_SHIFT);

/** What is read: of an index that may change between two steps. */
export type PrefixSource = {
  postings: PostingPool;
  lengths: FieldLengths;
  ranking: Ranking;
  /** The factors at present. */
  readFactors(): Factors;
};

/**
 * Arrays for reading prefixes one after the other, all zero in between: allocating them for each would make the garbage
 * collector mark.
 */
export class PrefixScratch {
  /** By ordinal, the summed frequencies of all terms but the exact one; its own frequencies; the weight. */
  readonly sums: Float64Array;
  readonly packedOfExact: Uint16Array;
  readonly weights: Float32Array<ArrayBuffer>;
  /** By class, how many weights there are. */
  readonly counts = new Uint32Array(CLASSES);

  /** @param room for how many ordinals */
  constructor(capacity: number) {
    this.sums = new Float64Array(capacity);
    this.packedOfExact = new Uint16Array(capacity);
    this.weights = new Float32Array(capacity);
  }
}

/** The lowest weight that is higher than what no more than about `top` documents exceed. */
function chooseThreshold(counts: Uint32Array, top: number): number {
  let [number, above] = [CLASSES - 1, 0];
  while (number > 0 && above + (counts[number] as number) <= top) {
    above += counts[number] as number;
    number -= 1;
  }
  // Equal weights are in the same class, and so on the same side of the lowest weight of the class above.
  return new Float32Array(Uint32Array.of((number + 1) << CLASS_SHIFT).buffer)[0] as number;
}

/**
 * Reads the postings of a prefix, step by step. Documents that are added between two steps have to be added to it,
 * too.
 *
 * @param terms those that begin with it
 * @param exact the one of them that equals it, or -1
 * @param top about how many documents are kept with their weights
 * @param scratch has room for all ordinals that there are
 */
export function* readPrefix(
  common: CommonPrefix,
  { postings, lengths, ranking, readFactors }: PrefixSource,
  terms: Uint32Array,
  exact: number,
  top: number,
  scratch: PrefixScratch,
): Generator<void, void> {
  const { sums, packedOfExact, weights, counts } = scratch;
  // Those of documents that are added from now on are told to the prefix.
  const { ordinals } = lengths;
  const table = spreadFrequencies();
  let done = 0;
  for (const term of terms) {
    for (const slice of postings.slices(term)) {
      if (term === exact) copySlice(slice, ordinals, packedOfExact);
      else addSlice(slice, ordinals, table, sums);
      done += slice.end - slice.start;
      if (done < A_STEP) continue;
      done = 0;
      yield;
    }
  }
  const [factors, averages] = [{ ...readFactors() }, lengths.averages];
  const bits = new Uint32Array(weights.buffer);
  for (let ordinal = 0; ordinal < ordinals; ordinal += 1) {
    if (ordinal % A_STEP === A_STEP - 1) yield;
    const [sum, packed] = [sums[ordinal] as number, packedOfExact[ordinal] as number];
    if ((sum === 0 && packed === 0) || lengths.isLive[ordinal] === 0) continue;
    const ofExact = table[packed] as number;
    weights[ordinal] = weighBoth(sum, ofExact, ordinal, lengths.lengths, factors, ranking.otherForm);
    const number = (bits[ordinal] as number) >>> CLASS_SHIFT;
    counts[number] = (counts[number] as number) + 1;
  }
  common.begin(chooseThreshold(counts, top), factors, averages);
  counts.fill(0);
  for (let ordinal = 0; ordinal < ordinals; ordinal += 1) {
    if (ordinal % A_STEP === A_STEP - 1) yield;
    const weight = weights[ordinal] as number;
    if (weight > 0)
      common.take(
        ordinal,
        weight,
        sums[ordinal] as number,
        table[packedOfExact[ordinal] as number] as number,
      );
    sums[ordinal] = 0;
    packedOfExact[ordinal] = 0;
    weights[ordinal] = 0;
  }
  common.end(ranking, lengths);
}

type Slice = ReturnType<PostingPool['slices']>[number];

/** Ordinals are ascending: the rest of a slice belongs to documents that were added later. */
function addSlice(
  { ordinals, frequencies, start, end }: Slice,
  first: number,
  table: Float64Array,
  sums: Float64Array,
): void {
  for (let i = start; i < end; i += 1) {
    const ordinal = ordinals[i] as number;
    if (ordinal >= first) return;
    sums[ordinal] = (sums[ordinal] as number) + (table[frequencies[i] as number] as number);
  }
}

function copySlice({ ordinals, frequencies, start, end }: Slice, first: number, into: Uint16Array): void {
  for (let i = start; i < end; i += 1) {
    const ordinal = ordinals[i] as number;
    if (ordinal >= first) return;
    into[ordinal] = frequencies[i] as number;
  }
}
