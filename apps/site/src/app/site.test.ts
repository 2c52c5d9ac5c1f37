import { parsePageSettings } from '@keelstone/content/settings/page-settings.model.ts';
import { sampleNode } from '@keelstone/content/types/sample-node.ts';
import { CONTENT_TYPES } from '@keelstone/model';
import { describe, expect, it, vi } from 'vitest';
import { SearchIndexes } from '../search/server/indexes/search-indexes.ts';
import { siteWith } from './site.fixture.ts';

const article = sampleNode('article', { nid: 5, path: '/articles/the-first-hour' });
const home = sampleNode('page', { nid: 2, title: 'The bad day', path: '/home' });
const startPages = {
  en: { homeNid: 2, tagline: 'For bad days' },
  de: { homeNid: 2, tagline: 'Für schlechte Tage' },
};

/** The text of a data block of a page. */
function dataBlock(html: string, opening: string): unknown {
  const start = html.indexOf(opening);
  expect(start).toBeGreaterThan(-1);
  return JSON.parse(html.slice(start + opening.length, html.indexOf('</script>', start)));
}

describe('every content type', () => {
  it.each(CONTENT_TYPES)('R-2 R-4 %s is a complete document at its path', async (type) => {
    const node = sampleNode(type, { nid: 3 } as never);
    const site = await siteWith({ nodes: [node] });
    const answer = await site.inject(node.path);
    expect(answer.statusCode).toBe(200);
    expect(answer.headers['content-type']).toBe('text/html; charset=utf-8');
    expect(answer.body).toMatch(/^<!doctype html><html lang="en">.*<\/html>$/s);
    expect(answer.body).toContain('<main id="content" tabindex="-1">');
    expect(answer.body).not.toContain(' style="');
    expect(answer.body.match(/<h1/g)).toHaveLength(1);
  });

  it.each(CONTENT_TYPES)('R-7 %s carries page settings that fit the model', async (type) => {
    const node = sampleNode(type, { nid: 3 } as never);
    const answer = await (await siteWith({ nodes: [node] })).inject(node.path);
    const settings = dataBlock(answer.body, '<script id="page-settings" type="application/json">');
    expect(parsePageSettings(settings)).toMatchObject({ contentType: type, nid: 3, path: node.path });
  });
});

describe('paths', () => {
  const site = siteWith({
    nodes: [article, home],
    redirects: [{ from: '/old', to: '/articles/the-first-hour', status: 302 }],
    settings: startPages,
  });

  it.each([
    ['/', 200, null],
    ['/articles/the-first-hour', 200, null],
    ['/articles/the-first-hour/', 301, '/articles/the-first-hour'],
    ['//articles///the-first-hour?a=1', 301, '/articles/the-first-hour?a=1'],
    ['/Articles/The-First-Hour', 301, '/articles/the-first-hour'],
    ['/%61rticles/the-first-hour', 200, null],
    ['/old?a=1', 302, '/articles/the-first-hour?a=1'],
    ['/OLD', 302, '/articles/the-first-hour'],
    ['//evil.example/', 301, '/evil.example'],
    ['/nowhere', 404, null],
    ['/%E0%A4%A', 400, null],
    ['/a%00b', 400, null],
    ['/%5C%5Cevil.example/', 400, null],
    ['/400', 400, null],
    [`/${'a'.repeat(3000)}`, 404, null],
    [`/preview/sections/${'a'.repeat(3000)}`, 403, null],
    [`/share-images/${'a'.repeat(3000)}.png`, 404, null],
  ])('R-2 answers %s with %i', async (path, status, location) => {
    const answer = await (await site).inject(path);
    expect(answer.statusCode).toBe(status);
    expect(answer.headers.location ?? null).toBe(location);
  });

  it('R-2 offers search on the page for what is not there', async () => {
    const answer = await (await site).inject('/nowhere');
    expect(answer.body).toContain('action="/search"');
    expect(answer.body).toContain('<meta name="robots" content="noindex"/>');
  });

  it('R-2 answers a German path that is not there in German', async () => {
    const answer = await (await site).inject('/de/nirgends');
    expect(answer.statusCode).toBe(404);
    expect(answer.body).toContain('<html lang="de">');
    expect(answer.body).toContain('action="/de/search"');
  });

  it('R-2 reflects nothing of the path', async () => {
    const answer = await (await site).inject('/%3Cscript%3Ealert(1)%3C/script%3E?%3Cscript%3E');
    expect(answer.statusCode).toBe(404);
    expect(answer.body).not.toContain('alert(1)');
  });

  it('R-2 gives the start page one canonical address', async () => {
    for (const path of ['/', '/home']) {
      const answer = await (await site).inject(path);
      expect(answer.body).toContain('<link rel="canonical" href="https://www.keelstone.example/"/>');
    }
  });
});

