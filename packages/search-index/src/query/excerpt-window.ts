import type { ExcerptWindow, TextMatch } from '../search-index.ts';

/** A match, and the number of the concept that it satisfies. */
export type ConceptMatch = TextMatch & { concept: number };

/** The largest share of the window that may precede the first match. */
const LEAD = 0.3;
const SENTENCE_END = /[.!?:\n]\s+/;
const SPACE = /\s/;

type Run = { first: number; last: number; concepts: number };

/**
 * The run of matches within a length that covers the most concepts; among equals, the one with the most matches,
 * then the first one.
 */
function bestRun(matches: readonly ConceptMatch[], length: number): Run {
  let best: Run = { first: 0, last: 0, concepts: 0 };
  /** By concept, how many matches of the current run it has. */
  const counts: number[] = [];
  let [last, concepts] = [-1, 0];
  for (let first = 0; first < matches.length; first += 1) {
    const { start: from, concept: own } = matches[first] as ConceptMatch;
    // A run has its first match, however long that is.
    while (last + 1 < matches.length) {
      const { end, concept } = matches[last + 1] as ConceptMatch;
      if (last >= first && end - from > length) break;
      last += 1;
      counts[concept] = (counts[concept] ?? 0) + 1;
      if (counts[concept] === 1) concepts += 1;
    }
    const isBetter =
      concepts > best.concepts || (concepts === best.concepts && last - first > best.last - best.first);
    if (isBetter) best = { first, last, concepts };
    counts[own] = (counts[own] as number) - 1;
    if (counts[own] === 0) concepts -= 1;
  }
  return best;
}

/** Where to begin: at the start of the sentence if it is near enough, otherwise between two words. */
function chooseStart(text: string, from: number, earliest: number): number {
  if (earliest <= 0) return 0;
  const lead = text.slice(earliest, from);
  const sentence = SENTENCE_END.exec(lead);
  if (sentence) return earliest + sentence.index + sentence[0].length;
  const space = lead.search(SPACE);
  return space < 0 ? from : earliest + space + 1;
}

/** Where to end: between two words. */
function chooseEnd(text: string, to: number, latest: number): number {
  if (latest >= text.length) return text.length;
  let end = latest;
  while (end > to && !SPACE.test(text.charAt(end))) end -= 1;
  return end;
}

/**
 * Chooses the part of a text that shows the most of what was searched for.
 *
 * @param matches in order of position; at least one
 * @param length of the part, in code units; a single match that is longer is shown in full
 */
export function chooseWindow(text: string, matches: readonly ConceptMatch[], length: number): ExcerptWindow {
  const { first, last, concepts } = bestRun(matches, length);
  const from = (matches[first] as ConceptMatch).start;
  const to = (matches[last] as ConceptMatch).end;
  const spare = Math.max(0, length - (to - from));
  const start = chooseStart(text, from, from - Math.floor(Math.min(spare, length * LEAD)));
  const end = chooseEnd(text, to, Math.max(to, start + length));
  const inside = matches.filter((match) => match.start >= start && match.end <= end);
  return { start, end, concepts, matches: inside.map((match) => ({ start: match.start, end: match.end })) };
}
