import type { Language } from '@keelstone/model/language';

export const CLICKS_PATH = '/search/clicks';

/**
 * Tells the site that a result was chosen (S-26): which page, and nothing of the visitor. A beacon outlives the page that
 * sends it, and holds nobody up.
 */
export function sendClick(nid: string, language: Language): void {
  const body = JSON.stringify({ nid: Number(nid), language });
  navigator.sendBeacon?.(CLICKS_PATH, new Blob([body], { type: 'application/json' }));
}
