import { decodePercent } from '@keelstone/model/text/decode-percent';

/** The decoded part of the address after `#`, empty if there is none. */
export function currentAnchor(): string {
  // None of our anchors contains percent-encoding: if it is damaged, nothing will match.
  return decodePercent(location.hash.slice(1));
}

/**
 * Writes the visitor's position to the address bar, so that the link can be shared. Does not scroll, and
 * triggers no `hashchange`.
 *
 * @param anchor empty to remove the fragment
 * @param addsToHistory whether Back returns to the previous anchor
 */
export function writeAnchor(anchor: string, addsToHistory = false): void {
  if (anchor === currentAnchor()) return;
  const url = anchor ? `#${anchor}` : location.pathname + location.search;
  try {
    if (addsToHistory) history.pushState(null, '', url);
    else history.replaceState(history.state, '', url);
  } catch {
    // Safari rejects too many calls within seconds, for example when an arrow key is held down. The panel is
    // shown regardless.
  }
}

/**
 * Why an anchor is followed: the page has loaded, part of it has been replaced (live preview), or the anchor
 * changed.
 */
export type Occasion = 'load' | 'renewal' | 'change';

/** Calls back with the current anchor now, and whenever it changes. */
export function followAnchor(
  now: 'load' | 'renewal',
  follow: (anchor: string, occasion: Occasion) => void,
): void {
  addEventListener('hashchange', () => follow(currentAnchor(), 'change'));
  follow(currentAnchor(), now);
}
