import { type Language, languages } from '@keelstone/languages/languages.ts';
import type { Hyphenate } from '@keelstone/ui/breakable/hyphenation.ts';

/** Minimum number of letters before and after a hyphen: short syllables are not worth hyphenating. */
const LEAST = { before: 5, after: 4 };
const SOFT_HYPHEN = '\u00AD';
const MARK = '\u0001';

/**
 * Inserts soft hyphens where a word of this language may be hyphenated, using TeX's patterns (F. M. Liang, "Word
 * Hy-phen-a-tion by Com-put-er", 1983).
 */
export function softHyphensOf(language: Language): Hyphenate {
  const before = hyphenators.get(language);
  if (before) return before;
  const hyphenate = cacheWords(dividerOf(language));
  hyphenators.set(language, hyphenate);
  return hyphenate;
}

const hyphenators = new Map<Language, Hyphenate>();
const MOST_WORDS = 2000;
/** In letters. No language has longer words; what is longer takes time with its square, and browsers break it anywhere. */
const LONGEST_WORD = 100;

/** Headings are rendered more often than written. */
function cacheWords(hyphenate: Hyphenate): Hyphenate {
  const words = new Map<string, string>();
  return (word) => {
    if (word.length > LONGEST_WORD) return word;
    const before = words.get(word);
    if (before !== undefined) return before;
    if (words.size >= MOST_WORDS) words.clear();
    const divided = hyphenate(word);
    words.set(word, divided);
    return divided;
  };
}

function dividerOf(language: Language): Hyphenate {
  const hyphenate = languages[language].hyphenate;
  return (word) => {
    const syllables = hyphenate(word, { hyphenChar: MARK, minWordLength: 1 }).split(MARK);
    let letters = 0;
    return syllables
      .map((syllable, position) => {
        const isApart = position > 0 && letters >= LEAST.before && word.length - letters >= LEAST.after;
        letters += syllable.length;
        return isApart ? SOFT_HYPHEN + syllable : syllable;
      })
      .join('');
  };
}
