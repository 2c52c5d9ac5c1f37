import { type APIResponse, expect, type Page, test } from '@playwright/test';
import { startWholeSite, type WholeSite } from './support/whole-site.ts';

let site: WholeSite;
test.beforeAll(async () => {
  test.setTimeout(120_000);
  site = await startWholeSite({ tagline: 'For bad days' });
});
test.afterAll(() => site?.stop());

/** Maps a URL to the instance: the site thinks it is at `http://localhost`, on the default port. */
function at(address: string): string {
  const { pathname, search } = new URL(address, 'http://localhost');
  return `http://localhost:${site.port}${pathname}${search}`;
}

const locations = (xml: string) => [...xml.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, url = '']) => url);

/** Parses a document with the browser's XML parser, which fails on any error. */
const readXml = (page: Page, xml: string, selector: string) =>
  page.evaluate(
    ([text = '', wanted = '']) => {
      const parsed = new DOMParser().parseFromString(text, 'text/xml');
      if (parsed.querySelector('parsererror')) throw new Error(parsed.documentElement.textContent ?? '');
      return [...parsed.querySelectorAll(wanted)].map((each) => each.textContent ?? '');
    },
    [xml, selector],
  );

test('R-3 every address in the sitemap is a page that says it is its one address', async ({ request }) => {
  const robots = await (await request.get(at('/robots.txt'))).text();
  const sitemap = /^Sitemap: (.*)$/m.exec(robots)?.[1] ?? '';
  const addresses = locations(await (await request.get(at(sitemap))).text());
  expect(addresses).toHaveLength(13);
  for (const address of addresses) {
    const answer = await request.get(at(address), { maxRedirects: 0 });
    expect(answer.status(), address).toBe(200);
    const page = await answer.text();
    expect(page).toContain(`<link rel="canonical" href="${address}"/>`);
    expect(page, address).not.toContain('name="robots"');
  }
});

test('R-3 a page leads machines to its feed, its Markdown, its picture and the search of the site', async ({
  page,
  request,
}) => {
  await page.goto(at('/article/sample-1'));
  const hrefs = await page
    .locator('link[rel="alternate"]:not([hreflang]), link[rel="search"]')
    .evaluateAll((links) => links.map((link) => [link.getAttribute('type'), link.getAttribute('href')]));
  expect(hrefs.map(([type]) => type)).toEqual([
    'application/rss+xml',
    'text/markdown',
    'application/opensearchdescription+xml',
  ]);
  for (const [type, href] of hrefs) {
    const answer: APIResponse = await request.get(at(href ?? ''));
    expect(answer.headers()['content-type']).toContain(type);
  }
  const picture = await page.locator('meta[property="og:image"]').getAttribute('content');
  await page.goto(at(picture ?? ''));
  const size = await page.locator('img').evaluate((image: HTMLImageElement) => {
    return [image.naturalWidth, image.naturalHeight];
  });
  expect(size).toEqual([1200, 630]);
});

test('R-3 a browser reads feeds and search description, and what they lead to is there', async ({
  page,
  request,
}) => {
  await page.goto(at('/search'));
  const rss = await (await request.get(at('/rss.xml'))).text();
  const links = await readXml(page, rss, 'item > link');
  expect(links).toHaveLength(13);
  for (const link of links) expect((await request.get(at(link))).status(), link).toBe(200);
  const atom = await (await request.get(at('/atom.xml?content_type=article'))).text();
  expect(await readXml(page, atom, 'entry > title')).toEqual(
    await readXml(page, rss, 'item:last-of-type > title'),
  );
  const description = await (await request.get(at('/opensearch.xml'))).text();
  expect(await readXml(page, description, 'ShortName')).toEqual(['Keelstone']);
});

test('R-6 robots are led through single filters, and no further', async ({ page }) => {
  const robots = page.locator('meta[name="robots"]');
  const followed = page.locator('#search-output a[href*="/search"]:not([rel~="nofollow"])');
  await page.goto(at('/search?industries=Banking'));
  await expect(robots).toHaveCount(0);
  await page.goto(at('/search?content_type=article&industries=Banking'));
  await expect(robots).toHaveAttribute('content', 'noindex');
  const links = await followed.all();
  expect(links.length).toBeGreaterThan(0);
  for (const link of links) {
    const href = new URL((await link.getAttribute('href')) ?? '', at('/'));
    expect([...href.searchParams].length, href.href).toBeLessThan(2);
  }
  await page.goto(at('/search?industries=Atlantis&nothing=1'));
  expect(new URL(page.url()).search).toBe('');
});

test('R-3 who asks for Markdown is given it, and a browser the page', async ({ page, request }) => {
  const headers = { accept: 'text/markdown, */*;q=0.1' };
  const answer = await request.get(at('/event/sample-3'), { headers });
  expect(answer.headers()['content-type']).toBe('text/markdown; charset=utf-8');
  expect(answer.headers().link).toBe('<http://localhost/event/sample-3>; rel="canonical"');
  const title = /^# (.*)$/m.exec(await answer.text())?.[1] ?? '';
  await page.goto(at('/event/sample-3'));
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
});
