// @vitest-environment happy-dom
import { sampleNode, sampleOf } from '@keelstone/content/types/sample-node.ts';
import type { PublishedNode } from '@keelstone/content/types/types.model.ts';
import { describe, expect, it } from 'vitest';
import { siteWith } from '../../app/site.fixture.ts';
import { parseXml } from '../parse-xml.fixture.ts';

const ORIGIN = 'https://www.keelstone.example';
const industry = (label: string) => [{ id: 2, label }];
const may = Date.UTC(2026, 4, 1) / 1000;
const nodes = [
  sampleNode('article', {
    nid: 1,
    title: 'Claims & <script>alert(1)</script> ]]> reserves\0',
    path: '/articles/reserves',
    created: may,
    publishedAt: may,
    changed: may + 60,
    industries: industry('Öffentliche Verwaltung'),
  }),
  sampleNode('resource', {
    nid: 2,
    title: 'Supplier checklist',
    created: may - 10,
    industries: industry('Banking'),
  }),
  sampleNode('article', {
    nid: 3,
    title: 'Older',
    path: '/articles/older',
    created: may - 20,
    industries: industry('Healthcare'),
  }),
  sampleNode('article', { nid: 4, title: 'Put away', archived: true, created: may + 20 }),
  sampleNode('article', {
    nid: 1,
    language: 'de',
    title: 'Reserven',
    path: '/de/artikel/reserven',
    created: may,
  }),
];
const site = siteWith({ nodes, settings: { en: { siteName: 'Keelstone', tagline: 'For bad days' } } });
const get = async (url: string) => (await site).inject(url);
const parse = async (url: string) => parseXml((await get(url)).body);
const titles = async (url: string) =>
  [...(await parse(url)).querySelectorAll('item > title')].map((title) => title.textContent);

describe('/rss.xml', () => {
  it('R-3 holds what is published, newest first, without archived nodes', async () => {
    expect((await get('/rss.xml')).headers['content-type']).toBe('application/rss+xml; charset=utf-8');
    expect(await titles('/rss.xml')).toEqual([
      'Claims &amp; &lt;script&gt;alert(1)&lt;/script&gt; ]]&gt; reserves',
      'Supplier checklist',
      'Older',
    ]);
  });

  it('R-3 tells of each entry when it was published and where it is, under an id that no new alias changes', async () => {
    const item = (await parse('/rss.xml')).querySelector('item');
    const text = (name: string) => item?.getElementsByTagName(name)[0]?.textContent;
    expect(text('pubDate')).toBe('Fri, 01 May 2026 00:00:00 GMT');
    expect(text('link')).toBe(`${ORIGIN}/articles/reserves`);
    expect(text('guid')).toBe('tag:www.keelstone.example,2026:node/1/en');
    expect(text('category')).toBe('Öffentliche Verwaltung');
  });

  it('R-3 C-10 is German under /de', async () => {
    expect(await titles('/de/rss.xml')).toEqual(['Reserven']);
    expect((await parse('/de/rss.xml')).querySelector('language')?.textContent).toBe('de');
  });

  it('R-3 is not sent again to who has it, and anew once something is published', async () => {
    const own = await siteWith({ nodes });
    const tag = String((await own.inject('/rss.xml')).headers.etag);
    const again = await own.inject({ url: '/rss.xml', headers: { 'if-none-match': `"x", ${tag}` } });
    expect([again.statusCode, again.body]).toEqual([304, '']);
    const other = await siteWith({ nodes: nodes.slice(1) });
    expect((await other.inject({ url: '/rss.xml', headers: { 'if-none-match': tag } })).statusCode).toBe(200);
  });
});