describe('a site that begins with nothing', () => {
  it.each([
    ['/', 'Nothing has been published here yet', 'action="/search"'],
    ['/de', 'Hier ist noch nichts veröffentlicht', 'action="/de/search"'],
  ])('R-2 says at %s what is to be done', async (path, title, search) => {
    const answer = await (await siteWith({})).inject(path);
    expect(answer.statusCode).toBe(200);
    expect(answer.body).toContain(`<h1>${title}</h1>`);
    expect(answer.body).toContain(search);
    expect(answer.body).toContain('<meta name="robots" content="noindex"/>');
  });

  it('R-2 has no page where a home page was chosen that visitors may not see', async () => {
    const answer = await (await siteWith({ settings: startPages })).inject('/');
    expect(answer.statusCode).toBe(404);
  });
});

describe('languages', () => {
  const german = sampleNode('article', {
    nid: 6,
    language: 'de',
    title: 'Vier Stunden',
    path: '/de/artikel/vier-stunden',
    translations: { en: '/articles/four-hours', de: '/de/artikel/vier-stunden' },
  });
  const english = sampleNode('article', {
    nid: 6,
    path: '/articles/four-hours',
    translations: german.translations,
  });
  const site = siteWith({ nodes: [article, english, german], settings: startPages });

  it('C-10 names each language of a page to search engines and to visitors', async () => {
    const { body } = await (await site).inject('/articles/four-hours');
    const address = 'https://www.keelstone.example/de/artikel/vier-stunden';
    expect(body).toContain(`<link rel="alternate" hrefLang="de" href="${address}"/>`);
    expect(body).toMatch(/<a href="\/de\/artikel\/vier-stunden" hrefLang="de" lang="de" [^>]*>Deutsch/);
  });

  it('C-10 leads to the page in German surroundings where it has no translation', async () => {
    const { body } = await (await site).inject('/articles/the-first-hour');
    expect(body).toMatch(
      /<a href="\/de\/articles\/the-first-hour" hrefLang="de" lang="de" [^>]*>Deutsch<small[^>]*>not translated, stays in English</,
    );
    expect(body).not.toContain('rel="alternate" hrefLang');
  });

  it('C-10 serves English content under a German path, says so, and keeps the English address', async () => {
    const { statusCode, body } = await (await site).inject('/de/articles/the-first-hour');
    expect(statusCode).toBe(200);
    expect(body).toContain('<html lang="de">');
    expect(body).toContain('noch nicht übersetzt');
    expect(body).toContain('<div lang="en">');
    expect(body).toContain('rel="canonical" href="https://www.keelstone.example/articles/the-first-hour"');
  });

  it('C-10 leads an English path under /de to the translation', async () => {
    const { statusCode, headers } = await (await site).inject('/de/articles/four-hours');
    expect([statusCode, headers.location]).toEqual([301, '/de/artikel/vier-stunden']);
  });

  it('S-15 writes German pages in German', async () => {
    const { body } = await (await site).inject('/de/artikel/vier-stunden');
    expect(body).toContain('14. März 2026');
    expect(body).toContain('Veröffentlicht');
  });
});

describe('an overview page that holds the search screen', () => {
  const overview = sampleNode('overview_page', { nid: 9, path: '/articles', listedType: 'article' });
  const old = sampleNode('article', { nid: 8, path: '/articles/old', archived: true });
  const site = siteWith({ nodes: [article, old, overview] });
  const canonical = (body: string) =>
    /<link rel="canonical" href="https:..www.keelstone.example([^"]*)"/.exec(body)?.[1];
  const robots = (body: string) => /<meta name="robots" content="([^"]*)"/.exec(body)?.[1];

  it.each([
    ['/articles', '/articles', undefined],
    ['/articles?date=2026', '/articles?date=2026', undefined],
    ['/articles?date=2026&utm_source=mail', '/articles?date=2026', undefined],
    ['/articles?date=2026,Archived', '/articles?date=2026,Archived', 'noindex'],
    ['/articles?keyword=x', '/articles?keyword=x', 'noindex'],
  ])('R-6 %s has the canonical address %s, robots: %s', async (url, address, rule) => {
    const { statusCode, body } = await (await site).inject(url);
    expect([statusCode, canonical(body), robots(body)]).toEqual([200, address, rule]);
  });

  it.each(['/articles?date=1066', '/articles?nothing=1', '/articles?page=7'])(
    'R-6 %s makes no page of its own',
    async (url) => {
      const { statusCode, headers } = await (await site).inject(url);
      expect([statusCode, headers.location]).toEqual([302, '/articles']);
    },
  );

  it('R-6 a page without a search screen is the same with any query', async () => {
    const { body } = await (await site).inject('/articles/the-first-hour?date=2026&nothing=1');
    expect(body).toBe((await (await site).inject('/articles/the-first-hour')).body);
  });

  it('R-6 a listing that shows all there is takes no filters', async () => {
    const voices = sampleNode('overview_page', { nid: 10, path: '/voices', listedType: 'testimonial' });
    const small = await siteWith({ nodes: [voices, sampleNode('testimonial', { nid: 11 })] });
    expect((await small.inject('/voices?date=2026')).body).toBe((await small.inject('/voices')).body);
  });
});

