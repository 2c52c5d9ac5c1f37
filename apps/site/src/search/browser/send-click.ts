import type { Language } from '@keelstone/model/language';
import { CLICKS_PATH, LONGEST_CHOSEN_FOR } from '../query/search-operations.ts';

type Click = {
  nid: string;
  language: Language;
  keyword: string;
  /** Where the result was shown, from 1. */
  rank: number;
};

/**
 * Tells the site which result was chosen for which keyword (S-26), with no data about the visitor. A beacon outlives
 * the page that sends it, and does not delay navigation.
 */
export function sendClick({ nid, language, keyword, rank }: Click): void {
  const asked = keyword && keyword.length <= LONGEST_CHOSEN_FOR ? { keyword, rank } : {};
  const body = JSON.stringify({ nid: Number(nid), language, ...asked });
  navigator.sendBeacon?.(CLICKS_PATH, new Blob([body], { type: 'application/json' }));
}
