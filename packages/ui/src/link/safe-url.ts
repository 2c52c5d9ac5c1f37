import { FORBIDDEN_CHARACTERS } from '@keelstone/model/requests/forbidden-characters';

/** Allowed link targets: a path or fragment of this site, or one of four schemes. */
const SAFE = /^(?:\/(?!\/)|#|\?|https?:\/\/|mailto:|tel:)/i;

/**
 * Returns the address if it is safe to link to, otherwise undefined. The projection already rejects all others;
 * this is the second line of defence.
 */
export function safeUrl(url: string): string | undefined {
  return SAFE.test(url) && !FORBIDDEN_CHARACTERS.test(url) ? url : undefined;
}

/** True if the address leads to another site. */
export function isExternal(url: string): boolean {
  return /^https?:\/\//i.test(url);
}
