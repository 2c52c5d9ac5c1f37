import { sampleNode } from '@keelstone/content/types/sample-node.ts';
import { describe, expect, it } from 'vitest';
import { siteWith } from '../../app/site.fixture.ts';
import { prefersMarkdown } from '../../http/headers/prefers-markdown.ts';

const home = sampleNode('page', { nid: 2, title: 'The bad day', path: '/home' });
const article = sampleNode('article', { nid: 5, title: 'The first hour', path: '/articles/hour' });
const german = sampleNode('article', { nid: 6, title: 'Stunde', path: '/de/artikel/stunde', language: 'de' });
const start = sampleNode('page', { nid: 2, title: 'Der schlechte Tag', path: '/de/start', language: 'de' });
const site = siteWith({
  nodes: [home, start, article, german],
  redirects: [{ from: '/old', to: '/articles/hour', status: 301 }],
  settings: { en: { homeNid: 2 } },
});
const get = async (url: string, headers = {}) => (await site).inject({ url, headers });

describe('the Markdown of a page', () => {
  it.each([
    ['/articles/hour.md', '# The first hour', '/articles/hour'],
    ['/de/artikel/stunde.md', '# Stunde', '/de/artikel/stunde'],
    ['/index.md', '# The bad day', '/'],
    ['/home.md', '# The bad day', '/'],
    ['/de.md', '# Der schlechte Tag', '/de'],
    ['/de/articles/hour.md', '# The first hour', '/articles/hour'],
  ])('R-3 is at %s, and search engines keep the page', async (url, beginning, page) => {
    const { statusCode, headers, body } = await get(url);
    expect([statusCode, headers['content-type']]).toEqual([200, 'text/markdown; charset=utf-8']);
    expect(body.startsWith(`${beginning}\n`)).toBe(true);
    expect(headers.link).toBe(`<https://www.keelstone.example${page}>; rel="canonical"`);
    expect(headers['x-robots-tag']).toBe('noindex');
  });

  it('R-3 moves with its page', async () => {
    const { statusCode, headers } = await get('/old.md?utm_source=x');
    expect([statusCode, headers.location]).toEqual([301, '/articles/hour.md']);
  });

  it.each(['/nowhere.md', '/.md', '/search.md', '/articles/hour.md.md'])(
    'C-9 there is none at %s',
    async (url) => {
      expect((await get(url)).statusCode).toBe(404);
    },
  );

  it('R-3 is not sent again to who has it', async () => {
    const tag = String((await get('/articles/hour.md')).headers.etag);
    expect((await get('/articles/hour.md', { 'if-none-match': tag })).statusCode).toBe(304);
  });

  it('R-3 each page leads to its own', async () => {
    expect((await get('/articles/hour')).body).toContain(
      '<link rel="alternate" type="text/markdown" href="/articles/hour.md"/>',
    );
    expect((await get('/')).body).toContain('type="text/markdown" href="/index.md"');
  });
});

describe('who asks for text/markdown', () => {
  it.each(['/articles/hour', '/', '/de/artikel/stunde'])('R-3 is given it at %s itself', async (url) => {
    const { headers, body } = await get(url, { accept: 'text/markdown, text/html;q=0.5' });
    expect(headers['content-type']).toBe('text/markdown; charset=utf-8');
    expect(body).toMatch(/^# /);
    expect(headers.vary).toMatch(/^Accept, /);
  });

  it('R-5 caches are told that a page is there in two forms', async () => {
    expect((await get('/articles/hour')).headers.vary).toBe('Accept, Accept-Encoding');
    expect((await get('/sitemap.xml')).headers.vary).toBe('Accept-Encoding');
  });

  it.each(['/search', '/rss.xml', '/llms.txt', '/health'])('R-3 is given %s as it is', async (url) => {
    const { statusCode, headers } = await get(url, { accept: 'text/markdown' });
    expect(statusCode).toBe(200);
    expect(headers['content-type']).not.toContain('markdown');
  });

  it.each([
    [undefined, false],
    ['*/*', false],
    ['text/html,application/xhtml+xml,*/*;q=0.8', false],
    ['text/markdown', true],
    ['text/markdown;q=0', false],
    ['text/html, text/markdown;q=0.9', false],
    ['TEXT/Markdown ; q=0.9, text/html;q=0.2', true],
    ['text/markdown;q=nonsense', false],
  ])('R-3 Accept: %s asks for it: %j', (accept, response) => {
    expect(prefersMarkdown(accept)).toBe(response);
  });

  it('R-3 a header of blanks, which anybody may send, is read once', () => {
    expect(prefersMarkdown(`a${' '.repeat(400_000)}b, text/markdown`)).toBe(true);
  });
});
