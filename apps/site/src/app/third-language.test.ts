import { sampleNode } from '@keelstone/content/types/sample-node.ts';
import { LANGUAGES } from '@keelstone/languages/languages.ts';
import { describe, expect, it } from 'vitest';
import { siteWith } from './site.fixture.ts';

const MARCH = Date.parse('2026-03-05T12:00:00Z') / 1000;
const translations = { en: '/articles/loss', de: '/de/artikel/verlust', fr: '/fr/articles/perte' };
const contact = { en: '/contact', de: '/de/kontakt' };
const article = (language: 'en' | 'de' | 'fr', title: string) =>
  sampleNode('article', {
    nid: 7,
    language,
    title,
    path: translations[language],
    publishedAt: MARCH,
    created: MARCH,
    translations,
  });
const nodes = [
  article('en', 'The insurance of a loss'),
  article('de', 'Die Versicherung eines Verlusts'),
  article('fr', 'L’assurance d’une perte déclarée'),
  sampleNode('page', { nid: 8, title: 'Careers', path: '/careers', translations: { en: '/careers' } }),
  sampleNode('page', { nid: 9, title: 'Contact', path: '/contact', translations: contact }),
  sampleNode('page', {
    nid: 9,
    language: 'de',
    title: 'Kontakt',
    path: '/de/kontakt',
    translations: contact,
  }),
  sampleNode('page', {
    nid: 10,
    language: 'de',
    title: 'Impressum',
    path: '/de/impressum',
    translations: { de: '/de/impressum' },
  }),
];

const redirects = [
  { from: '/jobs', to: '/careers', status: 301 as const },
  { from: '/shrinkage', to: '/articles/loss#costs', status: 302 as const },
  { from: '/elsewhere', to: 'https://elsewhere.example/', status: 301 as const },
  { from: '/fr/jobs-too', to: '/fr/articles/perte', status: 301 as const },
  { from: '/jobs-too', to: '/careers', status: 301 as const },
];

describe('a third language', () => {
  const site = siteWith({ nodes, redirects });
  const get = async (url: string) => (await (await site).inject(url)).body;

  it('C-10 has pages of its own, with the interface and dates in it', async () => {
    const page = await get('/fr/articles/perte');
    expect(page).toMatch(/^<!doctype html><html lang="fr">/);
    expect(page).toContain('Aller au contenu');
    expect(page).toContain('5 mars 2026');
    expect(page).toContain('<meta property="og:locale" content="fr_FR"/>');
  });

  it('C-10 R-6 is named to search engines among the others', async () => {
    const page = await get('/articles/loss');
    const named = [...page.matchAll(/hrefLang="([^"]+)" href="https?:\/\/[^/]+([^"]*)"/gi)].map((found) => [
      found[1],
      found[2],
    ]);
    expect(named).toEqual([...Object.entries(translations), ['x-default', '/articles/loss']]);
    expect(await get('/sitemap.xml')).toContain('hreflang="fr"');
  });

  it.each([
    ['/articles/loss', 'en'],
    ['/de/artikel/verlust', 'de'],
    ['/fr/articles/perte', 'fr'],
  ])('C-10 U-3 the switcher of %s leads to all languages but %s', async (url, own) => {
    const others = LANGUAGES.filter((language) => language !== own);
    const list = /<ul id="languages">(.*?)<\/ul>/s.exec(await get(url))?.[1] ?? '';
    expect([...list.matchAll(/hrefLang="([a-z]+)"/gi)].map(([, language]) => language)).toEqual(others);
  });

  it.each([
    ['/contact', '/fr/contact', 'not translated, shown in English'],
    ['/de/kontakt', '/fr/contact', 'nicht übersetzt, auf Englisch'],
    ['/de/impressum', '/fr', 'nicht verfügbar, führt zur Startseite'],
  ])('C-10 the switcher of %s leads to %s, and says why', async (url, path, why) => {
    const list = /<ul id="languages">(.*?)<\/ul>/s.exec(await get(url))?.[1] ?? '';
    const french = /<a href="([^"]*)" hrefLang="fr".*?<small[^>]*>([^<]*)/i.exec(list);
    expect(french?.slice(1)).toEqual([path, why]);
    expect((await (await site).inject(path)).statusCode).toBe(200);
  });

  it('C-10 shows what is not translated in English, and says so', async () => {
    const page = await get('/fr/careers');
    expect(page).toContain('Cette page n’est pas encore traduite. Vous la lisez en anglais.');
    expect(page).toContain('<html lang="fr">');
  });

  it.each([
    ['/fr/jobs', 301, '/fr/careers'],
    ['/fr/Jobs?a=1', 301, '/fr/careers?a=1'],
    ['/fr/shrinkage', 302, '/fr/articles/perte#costs'],
    ['/fr/jobs-too', 301, '/fr/articles/perte'],
    ['/fr/elsewhere', 404, undefined],
  ])(
    'C-6 C-10 %s follows the English page that was shown there, unless it has a redirect of its own',
    async (url, status, to) => {
      const { statusCode, headers } = await (await site).inject(url);
      expect([statusCode, headers.location]).toEqual([status, to]);
    },
  );

  it.each(['assurances', "l'assurance", 'declaree', 'pertes'])(
    'C-10 S-3 its search finds %j by stem, without accents and elision',
    async (keyword) => {
      const page = await get(`/fr/search?keyword=${encodeURIComponent(keyword)}`);
      expect(page).toContain('/fr/articles/perte');
      expect(page).toContain('<h1>Recherche</h1>');
      expect(page).toContain('05/03/2026');
    },
  );

  it('C-10 S-20 GraphQL asks for it by name', async () => {
    const { body } = await (await site).inject({
      method: 'POST',
      url: '/graphql',
      payload: { query: '{ nodes(nids: [7], language: fr) { title } }' },
    });
    expect(body).toContain('L’assurance d’une perte déclarée');
  });
});
