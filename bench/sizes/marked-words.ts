import { readText, toQueryWords } from '@keelstone/search-index';
import { TermMatcher } from '../../packages/search-index/src/query/term-matcher.ts';
import { TextIndex } from '../../packages/search-index/src/text/text-index.ts';
import { listVocabulary, streamSearchDocuments } from '../generator/generate.ts';
import { plainWords } from '../search/scenarios.ts';

/** Ranks of the words that are searched for, in pairs. */
const RANKS = { common: 20, middle: 400 };
const SEARCHES = 100;

/**
 * What marking costs by counting, which no other load on the machine influences: the share of the words of texts that a
 * search for two words looks up to find its own. All others are passed over.
 *
 * @param documents how many generated documents to mark
 */
export function shareLookedUp(documents: number): number {
  const index = new TextIndex({ language: 'en' });
  const texts = Array.from(streamSearchDocuments(documents, 'marking'), (document, ordinal) => {
    index.add(ordinal, document);
    return readText(document.body);
  });
  let lookedUp = 0;
  const counting = {
    termsOf: index.termsOf.bind(index),
    formOf: index.formOf.bind(index),
    termsAt: (text: string, start: number, end: number) => {
      lookedUp += 1;
      return index.termsAt(text, start, end);
    },
  };
  const [common, middle] = [RANKS.common, RANKS.middle].map((rank) =>
    plainWords(listVocabulary(), rank, SEARCHES),
  );
  for (let search = 0; search < SEARCHES; search += 1) {
    const concepts = toQueryWords(`${common?.[search]} ${middle?.[search]}`, 'en').map((word) => ({
      alternatives: [{ words: [word], weight: 1 }] as const,
      isQuestion: false,
    }));
    const matcher = new TermMatcher(concepts, counting);
    for (const text of texts) matcher.find(text);
  }
  const words = texts.reduce((sum, { starts }) => sum + starts.length, 0);
  return lookedUp / (words * SEARCHES);
}
