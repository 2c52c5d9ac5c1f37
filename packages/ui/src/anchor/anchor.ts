/** The part of the address behind `#`, empty when there is none. */
export function currentAnchor(): string {
  const anchor = location.hash.slice(1);
  try {
    return decodeURIComponent(anchor);
  } catch {
    // A stray per cent sign: no anchor of ours holds one, so nothing will match.
    return anchor;
  }
}

/**
 * Writes where the visitor is into the address bar, so that the link can be shared. Nothing scrolls and no
 * `hashchange` follows.
 *
 * @param anchor empty to take the fragment away
 * @param addsToHistory whether Back returns to what was there before
 */
export function writeAnchor(anchor: string, addsToHistory = false): void {
  if (anchor === currentAnchor()) return;
  const url = anchor ? `#${anchor}` : location.pathname + location.search;
  try {
    if (addsToHistory) history.pushState(null, '', url);
    else history.replaceState(history.state, '', url);
  } catch {
    // Safari refuses the hundredth within seconds, as when an arrow key is held down: what is open shows all the same.
  }
}

/** Why an anchor is followed: the page has come, a part of it has come anew (live preview), or the anchor changed. */
export type Occasion = 'load' | 'renewal' | 'change';

/** Calls back with the anchor now, and whenever it changes. */
export function followAnchor(
  now: 'load' | 'renewal',
  follow: (anchor: string, occasion: Occasion) => void,
): void {
  addEventListener('hashchange', () => follow(currentAnchor(), 'change'));
  follow(currentAnchor(), now);
}
