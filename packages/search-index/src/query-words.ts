import { type StemLanguage, stemForm } from './stem-word.ts';
import { foldWord, splitWords } from './words.ts';

/**
 * One word a document must have: a word with one of the `stems`, or, when the beginning of a word is enough (`prefix`),
 * a word that begins with one of the `forms`.
 */
export type QueryWord = { forms: readonly string[]; stems: readonly string[]; prefix: boolean };

/**
 * Turns full-text keys into the words to look for. A key such as `third-party` is several words, all of which its
 * documents must have; a key without a letter or digit asks for nothing. The very last word is also a prefix,
 * because the visitor may still be typing it; what is still being typed is never stemmed before it is compared.
 *
 * @returns one group of words per key
 */
export function parseKeys(keys: readonly string[], language: StemLanguage): QueryWord[][] {
  const groups = keys
    .map((key) =>
      splitWords(key)
        .map(foldWord)
        .filter((forms) => forms.length > 0),
    )
    .filter((group) => group.length > 0);
  return groups.map((group, g) =>
    group.map((forms, w) => ({
      forms,
      stems: forms.map((form) => stemForm(form, language)),
      prefix: g === groups.length - 1 && w === group.length - 1,
    })),
  );
}
