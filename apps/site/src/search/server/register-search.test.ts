import { LANGUAGES } from '@keelstone/languages/languages.ts';
import { describe, expect, it } from 'vitest';
import { createSearchSite } from './search-site.fixture.ts';

const { get } = createSearchSite();

const titles = (body: string) =>
  [...body.matchAll(/<h3[^>]*><a [^>]*>(.*?)<\/a>/g)].map((match) => match[1]?.replace(/<[^>]*>/g, ''));
const page = async (url: string) => {
  const { status, body } = await get(url);
  expect(status).toBe(200);
  return body.replace(/<script type="application\/json"[\s\S]*?<\/script>/g, '');
};

describe('the search page from the server', () => {
  it('C-7 goes on with plain settings when the published ones do not fit the model', async () => {
    const broken = createSearchSite();
    const value = { siteName: 5 };
    broken.content.apply([{ kind: 'setting', number: 1_000_000, key: 'site', language: 'en', value }]);
    expect((await broken.get('/search')).status).toBe(200);
  });

  it('R-1 R-4 is complete in #search-output, without script', async () => {
    const body = await page('/search');
    expect(body).toContain('id="search-output"');
    expect(body).toContain('1 - 10 of 44 Results');
    expect(body).toContain('placeholder="Type Something"');
    expect(body).toMatch(/data-index-id="content_en" data-index-name="Content \(English\)"/);
    expect(body.match(/<article/g)?.length).toBe(10 + 3);
    expect(body).toContain('Most Recent</h2>');
    expect(body).not.toContain('style=');
  });

  it('R-4 S-6 the facets are a form: checkboxes with counts, the selected ones checked', async () => {
    const body = await page('/search/third-party-risk?industries=Banking').catch(() => '');
    expect(body).toBe('');
    const canonical = await page('/search/Third-Party-Risk?industries=Banking');
    expect(canonical).toMatch(
      /<input type="checkbox" name="product_suites" checked="" value="Third-Party Risk"/,
    );
    expect(canonical).toContain('Product Suites<span');
    expect(canonical).toMatch(/value="Healthcare"/);
    expect(canonical).toMatch(/<noscript><button/);
    expect(canonical).toContain('Filtered By:');
  });

  it('S-12 S-24 pages are links', async () => {
    const body = await page('/search?page=2');
    expect(body).toContain('11 - 20 of 44 Results');
    expect(body).toMatch(/<a href="\/search\?page=3" rel="next"[^>]*>Next<\/a>/);
    expect(body).toMatch(/<a href="\/search" rel="prev"[^>]*>Prev<\/a>/);
    expect(body).toMatch(/aria-current="page"[^>]*>2<\/a>/);
  });

  it.each([
    ['/search?page=99999', '/search?page=5'],
    ['/search?page=-1', '/search'],
    ['/search?page=abc', '/search'],
    ['/search?page=1', '/search'],
    ['/search?sort=recent&keyword=', '/search'],
    ['/search?utm_source=mail&keyword=', '/search?utm_source=mail'],
    ['/search/third-party-risk?gclid=a%2Cb&nothing=1', '/search/Third-Party-Risk?gclid=a%2Cb'],
    ['/search?nothing=1&industries=Banking&utm_term=x', '/search?industries=Banking&utm_term=x'],
    ['/search/third-party-risk', '/search/Third-Party-Risk'],
    ['/search/unknown', '/search'],
    ['/search/', '/search'],
    ['/search?industries=Nothing', '/search'],
    [
      '/search?keyword=near+miss&product_suites=Third-Party+Risk&industries=Banking&industries=%C3%96ffentliche+Verwaltung&sort=recent',
      '/search/Third-Party-Risk?industries=Banking,%C3%96ffentliche%20Verwaltung&keyword=near%20miss',
    ],
  ])('S-1 S-24 R-6 %s goes to %s', async (url, canonical) => {
    const { status, location } = await get(url);
    expect({ status, location }).toEqual({ status: 302, location: canonical });
    expect((await get(canonical)).status).toBe(200);
  });

  it.each([
    '/search?keyword=near+miss',
    '/search?keyword=near%20miss',
    '/search?industries=%c3%96ffentliche%20Verwaltung',
  ])('R-6 %s is answered as it is: only its encoding differs', async (url) => {
    expect((await get(url)).status).toBe(200);
  });

  it.each([
    ['/search?gclid=1&fbclid=2&campaign=spring&partner=acme&utm_medium=a&utm_medium=b', '/search?utm_source'],
    ['/search/Third-Party-Risk?gclid=1', '/search/Third-Party-Risk?utm_source'],
    ['/search?keyword=x&utm_campaign=%20%C3%A4', '/search?keyword=x'],
    [
      '/search/Third-Party-Risk?utm_source=mail&industries=Banking',
      '/search/Third-Party-Risk?industries=Banking',
    ],
    ['/de/search?utm_source=mail', '/de/search?utm_source'],
  ])('C-8 R-6 %s is the very page of %s: campaigns make no page of their own', async (url, canonical) => {
    expect(await page(url)).toBe(await page(canonical));
  });

  it.each([
    ['/search', true],
    ['/search?', true],
    ['/search/Third-Party-Risk', true],
    ['/search?utm_source=mail', false],
    ['/search?gclid', false],
    ['/search?partner=acme', false],
    ['/search/Third-Party-Risk?fbclid=1', false],
    ['/search?industries=Banking', false],
    ['/de/search?utm_source=mail', false],
  ])('S-14 %s shows the Most Recent block: %s', async (url, isShown) => {
    expect((await page(url)).includes('id="most-recent"')).toBe(isShown);
  });

  it('C-8 R-6 what a form asks for is ignored, except where it is a parameter of search', async () => {
    const searched = await page('/search?keyword=checklist&partner=keyword');
    expect(searched).toContain('value="checklist"');
    expect((await get('/search?constructor=1')).status).toBe(302);
  });

  it('R-6 beyond one filter pages are not indexed, and links to them not followed', async () => {
    const robots = (body: string) => /<meta name="robots" content="([^"]*)"/.exec(body)?.[1];
    expect(robots(await page('/search/Third-Party-Risk'))).toBeUndefined();
    const two = await page('/search/Third-Party-Risk?industries=Banking&page=2');
    expect(robots(two)).toBe('noindex');
    expect(two).toMatch(/<a href="[^"]*" rel="prev nofollow"/);
    const word = await page('/search?keyword=report');
    expect(robots(word)).toBe('noindex');
    expect(word).toMatch(/<a href="\/search\?keyword=report&amp;page=2" rel="next nofollow"/);
    expect(await page('/search?sort=rel')).toContain(
      '<link rel="canonical" href="https://www.keelstone.example/search"/>',
    );
  });

  it('R-6 C-10 each page that is indexed has a title of its own, and languages only where it is there in both', async () => {
    const head = async (url: string) => {
      const body = await page(url);
      const languages = [...body.matchAll(/rel="alternate" hrefLang="([^"]*)"/g)].map((match) => match[1]);
      return [/<title>([^<]*)/.exec(body)?.[1], languages];
    };
    expect(await head('/search')).toEqual(['Search – Keelstone', [...LANGUAGES, 'x-default']]);
    expect(await head('/search/Third-Party-Risk')).toEqual(['Search: Third-Party Risk – Keelstone', []]);
    expect(await head('/search?content_type=article&keyword=miss')).toEqual([
      'Search: Article, “miss” – Keelstone',
      [],
    ]);
  });

  it('S-14 Most Recent is there only while the query string is empty', async () => {
    expect(await page('/search/Third-Party-Risk')).toContain('Most Recent</h2>');
    expect(await page('/search?keyword=checklist')).not.toContain('Most Recent</h2>');
  });

  it('S-14 S-23 Most Recent holds what is pinned, then the newest resources', async () => {
    const body = await page('/search');
    const block = body.slice(body.indexOf('Most Recent</h2>'), body.indexOf('id="results"'));
    expect([...block.matchAll(/<h3>([^<]*)/g)].map((match) => match[1])).toEqual([
      'The register, explained',
      'Continuity paper',
      'Supplier checklist',
    ]);
    expect(body).toContain('data-paragraph-id="pinned"');
  });

  it('S-15 a resource that links to its asset opens a new tab and says so', async () => {
    const body = await page('/search?keyword=continuity');
    expect(body).toMatch(/<a href="\/media\/files\/continuity.pdf" [^>]*target="_blank" rel="noopener">/);
    expect(body).toContain('opens a file in a new tab');
  });

  it('S-10 S-16 relevance puts the better match first', async () => {
    expect(titles(await page('/search?keyword=checklist&sort=rel'))[0]).toBe('Supplier checklist');
  });

  it('S-18 C-9 archived content is found by the date value Archived', async () => {
    expect(titles(await page('/search?date=Archived'))).toEqual(['Old checklist']);
  });

  it('C-10 the German page is German', async () => {
    const body = await page('/de/search');
    expect(body).toContain('1 - 1 von 1 Ergebnissen');
    expect(body).toContain('lang="de"');
  });
});

