import type { Language } from '@keelstone/model/language';
import { CLICKS_PATH, LONGEST_CHOSEN_FOR } from '../query/reported-clicks.ts';

type Choice = {
  nid: string;
  keyword: string;
  /** Where the result was shown, from 1. */
  rank: number;
};

/** Attributes of a link to a result, from which `reportChoices` reads what was chosen. */
export const choiceAttributes = ({ nid, keyword, rank }: Choice) => ({
  'data-nid': nid,
  'data-keyword': keyword || undefined,
  'data-rank': rank,
});

/**
 * Tells the site which result was chosen for which keyword (S-26), with no data about the visitor. A beacon outlives
 * the page that sends it, and does not delay navigation.
 */
function sendClick({ nid, keyword, rank }: Choice): void {
  const language = document.documentElement.lang as Language;
  const asked = keyword && keyword.length <= LONGEST_CHOSEN_FOR ? { keyword, rank } : {};
  const body = JSON.stringify({ nid: Number(nid), language, ...asked });
  navigator.sendBeacon?.(CLICKS_PATH, new Blob([body], { type: 'application/json' }));
}

/** Reports the results that visitors choose, also before the search screen has been hydrated. */
export function reportChoices(): void {
  document.addEventListener('click', ({ target }) => {
    const link = (target as Element).closest<HTMLElement>('a[data-nid]');
    if (!link) return;
    const { nid = '', keyword = '', rank } = link.dataset;
    sendClick({ nid, keyword, rank: Number(rank) });
  });
}
