import { say } from '@keelstone/languages/say.ts';
import { FORBIDDEN_CHARACTERS } from '@keelstone/model/requests/forbidden-characters';

/**
 * What the site makes a link of (`safeUrl` of packages/ui). Browsers read more as an address, such as `https:example.com`,
 * but the site would show its words without a link.
 */
const WITH_SCHEME = /^(?:https?:\/\/|mailto:|tel:)/i;

/** True for a path of this site: it begins with a single slash, because two would lead to another host. */
export const isSitePath = (address: string) => /^\/(?![/\\])\S*$/.test(address);

/** True for a safe link target: a path of this site, a web address, an e-mail address, a phone number. */
export function isSafeAddress(address: string): boolean {
  if (FORBIDDEN_CHARACTERS.test(address)) return false;
  return isSitePath(address) || (WITH_SCHEME.test(address) && URL.canParse(address));
}

/** For `validate` of an address field: explains what is wrong and how to correct it. Spaces around it are not published. */
export function validateAddress(value: string | null | undefined): true | string {
  if (!value || isSafeAddress(value.trim())) return true;
  return say('Give a path such as /search, or an address that begins with https://, mailto: or tel:.');
}

/** For `validate` of a required field with an external web address. */
export function validateWebAddress(value: string | null | undefined): true | string {
  if (value && /^https?:\/\//.test(value) && URL.canParse(value)) return true;
  return value
    ? say('"{value}" is no address on the web. Give one that begins with https://.', { value })
    : say('Give the address, beginning with https://.');
}

/** True for the name of a place on a page. Ids of headings have letters of all alphabets (headings-of.ts). */
export const isFragment = (name: string) => /^[\p{L}\p{N}-]*$/u.test(name);

/** The part of an address that leads to a place on the page; empty for its beginning. */
export const fragmentOf = (name: string | null | undefined): string =>
  name && isFragment(name) ? `#${encodeURIComponent(name)}` : '';
