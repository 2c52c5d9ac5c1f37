import { sampleNode } from '@keelstone/content/types/sample-node.ts';
import { describe, expect, it } from 'vitest';
import { siteWith } from './site.fixture.ts';

const article = sampleNode('article', { nid: 5, path: '/articles/the-first-hour' });
const startPages = {
  en: { homeNid: 2, tagline: 'For bad days' },
  de: { homeNid: 2, tagline: 'Für schlechte Tage' },
};

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
      /<a href="\/de\/articles\/the-first-hour" hrefLang="de" lang="de" [^>]*>Deutsch<small[^>]*>not translated, shown in English</,
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
