import type { PublishedNode } from '@keelstone/content/types/types.model.ts';
import { languages } from '@keelstone/languages/languages.ts';
import { keywordToKeys, type Language } from '@keelstone/model';
import type { Passage } from '@keelstone/model/kind';
import { foldWords } from '@keelstone/model/search-contract';
import type { SearchIndex, SearchRequest, SearchResult } from '@keelstone/search-index';
import type { Answer } from '../../query/search-response.ts';
import type { NodeLookup } from '../search-dependencies.ts';
import { type PagePassage, passagesOf } from './passages.ts';

/** About five lines on a telephone. */
const LENGTH = 320;

/** The first sentences of a text that fit; a first sentence that is too long is cut between words. */
export function shorten(text: string, language: Language): string {
  let end = 0;
  for (const { index, segment } of new Intl.Segmenter(language, { granularity: 'sentence' }).segment(text)) {
    if (index + segment.trimEnd().length > LENGTH) break;
    end = index + segment.length;
  }
  if (end > 0) return text.slice(0, end).trimEnd();
  const cut = text.slice(0, LENGTH - 1);
  const space = cut.lastIndexOf(' ');
  return `${space > LENGTH / 2 ? cut.slice(0, space) : cut}…`;
}

/** Enough words to be found, and few enough to be found in spite of markup further on. */
const WORDS = 8;