describe('the feed of a filtered search', () => {
  it.each([
    [
      '/rss.xml?industries=Banking',
      ['Supplier checklist'],
      'Keelstone: Banking',
      '/search?industries=Banking',
    ],
    [
      '/rss.xml?keyword=checklist',
      ['Supplier checklist'],
      'Keelstone: “checklist”',
      '/search?keyword=checklist',
    ],
    [
      '/rss.xml?content_type=resource',
      ['Supplier checklist'],
      'Keelstone: Resource',
      '/search?content_type=resource',
    ],
    [
      '/rss.xml?keyword=supplier%20checklist%20zzzzzz',
      ['Supplier checklist'],
      'Keelstone: “supplier checklist zzzzzz”',
      '/search?keyword=supplier%20checklist%20zzzzzz',
    ],
    ['/feeds/resource.xml', ['Supplier checklist'], 'Keelstone: Resource', '/search?content_type=resource'],
    [
      '/feeds/article.xml?date=Archived',
      ['Put away'],
      'Keelstone: Article, Archived',
      '/search?content_type=article&date=Archived',
    ],
    ['/feeds/event.xml', [], 'Keelstone: Event', '/search?content_type=event'],
  ])('R-3 %s has the parameters of the search screen, and leads to it', async (url, found, title, page) => {
    expect(await titles(url)).toEqual(found);
    const channel = (await parse(url)).querySelector('channel');
    expect(channel?.querySelector('title')?.textContent).toBe(title);
    expect(channel?.querySelector('link')?.textContent).toBe(ORIGIN + page);
  });

  it.each([
    ['/rss.xml?nothing=1', '/rss.xml'],
    ['/rss.xml?industries=Nowhere', '/rss.xml'],
    ['/rss.xml?page=2&sort=rel&industries=Banking', '/rss.xml?industries=Banking'],
    ['/rss.xml?%70age=1', '/rss.xml'],
    ['/feeds/article.xml?content_type=resource', '/feeds/article.xml'],
  ])('R-6 %s makes no feed of its own, and goes to %s', async (url, location) => {
    const { statusCode, headers } = await get(url);
    expect([statusCode, headers.location]).toEqual([302, location]);
  });

  it('R-3 there is none of a type that there is not', async () => {
    expect((await get('/feeds/nonsense.xml')).statusCode).toBe(404);
  });

  it.each([
    '/rss.xml?keyword=%EF%BF%BE%ED%A0%80%5D%5D%3E%3C/title%3E%3Cscript%3E',
    '/atom.xml?keyword=%00%22%26%27%3C',
    '/feed.json?keyword=%22%7D%5C',
    '/rss.xml?industries=%E0%A4%A&keyword=%',
    '/feeds/article.xml?__proto__=x&constructor=y',
  ])('R-3 %s is a document that can be read, or leads to one', async (url) => {
    const first = await get(url);
    const response = first.headers.location ? await get(String(first.headers.location)) : first;
    expect(response.statusCode).toBe(200);
    if (url.startsWith('/feed.json')) return void JSON.parse(response.body);
    expect(parseXml(response.body).querySelector('script')).toBeNull();
    expect(['rss', 'feed']).toContain(parseXml(response.body).tagName);
  });

  it('R-6 is for readers, not for indexes', async () => {
    expect((await get('/rss.xml?keyword=x')).headers['x-robots-tag']).toBe('noindex');
  });
});

describe('other forms', () => {
  it('R-3 Atom tells of authors and of the last change', async () => {
    const root = await parse('/atom.xml?industries=Banking');
    expect(root.tagName).toBe('feed');
    const self = [...root.getElementsByTagName('link')].find((link) => link.getAttribute('rel') === 'self');
    expect(self?.getAttribute('href')).toBe(`${ORIGIN}/atom.xml?industries=Banking`);
    const first = (await parse('/atom.xml')).getElementsByTagName('entry')[0];
    expect(first?.getElementsByTagName('updated')[0]?.textContent).toBe('2026-05-01T00:01:00.000Z');
    expect(first?.querySelector('author > name')?.textContent).toBe('Imani Okafor');
  });

  it.each(['en', 'de'])('R-3 C-10 say that they are in %s', async (language) => {
    const prefix = language === 'en' ? '' : `/${language}`;
    expect((await parse(`${prefix}/atom.xml`)).getAttribute('xml:lang')).toBe(language);
    const { body } = await get(`${prefix}/feed.json`);
    expect(JSON.parse(body)).toMatchObject({ version: 'https://jsonfeed.org/version/1.1', language });
  });

  it('R-3 C-10 of a subject are titled by the rules of French', async () => {
    const title = (await parse('/fr/feeds/article.xml')).querySelector('channel > title')?.textContent;
    expect(title).toBe('Keelstone\u00a0: Article');
  });

  it('R-3 JSON Feed holds the same', async () => {
    const { headers, body } = await get('/feed.json');
    expect(headers['content-type']).toBe('application/feed+json; charset=utf-8');
    const feed = JSON.parse(body);
    expect(feed.feed_url).toBe(`${ORIGIN}/feed.json`);
    expect(feed.items.map(({ url }: { url: string }) => url)).toEqual([
      `${ORIGIN}/articles/reserves`,
      `${ORIGIN}${nodes[1]?.path}`,
      `${ORIGIN}/articles/older`,
    ]);
  });
});

