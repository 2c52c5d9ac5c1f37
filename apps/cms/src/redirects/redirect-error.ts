import { isSitePath } from '@keelstone/editing/link-address.ts';
import { say } from '@keelstone/languages/say.ts';
import { homePath, LANGUAGES } from '@keelstone/model';
import { isOwnAddress } from '@keelstone/model/requests/own-address';

/** Old sites may have had paths that ours never has: with spaces, capitals, umlauts. None has a NUL. */
const SOURCE = /^\/(?![/\\])(?!.*%00)[^\p{Cc}\\?#]*$/u;
const HOMES: readonly string[] = LANGUAGES.map(homePath);
const WEB_ADDRESS = /^https?:\/\/\S+$/;
const MAX_LENGTH = 2000;

/** What is wrong with the source of a redirect, and how to fix it. Does not check other redirects or pages. */
export function findSourceError(from: string | null | undefined): string | undefined {
  if (!from || !SOURCE.test(from) || from.length > MAX_LENGTH) {
    return say('Give a path that begins with one slash, without ? and #, such as /old-page.');
  }
  if (HOMES.includes(from)) {
    return say('The home page cannot be redirected. Choose another home page in the site settings.');
  }
  if (isOwnAddress(from)) {
    return say('The site itself answers at {from}, so that a redirect from there would never be used.', {
      from,
    });
  }
  if (from.split('/').some((segment) => segment === '.' || segment === '..')) {
    return say(
      'Browsers never ask for a path with . or .. as a part of it. Give the path that they lead to.',
    );
  }
  return undefined;
}

/** Each visitor is sent the target, and so is what may open the other site. */
const hasCredentials = ({ username, password }: URL) => username !== '' || password !== '';

/** What is wrong with the target of a redirect, and how to fix it. Does not check other redirects or pages. */
export function findTargetError(to: string | null | undefined): string | undefined {
  const isAddress = to && (isSitePath(to) || (WEB_ADDRESS.test(to) && URL.canParse(to)));
  if (isAddress && !isSitePath(to) && hasCredentials(new URL(to)))
    return say('Everybody can read the name and the password in this address. Give it without them.');
  if (isAddress && to.length <= MAX_LENGTH) return undefined;
  return say('Give a path such as /articles/new, or an address that begins with https://.');
}

/** A published page takes precedence over a redirect, which would never be used. */
export const explainNodeThere = ({ title, nid }: { title: unknown; nid: unknown }): string =>
  say('"{title}" (node {nid}) is published at this path. Move or unpublish it first.', { title, nid });

export const explainRedirectThere = (to: string): string =>
  say('A redirect from this path leads to {to} already. Change that one, or delete it first.', { to });
