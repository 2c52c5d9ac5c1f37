/** What a link may lead to: a path or fragment of this site, or one of four schemes. */
const SAFE = /^(?:\/(?!\/)|#|\?|https?:\/\/|mailto:|tel:)/i;

/**
 * The address when a browser may follow it, otherwise nothing. The projection lets no other address through; this is
 * the second lock on the same door.
 */
export function safeUrl(url: string): string | undefined {
  return SAFE.test(url) && !/[\p{Cc}\\]/u.test(url) ? url : undefined;
}

/** True when the address leads away from this site. */
export function isExternal(url: string): boolean {
  return /^https?:\/\//i.test(url);
}
