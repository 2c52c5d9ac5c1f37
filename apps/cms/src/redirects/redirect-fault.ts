import { isSitePath } from '@keelstone/editing/fields/address-fault.ts';

/** Former sites had paths that ours never have: with spaces, capitals, umlauts. */
const SOURCE = /^\/(?![/\\])[^\p{Cc}\\?#]*$/u;
const WEB_ADDRESS = /^https?:\/\/\S+$/;
const MAX_LENGTH = 2000;

/** What is wrong with where a redirect starts, and what to do. Looks at nothing else. */
export function findSourceFault(from: string | null | undefined): string | undefined {
  if (!from || !SOURCE.test(from) || from.length > MAX_LENGTH) {
    return 'Give a path that begins with one slash, without ? and #, such as /old-page.';
  }
  if (from === '/') {
    return 'The home page cannot be redirected. Choose another home page in the site settings.';
  }
  return undefined;
}

/** What is wrong with where a redirect leads, and what to do. Looks at nothing else. */
export function findTargetFault(to: string | null | undefined): string | undefined {
  const isAddress = to && (isSitePath(to) || (WEB_ADDRESS.test(to) && URL.canParse(to)));
  if (isAddress && to.length <= MAX_LENGTH) return undefined;
  return 'Give a path such as /articles/new, or an address that begins with https://.';
}

/** A published page wins over a redirect: visitors would never be sent on. */
export const explainNodeThere = ({ title, nid }: { title: unknown; nid: unknown }): string =>
  `"${title}" (node ${nid}) is published at this path. Move or unpublish it first.`;
