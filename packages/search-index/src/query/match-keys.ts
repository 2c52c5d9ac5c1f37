import type { IndexCore } from '../index-core.ts';
import type { Correction, Fallback, SearchedWords } from '../search-index.ts';
import type { Scores } from '../text/concept-scorer.ts';
import type { Concept } from '../text/concepts.ts';
import type { KeyReader, Reading } from './key-reader.ts';

/** The documents that match full-text keys, before any condition is applied. */
export type MatchedKeys = {
  groups: readonly (readonly Concept[])[];
  /** Ordinals of the documents that match: first those that match all groups, in no other order. */
  found: Uint32Array;
  /** How many match all groups, with a fallback; by relevance they stand first. */
  whole: number;
  /** Ordinals of the documents that editors have pinned, in the editors' order. */
  pinned: readonly number[];
  corrections: readonly Correction[];
  fallback: Fallback;
  /** The scores by which documents that come close were found. */
  scored?: Scores;
};

type Match = Omit<MatchedKeys, 'pinned'>;

export const NO_FALLBACK: Fallback = { step: 'none', dropped: [] };

/** The words of concepts as they were typed, or as they were corrected. */
const wordsOf = (concepts: readonly Concept[]): string[] =>
  concepts.flatMap(({ alternatives: [typed] }) => typed.words.map(({ text }) => text));

/**
 * Looks the keys up, and gives way step by step until any document matches: all words as typed; all but those that
 * only ask; the same with unknown words replaced by similar words of the index; then the documents that come closest.
 * These also follow documents with all words, if there are few of them. Without `fallback`, the only step is the
 * correction.
 *
 * A misspelt word is corrected before it is dropped, because a correction finds what was meant, and a part of the words
 * what is left of it.
 */
export function matchKeys(core: IndexCore, reader: KeyReader, request: SearchedWords): MatchedKeys | null {
  const typed = reader.read(request, core.text);
  if (typed.groups.length === 0) return null;
  const pinned = reader.pinnedFor(request).flatMap((nid) => core.table.ordinalOf(nid) ?? []);
  const givesWay = request.fallback === true && request.conjunction === 'AND';
  const asTyped = matchAllWords(core, typed, givesWay);
  const corrected = asTyped.found.length > 0 ? null : reader.correct(request, core.text);
  const whole = corrected ? matchAllWords(core, corrected, givesWay) : asTyped;
  if (!givesWay) return { ...whole, pinned };
  const reading = corrected ?? typed;
  if (whole.found.length > 0) return { ...addClose(core, whole, reading), pinned };
  return { ...matchClose(core, reading), pinned };
}

function matchAllWords(core: IndexCore, { groups, telling, corrections }: Reading, givesWay: boolean): Match {
  const found = core.text.match(groups);
  if (found.length > 0) return toWhole({ groups, found, corrections, fallback: NO_FALLBACK });
  const withoutQuestion = givesWay && telling ? core.text.match(telling) : found;
  if (!telling || withoutQuestion.length === 0)
    return toWhole({ groups, found, corrections: [], fallback: NO_FALLBACK });
  const fallback: Fallback = { step: 'question_words', dropped: wordsOf(questionsIn(groups)) };
  return toWhole({ groups: telling, found: withoutQuestion, corrections, fallback });
}

const toWhole = (match: Omit<Match, 'whole'>): Match => ({ ...match, whole: match.found.length });

const questionsIn = (groups: readonly (readonly Concept[])[]) =>
  groups.flat().filter(({ isQuestion }) => isQuestion);

/**
 * Adds the documents that come close to those with all words, if there are few of these; or finds none, if these have
 * several words only by synonyms, and hardly say them. Of many, those are left out that only say a synonym in passing.
 * Words that only ask do not count.
 */
function addClose(core: IndexCore, match: Match, { telling }: Reading): Match {
  const groups = telling ?? match.groups;
  const { found, scored } = core.text.addClose(groups.flat(), match.found);
  if (found.length === 0)
    return toWhole({ groups: match.groups, found, corrections: [], fallback: NO_FALLBACK });
  if (!scored) return toWhole({ ...match, found: core.text.withoutPassing(groups.flat(), found) });
  if (found.length === match.whole) return match;
  return { ...match, groups, found, scored, fallback: { ...match.fallback, step: 'all_and_close' } };
}

/** The documents that come closest to all words, if none has them. */
function matchClose(core: IndexCore, { groups, telling, corrections }: Reading): Match {
  const concepts = (telling ?? groups).flat();
  const { found, scored, isMatched } = core.text.addClose(concepts, new Uint32Array());
  if (!scored || found.length === 0)
    return toWhole({ groups, found, corrections: [], fallback: NO_FALLBACK });
  const missing = concepts.filter((_, i) => !isMatched[i]);
  const asTyped = new Map(corrections.map(({ typed, used }) => [used, typed]));
  const dropped = wordsOf([...(telling ? questionsIn(groups) : []), ...missing]);
  return {
    groups: [concepts],
    found,
    scored,
    whole: 0,
    corrections: corrections.filter(({ used }) => !dropped.includes(used)),
    fallback: { step: 'majority', dropped: dropped.map((word) => asTyped.get(word) ?? word) },
  };
}
