import type { Language } from '@keelstone/model';
import type { ReportedPage, ReportedSite } from './read-pages.ts';
import { linkResolver } from './resolve-link.ts';

export const REPORTS = [
  'no-description',
  'duplicate-titles',
  'broken-links',
  'redirected-links',
  'orphans',
  'stale',
] as const;
export type Report = (typeof REPORTS)[number];

/** Those about links from page to page. */
export const REPORTS_ON_LINKS: readonly string[] = [
  'broken-links',
  'redirected-links',
  'orphans',
] satisfies Report[];

/** A page that a report lists. */
export type Finding = {
  page: ReportedPage;
  /** Which links, or which other pages, in plain text. */
  details: string[];
};

const YEAR_SECONDS = 365 * 24 * 3600;

function findDuplicates(pages: readonly ReportedPage[]): Finding[] {
  const byTitle = new Map<string, ReportedPage[]>();
  for (const page of pages) {
    const title = page.title.trim().toLowerCase();
    byTitle.set(title, [...(byTitle.get(title) ?? []), page]);
  }
  return [...byTitle.values()]
    .filter(({ length }) => length > 1)
    .flatMap((same) =>
      same.map((page) => ({
        page,
        details: same.filter((other) => other !== page).map(({ path }) => path),
      })),
    );
}

/** Pages to which no other page, menu or footer links. Lists and the search find them all the same. */
function findOrphans(site: ReportedSite, language: Language): Finding[] {
  const resolve = linkResolver(site);
  const linked = new Set<number>();
  const add = (links: readonly string[], dependencies: readonly string[], own?: number) => {
    const nids = dependencies.flatMap((each) => (each.startsWith('node:') ? [Number(each.slice(5))] : []));
    for (const link of links) {
      const target = resolve(link);
      if (target.kind === 'node') nids.push(target.nid);
    }
    for (const nid of nids) if (nid !== own) linked.add(nid);
  };
  for (const { links, dependencies, homeNid } of site.settings) {
    add(links, dependencies);
    if (homeNid !== null) linked.add(homeNid);
  }
  for (const { links, dependencies, nid } of site.pages) add(links, dependencies, nid);
  return site.pages
    .filter((page) => page.language === language && page.isListed && !linked.has(page.nid))
    .map((page) => ({ page, details: [] }));
}

function findLinks(
  site: ReportedSite,
  pages: readonly ReportedPage[],
  kind: 'broken' | 'redirect',
): Finding[] {
  const resolve = linkResolver(site);
  return pages
    .map((page) => ({
      page,
      details: page.links.flatMap((link) => {
        const target = resolve(link);
        if (target.kind !== kind) return [];
        return target.kind === 'redirect' ? `${link} → ${target.to}` : link;
      }),
    }))
    .filter(({ details }) => details.length > 0);
}

/** On its day, if its editors have set one. */
const isDue = ({ reviewOn, changed }: ReportedPage, now: number): boolean =>
  reviewOn === null
    ? now - changed > YEAR_SECONDS
    : reviewOn <= new Date(now * 1000).toISOString().slice(0, 10);

/**
 * The pages of one language that a report lists.
 *
 * @param now in Unix seconds
 */
export function findProblems(report: Report, site: ReportedSite, language: Language, now: number): Finding[] {
  const pages = site.pages.filter((page) => page.language === language);
  const listed = pages.filter(({ isListed }) => isListed);
  switch (report) {
    case 'no-description':
      return listed.filter(({ description }) => description === '').map((page) => ({ page, details: [] }));
    case 'duplicate-titles':
      return findDuplicates(listed);
    case 'broken-links':
      return findLinks(site, pages, 'broken');
    case 'redirected-links':
      return findLinks(site, pages, 'redirect');
    case 'orphans':
      return findOrphans(site, language);
    case 'stale':
      return listed
        .filter((page) => isDue(page, now))
        .sort((one, other) => one.changed - other.changed)
        .map((page) => ({ page, details: [] }));
  }
}
