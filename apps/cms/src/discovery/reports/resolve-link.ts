import { DEFAULT_LANGUAGE, homePath, LANGUAGES, splitLanguage } from '@keelstone/model';
import { RESERVED_SEGMENTS } from '../../aliases/alias-patterns.ts';
import { targetPath } from '../../redirects/normalise-redirect.ts';
import type { ReportedSite } from './read-pages.ts';

export type Resolved =
  | { kind: 'node'; nid: number }
  /** A page of the site itself, such as the search. */
  | { kind: 'own' }
  | { kind: 'redirect'; to: string }
  | { kind: 'external' }
  | { kind: 'broken' };

const HOMES = new Map(LANGUAGES.map((language) => [homePath(language), language]));

/** Where the site leads a link: to a page, also in the default language (C-10), to a redirect's target, or nowhere. */
export function linkResolver({ pages, settings, redirects }: ReportedSite): (url: string) => Resolved {
  const nids = new Map(pages.map(({ path, nid }) => [path.toLowerCase(), nid]));
  const targets = new Map(redirects.map(({ from, to }) => [from, to]));
  const homeNid = (language: string) =>
    settings.find((each) => each.language === language && each.homeNid !== null)?.homeNid ??
    settings.find((each) => each.language === DEFAULT_LANGUAGE && each.homeNid !== null)?.homeNid;
  return (url) => {
    const path = targetPath(url);
    if (path === null) return { kind: 'external' };
    const home = HOMES.get(path);
    if (home !== undefined) {
      const nid = homeNid(home);
      return nid === undefined || nid === null ? { kind: 'own' } : { kind: 'node', nid };
    }
    const { language, rest } = splitLanguage(path);
    const nid = nids.get(path) ?? (language === DEFAULT_LANGUAGE ? undefined : nids.get(rest));
    if (nid !== undefined) return { kind: 'node', nid };
    const to = targets.get(path);
    if (to !== undefined) return { kind: 'redirect', to };
    const [, first = ''] = rest.split('/');
    return { kind: RESERVED_SEGMENTS.has(first) ? 'own' : 'broken' };
  };
}
