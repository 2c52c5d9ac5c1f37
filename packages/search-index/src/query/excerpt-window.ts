import type { ExcerptWindow, TextMatch } from '../search-index.ts';

/** A match, and the number of the concept that it satisfies. */
export type ConceptMatch = TextMatch & { concept: number };

/** The largest share of the window that may precede the first match. */
const LEAD = 0.3;
const SENTENCE_END = /[.!?:\n]\s+/g;

type Run = { first: number; last: number; concepts: number };

/**
 * The run of matches within a length that covers the most concepts; among equals, the one with the most matches,
 * then the first one.
 */
function bestRun(matches: readonly ConceptMatch[], length: number): Run {
  let best: Run = { first: 0, last: 0, concepts: 0 };
  for (let first = 0; first < matches.length; first += 1) {
    const from = (matches[first] as ConceptMatch).start;
    let last = first;
    while (last + 1 < matches.length && (matches[last + 1] as ConceptMatch).end - from <= length) last += 1;
    const concepts = new Set(matches.slice(first, last + 1).map(({ concept }) => concept)).size;
    const isBetter =
      concepts > best.concepts || (concepts === best.concepts && last - first > best.last - best.first);
    if (isBetter) best = { first, last, concepts };
  }
  return best;
}

/** Where to begin: at the start of the sentence if it is near enough, otherwise between two words. */
function chooseStart(text: string, from: number, earliest: number): number {
  if (earliest <= 0) return 0;
  const lead = text.slice(earliest, from);
  const sentences = [...lead.matchAll(SENTENCE_END)];
  const sentence = sentences[0];
  if (sentence) return earliest + sentence.index + sentence[0].length;
  const space = lead.search(/\s/);
  return space < 0 ? from : earliest + space + 1;
}

/** Where to end: between two words. */
function chooseEnd(text: string, to: number, latest: number): number {
  if (latest >= text.length) return text.length;
  const space = text.slice(to, latest + 1).search(/\s\S*$/);
  return space < 0 ? to : to + space;
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
