import type { IndexCore } from '../index-core.ts';
import type { Correction, Fallback, SearchedWords } from '../search-index.ts';
import type { Concept } from '../text/concepts.ts';
import type { KeyReader, Reading } from './key-reader.ts';

/** The documents that match full-text keys, before any condition is applied. */
export type MatchedKeys = {
  groups: readonly (readonly Concept[])[];
  /** Ordinals of the documents that match, in no particular order. */
  found: Uint32Array;
  /** Ordinals of the documents that editors have pinned, in the editors' order. */
  pinned: readonly number[];
  corrections: readonly Correction[];
  fallback: Fallback;
};

type Match = Omit<MatchedKeys, 'pinned'>;

export const NO_FALLBACK: Fallback = { step: 'none', dropped: [] };

/** The words of concepts as they were typed, or as they were corrected. */
const wordsOf = (concepts: readonly Concept[]): string[] =>
  concepts.flatMap(({ alternatives: [typed] }) => typed.words.map(({ text }) => text));

/**
 * Looks the keys up, and gives way step by step until any document matches: all words as typed; all but those that
 * only ask; the same with unknown words replaced by similar words of the index; then most of the words. Without
 * `fallback`, the only step is the correction.
 *
 * A misspelt word is corrected before it is dropped, because a correction finds what was meant, and a majority what
 * is left of it.
 */
export function matchKeys(core: IndexCore, reader: KeyReader, request: SearchedWords): MatchedKeys | null {
  const typed = reader.read(request, core.text);
  if (typed.groups.length === 0) return null;
  const pinned = reader.pinnedFor(request).flatMap((nid) => core.table.ordinalOf(nid) ?? []);
  const givesWay = request.fallback === true && request.conjunction === 'AND';
  const asTyped = matchAllWords(core, typed, givesWay);
  if (asTyped.found.length > 0) return { ...asTyped, pinned };
  const corrected = reader.correct(request, core.text);
  const asCorrected = corrected ? matchAllWords(core, corrected, givesWay) : asTyped;
  if (asCorrected.found.length > 0 || !givesWay) return { ...asCorrected, pinned };
  return { ...matchMajority(core, corrected ?? typed), pinned };
}

function matchAllWords(core: IndexCore, { groups, telling, corrections }: Reading, givesWay: boolean): Match {
  const found = core.text.match(groups);
  if (found.length > 0) return { groups, found, corrections, fallback: NO_FALLBACK };
  const withoutQuestion = givesWay && telling ? core.text.match(telling) : found;
  if (!telling || withoutQuestion.length === 0)
    return { groups, found, corrections: [], fallback: NO_FALLBACK };
  const fallback: Fallback = { step: 'question_words', dropped: wordsOf(questionsIn(groups)) };
  return { groups: telling, found: withoutQuestion, corrections, fallback };
}

const questionsIn = (groups: readonly (readonly Concept[])[]) =>
  groups.flat().filter(({ isQuestion }) => isQuestion);

function matchMajority(core: IndexCore, { groups, telling, corrections }: Reading): Match {
  const concepts = (telling ?? groups).flat();
  const { found, isMatched } = core.text.matchMajority(concepts);
  if (found.length === 0) return { groups, found, corrections: [], fallback: NO_FALLBACK };
  const missing = concepts.filter((_, i) => !isMatched[i]);
  const asTyped = new Map(corrections.map(({ typed, used }) => [used, typed]));
  const dropped = wordsOf([...(telling ? questionsIn(groups) : []), ...missing]);
  return {
    groups: [concepts],
    found,
    corrections: corrections.filter(({ used }) => !dropped.includes(used)),
    fallback: { step: 'majority', dropped: dropped.map((word) => asTyped.get(word) ?? word) },
  };
}