describe('what a page says', () => {
  it('C-9 marks archived content', async () => {
    const site = await siteWith({ nodes: [{ ...article, archived: true }] });
    expect((await site.inject(article.path)).body).toContain('kept for reference');
  });

  it('R-4 shows script in titles, settings and data as text', async () => {
    const title = '</script><script>alert(1)</script><!--';
    const site = await siteWith({
      nodes: [{ ...article, title }],
      settings: { en: { siteName: title, footerNote: title } },
    });
    const { body } = await site.inject(article.path);
    expect(body).not.toContain('<script>alert(1)');
    expect(body).toContain('\\u003c/script>\\u003cscript>alert(1)');
  });

  it('C-7 shows address and telephone in the footer, and in structured data on the start page', async () => {
    const address = {
      organisation: 'Keelstone GmbH',
      street: 'Kai 1',
      postalCode: '20457',
      city: 'Hamburg',
      country: 'Germany',
    };
    const site = await siteWith({
      nodes: [home],
      settings: { en: { homeNid: 2, address, phone: '+49 40 123', email: 'a@b.example' } },
    });
    const { body } = await site.inject('/');
    expect(body).toContain('<span>20457 Hamburg</span>');
    expect(body).toContain('<a href="tel:+4940123">+49 40 123</a>');
    expect(body).toContain('"@type":"PostalAddress","streetAddress":"Kai 1"');
  });

  it('U-1 begins with a link to the content', async () => {
    const { body } = await (await siteWith({ nodes: [article] })).inject(article.path);
    expect(body).toMatch(/<body><a class="[^"]*" href="#content">Skip to content<\/a>/);
  });

  it('U-2 puts submenus into disclosures that need no script', async () => {
    const navigation = [
      {
        title: 'Products',
        url: '/products',
        children: [{ title: 'Desk', url: '/products/desk', description: null }],
      },
      { title: 'Events', url: '/events', children: [] },
    ];
    const site = await siteWith({ nodes: [article], settings: { en: { navigation } } });
    const { body } = await site.inject(article.path);
    expect(body).toMatch(/<details[^>]*><summary[^>]*>Products/);
    expect(body).toContain('Products: overview');
    expect(body).toMatch(/<a class="[^"]*" href="\/events">Events<\/a>/);
  });

  it('C-2 offers an event as a calendar file', async () => {
    const event = sampleNode('event', { path: '/events/table' });
    const answer = await (await siteWith({ nodes: [event] })).inject('/events/table/calendar.ics');
    expect(answer.headers['content-type']).toBe('text/calendar; charset=utf-8');
    expect(answer.body).toContain('DTSTART:20260315T093000Z');
  });
});

describe('what goes wrong', () => {
  it.each(['/search', '/search/suggestions', '/rss.xml', '/opensearch/suggestions?keyword=a'])(
    'R-2 shows a page that leaks nothing when %s fails',
    async (url) => {
      vi.spyOn(SearchIndexes.prototype, 'of').mockImplementation(() => {
        throw new Error('password of the database');
      });
      const answer = await (await siteWith({ nodes: [article] })).inject(url);
      vi.restoreAllMocks();
      expect(answer.statusCode).toBe(500);
      expect(answer.body).toContain('Something broke on our side');
      expect(answer.body).not.toContain('password');
    },
  );

  it('R-2 shows a page that leaks nothing when a route fails', async () => {
    const site = await siteWith({ nodes: [article] });
    site.get('/boom', () => {
      throw new Error('password of the database');
    });
    const answer = await site.inject('/boom');
    expect(answer.statusCode).toBe(500);
    expect(answer.body).toContain('Something broke on our side');
    expect(answer.body).not.toContain('password');
    expect(answer.headers['content-security-policy']).toBeDefined();
  });

  it('C-7 goes on with plain settings when those that are published do not fit', async () => {
    const site = await siteWith({ nodes: [article], settings: { en: { siteName: 7 as never } } });
    expect((await site.inject(article.path)).statusCode).toBe(200);
    expect((await site.inject('/')).statusCode).toBe(404);
  });

  it('R-5 answers other methods on pages as not found', async () => {
    const site = await siteWith({ nodes: [article] });
    expect((await site.inject({ method: 'POST', url: article.path, payload: {} })).statusCode).toBe(404);
    expect((await site.inject({ method: 'HEAD', url: article.path })).statusCode).toBe(200);
  });

  it('R-4 names the rules for fetching ahead with every page', async () => {
    const site = await siteWith({ nodes: [article] });
    const { headers } = await site.inject(article.path);
    expect(headers['speculation-rules']).toBe('"/speculation-rules.json"');
    const rules = await site.inject('/speculation-rules.json');
    expect(rules.headers['content-type']).toContain('application/speculationrules+json');
    expect(JSON.parse(rules.body).prefetch).toHaveLength(1);
  });
});
