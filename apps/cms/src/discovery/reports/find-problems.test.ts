import { describe, expect, it } from 'vitest';
import { findProblems, type Report } from './find-problems.ts';
import type { ReportedPage, ReportedSite } from './read-pages.ts';
import { linkResolver } from './resolve-link.ts';

const NOW = 2_000_000_000;
const DAY = 24 * 3600;

let nid = 100;
const page = (path: string, more: Partial<ReportedPage> = {}): ReportedPage => {
  nid += 1;
  return {
    nid,
    type: 'page',
    language: path.startsWith('/de/') ? 'de' : 'en',
    path,
    title: `Title of ${path}`,
    description: 'What it says.',
    isListed: true,
    changed: NOW - DAY,
    links: [],
    dependencies: [],
    owner: null,
    reviewOn: null,
    ...more,
  };
};
const siteOf = (pages: ReportedPage[], more: Partial<ReportedSite> = {}): ReportedSite => ({
  pages,
  settings: [],
  redirects: [],
  ...more,
});
const paths = (report: Report, site: ReportedSite, language: 'en' | 'de' = 'en') =>
  findProblems(report, site, language, NOW).map(({ page: { path } }) => path);

describe('where a link leads', () => {
  const site = siteOf(
    [page('/products/desk', { nid: 1 }), page('/de/über', { nid: 2 }), page('/home', { nid: 3 })],
    {
      settings: [{ language: 'en', homeNid: 3, links: [], dependencies: [] }],
      redirects: [{ from: '/old', to: '/products/desk' }],
    },
  );
  it.each([
    ['/products/desk', { kind: 'node', nid: 1 }],
    ['/Products/Desk/?a=1#b', { kind: 'node', nid: 1 }],
    ['/de/%C3%BCber', { kind: 'node', nid: 2 }],
    // A page that has not been translated is shown in the default language.
    ['/de/products/desk', { kind: 'node', nid: 1 }],
    ['/', { kind: 'node', nid: 3 }],
    ['/de', { kind: 'node', nid: 3 }],
    ['/?utm_source=x', { kind: 'node', nid: 3 }],
    ['/old', { kind: 'redirect', to: '/products/desk' }],
    ['/search/article?keyword=x', { kind: 'own' }],
    ['/de/search', { kind: 'own' }],
    ['/de/rss.xml', { kind: 'own' }],
    ['/gone', { kind: 'broken' }],
    ['/de/gone', { kind: 'broken' }],
    ['/%zz', { kind: 'broken' }],
    ['https://example.com/gone', { kind: 'external' }],
    ['mailto:a@example.com', { kind: 'external' }],
    ['//example.com/gone', { kind: 'external' }],
  ])('R-2 R-3 %s', (url, expected) => {
    expect(linkResolver(site)(url)).toEqual(expected);
  });
});

describe('reports on pages', () => {
  it('R-3 list pages without description, in one language, unless they are kept out of search engines', () => {
    const none = { description: '' };
    const site = siteOf([
      page('/a', none),
      page('/b'),
      page('/c', { ...none, isListed: false }),
      page('/de/a', none),
    ]);
    expect(paths('no-description', site)).toEqual(['/a']);
    expect(paths('no-description', site, 'de')).toEqual(['/de/a']);
  });

  it('R-3 list pages with the same title in the same language', () => {
    const site = siteOf([
      page('/a', { title: 'Risk' }),
      page('/b', { title: ' risk' }),
      page('/de/a', { title: 'Risk' }),
      page('/c', { title: 'Risk', isListed: false }),
    ]);
    expect(findProblems('duplicate-titles', site, 'en', NOW)).toMatchObject([
      { page: { path: '/a' }, details: ['/b'] },
      { page: { path: '/b' }, details: ['/a'] },
    ]);
    expect(paths('duplicate-titles', site, 'de')).toEqual([]);
  });

  it('R-3 list links that lead nowhere, or through a redirect', () => {
    const links = ['/gone', '/old', '/b', 'https://example.com'];
    const site = siteOf([page('/a', { links }), page('/b')], { redirects: [{ from: '/old', to: '/b' }] });
    expect(findProblems('broken-links', site, 'en', NOW)).toMatchObject([{ details: ['/gone'] }]);
    expect(findProblems('redirected-links', site, 'en', NOW)).toMatchObject([{ details: ['/old → /b'] }]);
  });

  it('R-3 list pages to which nothing links: neither a page, by address or reference, nor a menu', () => {
    const site = siteOf(
      [
        page('/lonely', { nid: 1, links: ['/lonely'], dependencies: ['node:1'] }),
        page('/linked', { nid: 2 }),
        page('/shown', { nid: 3, links: ['/linked#there'] }),
        page('/de/shown', { nid: 3 }),
        page('/in-menu', { nid: 4, dependencies: ['node:3', 'term:1'] }),
        page('/home', { nid: 5 }),
        page('/archived', { nid: 6, isListed: false }),
      ],
      { settings: [{ language: 'en', homeNid: 5, links: ['/in-menu'], dependencies: [] }] },
    );
    expect(paths('orphans', site)).toEqual(['/lonely']);
    expect(paths('orphans', site, 'de')).toEqual([]);
  });

  it('R-3 list pages that nobody has touched for a year, the oldest first', () => {
    const days = (count: number) => ({ changed: NOW - count * DAY });
    const site = siteOf([page('/a', days(366)), page('/b', days(364)), page('/c', days(900))]);
    expect(paths('stale', site)).toEqual(['/c', '/a']);
  });

  it('R-3 list pages whose day to be read again has come, and no other that has a day', () => {
    const today = new Date(NOW * 1000).toISOString().slice(0, 10);
    const tomorrow = new Date((NOW + DAY) * 1000).toISOString().slice(0, 10);
    const old = { changed: NOW - 900 * DAY };
    const site = siteOf([
      page('/due', { reviewOn: today }),
      page('/later', { ...old, reviewOn: tomorrow }),
      page('/hidden', { reviewOn: today, isListed: false }),
    ]);
    expect(paths('stale', site)).toEqual(['/due']);
  });
});
