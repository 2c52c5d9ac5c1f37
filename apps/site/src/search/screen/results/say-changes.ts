import type { Messages } from '@keelstone/languages/messages.ts';
import type { SearchResponse } from '../../query/search-response.ts';

type Fallback = { step: SearchResponse['fallback']['step']; dropped: readonly string[] };

/** The index stores words in lower case; a word typed with a capital, as German nouns are, is shown with one. */
const asTyped = (typed: string, used: string): string => {
  const [first = ''] = typed;
  const isCapital = first !== first.toLowerCase();
  return isCapital ? used.charAt(0).toUpperCase() + used.slice(1) : used;
};

/**
 * A line that says which words were searched for instead of those without matches (S-26); empty if there are
 * none.
 */
function sayCorrections(
  corrections: SearchResponse['corrections'],
  { corrected }: Pick<Messages['search'], 'corrected'>,
): string {
  if (corrections.length === 0) return '';
  return corrected(
    corrections.map(({ typed }) => typed).join(' '),
    corrections.map(({ typed, used }) => asTyped(typed, used)).join(' '),
  );
}

type Said = Pick<Messages['search'], 'corrected' | 'withoutQuestion' | 'closeToFew' | 'closeToNone'>;

/** A line that says how far the search gave way because few pages or none have all words; empty if it did not. */
function sayFallback({ step, dropped }: Fallback, said: Omit<Said, 'corrected'>): string {
  if (step === 'none') return '';
  if (step === 'question_words') return said.withoutQuestion(dropped.join(' '));
  return step === 'majority' ? said.closeToNone : said.closeToFew;
}

/** How the results differ from what was typed, in sentences (S-26); empty if they have all words. */
export function sayChanges(
  { corrections, fallback }: { corrections: SearchResponse['corrections']; fallback: Fallback },
  messages: Said,
): string {
  return [sayCorrections(corrections, messages), sayFallback(fallback, messages)].filter(Boolean).join(' ');
}