/** A dash, a comma and an ampersand have a meaning in text fragments. */
const encodePart = (text: string): string =>
  encodeURIComponent(text).replace(
    /[-!'()*]/g,
    (letter) => `%${letter.charCodeAt(0).toString(16).toUpperCase()}`,
  );

/**
 * The URL of a passage: its anchor or, if it has none, a text fragment, which browsers scroll to and highlight. Those
 * that do not know text fragments open the page at its top.
 * https://wicg.github.io/scroll-to-text-fragment/
 */
export function passageUrl(path: string, { text, anchor, containerAnchor = '' }: Passage): string {
  if (anchor) return `${path}#${anchor}`;
  const start = text.split(/\s+/u).slice(0, WORDS).join(' ');
  return `${path}#${containerAnchor}:~:text=${encodePart(start)}`;
}

/** So many of a list are seen anyway, and not repeated above it. */
export const HEAD_OF_LIST = 3;
/** More are not ordered by relevance for it: that costs milliseconds, and such words hardly ask for anything. */
const MOST_ORDERED = 2048;
const BEST_MATCHES = {
  sort: [{ field: 'relevance', direction: 'DESC' }],
  limit: 50,
  best: 0,
  facets: [],
} satisfies Partial<SearchRequest>;

/**
 * When a passage stands out: chosen on the judged questions of relevance/answers, in English; the German ones confirm
 * them. An opening paragraph has to contain nearly everything, because its heading is the title of a page, which says
 * what the page is about rather than what is asked. A passage further down the list has to match better.
 */
const LEAST = {
  covered: 0.5,
  ofOpening: 0.8,
  heading: 0.6,
  rating: 0.45,
  ratingOfOthers: 0.75,
  margin: 0.15,
} as const;

type Corrections = SearchResult['corrections'];
/** A passage, and the node that has it. */
export type FoundPassage = { node: PublishedNode; passage: PagePassage };
type Rated = FoundPassage & { rating: number };

/**
 * What a heading gains that asks with the same word: "who are your critical suppliers" is answered below "Who are your own
 * critical suppliers?", and not by what a critical supplier is.
 */
const ASKS_ALIKE = 0.2;
const firstWord = (text: string): string => foldWords(text).trim().split(' ', 1)[0] ?? '';

/** Rates passages by how much of the question they contain, and how much of their headings is asked for. */
class PassageRating {
  readonly #index: Pick<SearchIndex, 'coverageOf'>;
  readonly #question: string;
  readonly #asked: ReturnType<SearchIndex['coverageOf']>;

  constructor(index: Pick<SearchIndex, 'coverageOf'>, keys: readonly string[]) {
    this.#index = index;
    this.#question = keys.join(' ');
    this.#asked = index.coverageOf({ keys, conjunction: 'AND' });
  }

  /** @returns from 0 to 1; 0 also for a passage that contains too little of either */
  of({ heading, text, isOpening }: PagePassage): number {
    // Spares reading the texts of most passages.
    if (this.#asked.of(heading) === 0) return 0;
    const covered = this.#asked.of(`${heading} ${text}`);
    if (covered < (isOpening ? LEAST.ofOpening : LEAST.covered)) return 0;
    const keys = keywordToKeys(heading);
    const inHeading = this.#index.coverageOf({ keys, conjunction: 'AND' }).of(this.#question);
    if (inHeading < LEAST.heading) return 0;
    return covered * inHeading + (firstWord(heading) === firstWord(this.#question) ? ASKS_ALIKE : 0);
  }
}

/** The keys as they were corrected. */
const corrected = (keys: readonly string[], corrections: Corrections): string[] =>
  keys.map((key) => corrections.find(({ typed }) => typed === key)?.used ?? key);

/**
 * Whether keys are a question: they begin with a word that asks ("where's", "qu'est-ce"), also after words that say
 * nothing ("ab wann", "c'est quoi"), or have a verb before its pronoun ("la garde est-elle", "le nombre est-il").
 */
function isQuestion(keys: readonly string[], language: Language): boolean {
  const { questionWords, stopWords, invertedPronouns } = languages[language].text;
  const words = keys.map((key) => foldWords(key).trim().split(' '));
  const [before = [], after = []] = words;
  const asks = ([word = '']: string[]) => questionWords.has(word);
  return (
    asks(before) ||
    (asks(after) && before.every((word) => stopWords.has(word))) ||
    words.some((parts) => parts.length > 1 && invertedPronouns?.has(parts.at(-1) as string))
  );
}

/** The results that a visitor sees first. */
type Shown = {
  recommended: readonly number[];
  list: readonly number[];
  total: number;
  corrections: Corrections;
};

/**
 * The passage that answers a question (S-31), if one of a page that is found stands out: it has the telling words of the
 * question, its heading says little else, and no other passage comes close. All that is shown is searched, and what matches
 * best: what is asked in a buyer's words, such as "what does it cost", occurs on many pages that answer something else.
 *
 * @returns null if the keys are not a question, or nothing stands out
 */
export function findPassage(
  index: Pick<SearchIndex, 'search' | 'coverageOf'>,
  request: SearchRequest,
  { recommended, list, total, corrections }: Shown,
  nodeOf: NodeLookup,
): FoundPassage | null {
  const shown = [...recommended, ...list];
  const language = shown.map(nodeOf).find((node) => node !== null)?.language;
  if (!language || request.offset > 0 || !isQuestion(request.keys, language)) return null;
  const matching = total > MOST_ORDERED ? [] : index.search({ ...request, ...BEST_MATCHES }).nids;
  const nodes = [...new Set([...shown, ...matching])].flatMap((nid) => nodeOf(nid) ?? []);
  const rating = new PassageRating(index, corrected(request.keys, corrections));
  const rated = nodes.flatMap((node) =>
    passagesOf(node).map((passage): Rated => ({ node, passage, rating: rating.of(passage) })),
  );
  const [best, next] = rated.sort((a, b) => b.rating - a.rating);
  if (!best || best.rating - (next?.rating ?? 0) < LEAST.margin) return null;
  const isFirst = [...recommended, ...list.slice(0, HEAD_OF_LIST)].includes(best.node.nid);
  return best.rating < (isFirst ? LEAST.rating : LEAST.ratingOfOthers) ? null : best;
}

/** What is shown of a passage. */
export const toAnswer = ({ node, passage }: FoundPassage): Answer => ({
  nid: String(node.nid),
  heading: passage.heading,
  text: shorten(passage.text, node.language),
  url: passageUrl(node.path, passage),
});
