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

/** The content of a data block of a page. */
function dataBlock(html: string, opening: string): unknown {
  const start = html.indexOf(opening);
  expect(start).toBeGreaterThan(-1);
  return JSON.parse(html.slice(start + opening.length, html.indexOf('</script>', start)));
}

describe('every content type', () => {
  it.each(CONTENT_TYPES)('R-2 R-4 %s is a complete document at its path', async (type) => {
    const node = sampleNode(type, { nid: 3 } as never);
    const site = await siteWith({ nodes: [node] });
    const response = await site.inject(node.path);
    expect(response.statusCode).toBe(200);
    expect(response.headers['content-type']).toBe('text/html; charset=utf-8');
    expect(response.body).toMatch(/^<!doctype html><html lang="en">.*<\/html>$/s);
    expect(response.body).toContain('<main id="content" tabindex="-1">');
    expect(response.body).not.toContain(' style="');
    expect(response.body.match(/<h1/g)).toHaveLength(1);
  });

  it.each(CONTENT_TYPES)('R-7 %s carries page settings that fit the model', async (type) => {
    const node = sampleNode(type, { nid: 3 } as never);
    const response = await (await siteWith({ nodes: [node] })).inject(node.path);
    const settings = dataBlock(response.body, '<script id="page-settings" type="application/json">');
    expect(parsePageSettings(settings)).toMatchObject({ contentType: type, nid: 3, path: node.path });
  });
});

it('R-2 leads from the terms of a page straight to the searches for them', async () => {
  const site = await siteWith({ nodes: [article] });
  const { body } = await site.inject(article.path);
  const links = [...body.matchAll(/href="(\/search[/?][^"]+)"/g)].map(([, url = '']) =>
    url.replaceAll('&amp;', '&'),
  );
  expect(links).toContainEqual(expect.stringMatching(/^\/search\/./));
  expect(links).toContainEqual(expect.stringMatching(/^\/search\?industries=/));
  for (const url of links) expect((await site.inject(url)).statusCode).toBe(200);
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
    const response = await (await site).inject(path);
    expect(response.statusCode).toBe(status);
    expect(response.headers.location ?? null).toBe(location);
  });

  it('R-2 offers search on the page for what is not there', async () => {
    const response = await (await site).inject('/nowhere');
    expect(response.body).toContain('action="/search"');
    expect(response.body).toContain('<meta name="robots" content="noindex"/>');
  });

  it('R-2 answers a German path that is not there in German', async () => {
    const response = await (await site).inject('/de/nirgends');
    expect(response.statusCode).toBe(404);
    expect(response.body).toContain('<html lang="de">');
    expect(response.body).toContain('action="/de/search"');
  });

  it.each([
    ['/media/files/gone-1a2b3c4d.pdf', 404],
    ['/de/%E0%A4%A', 400],
  ])('R-2 answers %s in the language of the page with the link', async (url, status) => {
    const languageAfter = async (referer?: string) => {
      const response = await (await site).inject({ url, headers: { ...(referer && { referer }) } });
      expect(response.statusCode).toBe(status);
      return /<html lang="(..)">/.exec(response.body)?.[1];
    };
    expect(await languageAfter('https://www.keelstone.example/de/ressourcen?a=1')).toBe('de');
    expect(await languageAfter('https://www.keelstone.example/resources')).toBe('en');
    expect(await languageAfter('not a URL')).toBe('en');
    expect(await languageAfter()).toBe('en');
  });

  it('R-2 reflects nothing of the path', async () => {
    const response = await (await site).inject('/%3Cscript%3Ealert(1)%3C/script%3E?%3Cscript%3E');
    expect(response.statusCode).toBe(404);
    expect(response.body).not.toContain('alert(1)');
  });

  it('R-2 gives the start page one canonical address', async () => {
    for (const path of ['/', '/home']) {
      const response = await (await site).inject(path);
      expect(response.body).toContain('<link rel="canonical" href="https://www.keelstone.example/"/>');
    }
  });
});

describe('a site that begins with nothing', () => {
  it.each([
    ['/', 'Nothing has been published here yet', 'action="/search"'],
    ['/de', 'Hier ist noch nichts veröffentlicht', 'action="/de/search"'],
  ])('R-2 says at %s what is to be done', async (path, title, search) => {
    const response = await (await siteWith({})).inject(path);
    expect(response.statusCode).toBe(200);
    expect(response.body).toContain(`<h1>${title}</h1>`);
    expect(response.body).toContain(search);
    expect(response.body).toContain('<meta name="robots" content="noindex"/>');
  });

  it('R-2 has no page where a home page was chosen that visitors may not see', async () => {
    const response = await (await siteWith({ settings: startPages })).inject('/');
    expect(response.statusCode).toBe(404);
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
    const response = await (await siteWith({ nodes: [event] })).inject('/events/table/calendar.ics');
    expect(response.headers['content-type']).toBe('text/calendar; charset=utf-8');
    expect(response.body).toContain('DTSTART:20260315T093000Z');
  });

  it('C-2 C-6 offers it at the former path of the event, too', async () => {
    const nodes = [sampleNode('event', { path: '/events/table' }), article];
    const redirects = [
      { from: '/events/former', to: '/events/table', status: 301 as const },
      { from: '/elsewhere', to: article.path, status: 301 as const },
    ];
    const site = await siteWith({ nodes, redirects });
    const moved = await site.inject('/events/former/calendar.ics');
    expect([moved.statusCode, moved.headers.location]).toEqual([301, '/events/table/calendar.ics']);
    expect((await site.inject('/elsewhere/calendar.ics')).statusCode).toBe(404);
  });
});

describe('what goes wrong', () => {
  it.each(['/search', '/search/suggestions', '/rss.xml', '/opensearch/suggestions?keyword=a'])(
    'R-2 shows a page that leaks nothing when %s fails',
    async (url) => {
      vi.spyOn(SearchIndexes.prototype, 'of').mockImplementation(() => {
        throw new Error('password of the database');
      });
      const response = await (await siteWith({ nodes: [article] })).inject(url);
      vi.restoreAllMocks();
      expect(response.statusCode).toBe(500);
      expect(response.body).toContain('Something broke on our side');
      expect(response.body).not.toContain('password');
    },
  );

  it('R-2 shows a page that leaks nothing when a route fails', async () => {
    const site = await siteWith({ nodes: [article] });
    site.get('/boom', () => {
      throw new Error('password of the database');
    });
    const response = await site.inject('/boom');
    expect(response.statusCode).toBe(500);
    expect(response.body).toContain('Something broke on our side');
    expect(response.body).not.toContain('password');
    expect(response.headers['content-security-policy']).toBeDefined();
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