describe('what an entry says', () => {
  const run = (text: string) => ({ kind: 'text' as const, text });
  const cell = (text: string) => ({ children: [run(text)], isHeader: false });
  const body: PublishedNode['body'] = [
    {
      kind: 'paragraph',
      children: [
        { ...run('One ]]> <script>alert(1)</script>\0'), strikethrough: true },
        { kind: 'footnote', text: 'Of March.', url: null },
        { kind: 'link', url: '/search', newTab: false, children: [run('Search')] },
      ],
    },
    { kind: 'table', rows: [[cell('a'), cell('b')]] },
  ];
  const node = (nid: number) =>
    sampleNode('article', { nid, body, path: `/articles/${nid}`, created: may - nid });

  it('R-3 C-5 is the content of its page, with tables and notes, absolute links, and nothing that runs', async () => {
    const own = await siteWith({ nodes: [node(7), node(8)] });
    const { items } = JSON.parse((await own.inject('/feed.json')).body) as {
      items: { content_html: string }[];
    };
    const [first = '', second = ''] = items.map((item) => item.content_html);
    expect(first).toContain('<del>One ]]&gt; &#x3C;script>alert(1)&#x3C;/script></del>');
    expect(first).toContain(`<a href="${ORIGIN}/search">Search</a>`);
    expect(first).toMatch(/<th>a<\/th>\s*<th>b<\/th>/);
    expect(first).toMatch(/<h2 id="node-7-footnote-label">Notes<\/h2>|<h2 id="footnote-label">Notes<\/h2>/);
    expect(first).toContain('id="node-7-fn-1"');
    expect(second).toContain('id="node-8-fn-1"');
    expect(first).not.toMatch(/style=|<script/);
    for (const [url, tag] of [
      ['/rss.xml', 'content:encoded'],
      ['/atom.xml', 'content'],
    ] as const) {
      const { body: xml } = await own.inject(url);
      expect(parseXml(xml).getElementsByTagName(tag)[0]?.textContent).toBe(first);
    }
  });

  it('R-3 is nothing besides title and summary where the page has no more', async () => {
    const own = await siteWith({
      nodes: [sampleNode('article', { ...sampleOf('article').least, nid: 7, body: [], sections: [] })],
    });
    expect((await own.inject('/rss.xml')).body).not.toContain('content:encoded>');
  });
});

describe('pages', () => {
  const feeds = async (url: string) =>
    [...(await get(url)).body.matchAll(/type="application\/rss\+xml" title="([^"]*)" href="([^"]*)"/g)].map(
      ([, title, href]) => [title, href],
    );

  it('R-3 lead to the feed of the site, and searches to their own', async () => {
    expect(await feeds('/articles/older')).toEqual([['Keelstone', '/rss.xml']]);
    expect(await feeds('/search')).toEqual([['Keelstone', '/rss.xml']]);
    expect(await feeds('/search?industries=Banking&sort=rel')).toEqual([
      ['Keelstone', '/rss.xml'],
      ['Keelstone: Banking', '/rss.xml?industries=Banking'],
    ]);
    expect((await feeds('/de/artikel/reserven'))[0]?.[1]).toBe('/de/rss.xml');
  });

  it('R-3 that list a type lead to its feed', async () => {
    const overview = sampleNode('overview_page', { nid: 9, path: '/articles', listedType: 'article' });
    const { body } = await (await siteWith({ nodes: [...nodes, overview] })).inject('/articles');
    expect(body).toContain('title="Keelstone: Article" href="/feeds/article.xml"');
  });
});