it.each([
  ['/search?keyword=%26%26%26', 'No Results', '“&amp;&amp;&amp;” holds no letter or digit'],
  ['/de/search?keyword=%2A%3F', 'Keine Ergebnisse', '„*?“ enthält keinen Buchstaben'],
  ['/search?keyword=%E2%9D%A4%EF%B8%8F', 'No Results', '“❤️” holds no letter or digit'],
  ['/search?keyword=%E2%80%94%20%21%3D', 'No Results', '“— !=” holds no letter or digit'],
])(
  'S-3 %s, of which nothing is left to search for, says so instead of showing everything',
  async (url, none, why) => {
    const { status, body } = await get(url);
    expect(status).toBe(200);
    expect(body).toContain(none);
    expect(body).toContain(why);
    expect(titles(body)).toEqual([]);
  },
);

it('S-14 U-9 a card of Most Recent that opens a file says so to who listens', async () => {
  const { body } = await get('/search');
  expect(body).toMatch(/aria-label="[^"]*: Continuity paper \(opens a file in a new tab\)"/);
  expect(body).not.toMatch(/aria-label="[^"]*: Supplier checklist \(opens/);
});

describe('bad input', () => {
  it('S-1 a percent-encoding error in the path is refused', async () => {
    expect((await get('/search/%E4%FF')).status).toBe(400);
  });

  const nothing = Array.from({ length: 10_000 }, (_, position) => `value${position}`);
  it.each([
    ['a keyword of 1 MB', `/search?keyword=${'a'.repeat(1_000_000)}`],
    ['10,000 facet values', `/search?industries=${nothing.join(',')}`],
    ['10,000 repeated parameters', `/search?${nothing.map((value) => `industries=${value}`).join('&')}`],
    ['many commas', `/search?industries=${','.repeat(100_000)}`],
    ['a negative page', '/search?page=-1'],
    ['a page that is no number', '/search?page=abc'],
    ['a page beyond the end', '/search?page=99999'],
    ['unknown facet values', '/search/unknown?industries=unknown'],
    ['a percent-encoding error in the query', '/search?keyword=%E0%A4%A&industries=%'],
    ['null bytes', '/search?keyword=%00a%00&industries=%00'],
    ['a script in the keyword', '/search?keyword=%3Cscript%3Ealert(1)%3C/script%3E'],
    ['an attribute in the keyword', '/search?keyword=%22%20onfocus%3D%22alert(1)'],
    [
      'the end of a script in the keyword',
      '/search?keyword=%3C/script%3E%3Cimg%20src=x%20onerror=alert(1)%3E',
    ],
    ['a bare surrogate', '/search?keyword=%ED%A0%80'],
    ['a prototype', '/search?__proto__=x&constructor=y'],
    ['suggestions for null bytes', '/search/suggestions?keyword=%00'],
    ['suggestions for two keywords', '/search/suggestions?keyword=a&keyword=b'],
    ['suggestions for a script', '/search/suggestions?keyword=%3Cscript%3E'],
    ['suggestions in an unknown language', '/search/suggestions?keyword=a&language=xx'],
  ])('S-24 R-6 %s gets a clear answer, with nothing unescaped', async (_name, url) => {
    const first = await get(url);
    expect(first.status).toBeLessThan(500);
    const { status, body, type } = first.location ? await get(first.location) : first;
    expect(status).toBeLessThan(400);
    expect(body).not.toContain('\0');
    if (type.startsWith('application/json')) return;
    expect(body).not.toMatch(/<script>alert|<img src=x|" onfocus="/);
    expect(body).toContain('id="search-output"');
  });
});
