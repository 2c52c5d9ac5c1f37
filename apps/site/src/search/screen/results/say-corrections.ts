import type { Messages } from '@keelstone/languages/messages.ts';
import type { SearchResponse } from '../../query/search-response.ts';

/** The index knows words in small letters; who typed a capital, as German nouns have it, reads one. */
const asTyped = (typed: string, used: string): string => {
  const [first = ''] = typed;
  const isCapital = first !== first.toLowerCase();
  return isCapital ? used.charAt(0).toUpperCase() + used.slice(1) : used;
};

/** Which words were looked for instead of those that nothing holds, in one line (S-26); empty when there are none. */
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
