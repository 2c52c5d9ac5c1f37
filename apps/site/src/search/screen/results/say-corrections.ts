import type { Messages } from '@keelstone/languages/messages.ts';
import type { SearchResponse } from '../../query/search-response.ts';

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
export function sayCorrections(
  corrections: SearchResponse['corrections'],
  { corrected }: Pick<Messages['search'], 'corrected'>,
): string {
  if (corrections.length === 0) return '';
  return corrected(
    corrections.map(({ typed }) => typed).join(' '),
    corrections.map(({ typed, used }) => asTyped(typed, used)).join(' '),
  );
}
