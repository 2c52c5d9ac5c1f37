import { MOST_WORDS } from '../text/edit-distance.ts';
import type { NearbyWord } from '../text/nearby-words.ts';
import { foldWord, splitWords } from '../text/words.ts';

/** How many spellings are tried: each one costs a search. */
const MOST_TRIED = 8;

type Candidate = NearbyWord & { keys: string[] };

/**
 * Finds other keys that do match, with one word spelt slightly differently.
 *
 * @param isMeant whether a word is to be left as it is
 * @param nearby returns the words of the index that resemble a form
 * @param finds whether keys match anything
 */
export function respell(
  keys: readonly string[],
  isMeant: (word: string) => boolean,
  nearby: (form: string) => readonly NearbyWord[],
  finds: (keys: string[]) => boolean,
): string[] | null {
  if (keys.flatMap(splitWords).length > MOST_WORDS) return null;
  const candidates = keys.flatMap((key, place) =>
    splitWords(key).flatMap((word) =>
      (isMeant(word) ? [] : foldWord(word)).flatMap((form) =>
        nearby(form)
          .slice(0, MOST_TRIED)
          .map((near): Candidate => {
            const respelt = key.normalize('NFC').replace(word, near.spelling);
            return { ...near, keys: keys.map((other, i) => (i === place ? respelt : other)) };
          }),
      ),
    ),
  );
  const likeliestFirst = candidates.sort((a, b) => a.distance - b.distance || b.documents - a.documents);
  return likeliestFirst.slice(0, MOST_TRIED).find((candidate) => finds(candidate.keys))?.keys ?? null;
}
