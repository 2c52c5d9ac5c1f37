import type { Language } from '@keelstone/model/language';
import { CLICKS_PATH } from '../query/search-operations.ts';

/**
 * Tells the site which result was chosen (S-26), with no data about the visitor. A beacon outlives the page that
 * sends it, and does not delay navigation.
 */
export function sendClick(nid: string, language: Language): void {
  const body = JSON.stringify({ nid: Number(nid), language });
  navigator.sendBeacon?.(CLICKS_PATH, new Blob([body], { type: 'application/json' }));
}
