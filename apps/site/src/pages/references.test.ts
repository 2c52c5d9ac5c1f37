import { sampleNode } from '@keelstone/content/types/sample-node.ts';
import { sampleReference } from '@keelstone/model/samples';
import { describe, expect, it } from 'vitest';
import { siteWith } from '../app/site.fixture.ts';

const english = sampleNode('product_detail', {
  nid: 900,
  title: 'Incident Desk',
  excerpt: 'Takes in what happened.',
  path: '/products/desk',
});
const reference = sampleReference({ path: english.path });

describe('references to what is not translated', () => {
  it('C-10 are marked as English on cards, to eyes and to machines, and lead to a page that is there', async () => {
    const german = sampleNode('solution', {
      nid: 5,
      language: 'de',
      path: '/de/loesungen/a',
      products: [],
      caseStudies: [reference],
    });
    const site = await siteWith({ nodes: [english, german] });
    const { body } = await site.inject(german.path);
    expect(body).toMatch(
      /<div class="[^"]*" lang="en"><article[^>]*>.*<a href="\/de\/products\/desk">Incident Desk<\/a>/,
    );
    expect(body).toMatch(/<p class="[^"]*" lang="de">auf Englisch<\/p>/);
    expect((await site.inject('/de/products/desk')).statusCode).toBe(200);
  });

  it('C-10 are marked as English in lists, titles and excerpts alike', async () => {
    const german = sampleNode('platform', {
      nid: 5,
      language: 'de',
      path: '/de/plattform/a',
      parts: [],
      products: [reference],
    });
    const { body } = await (await siteWith({ nodes: [english, german] })).inject(german.path);
    expect(body).toContain('<a href="/de/products/desk" lang="en" hrefLang="en">Incident Desk</a>');
    expect(body).toMatch(/<small class="[^"]*">auf Englisch<\/small>/);
    expect(body).toContain('<p lang="en">Takes in what happened, from whoever saw it, in two minutes.</p>');
  });

  it('C-10 carry no mark on an English page', async () => {
    const page = sampleNode('platform', { nid: 5, path: '/platform/a', products: [reference] });
    const { body } = await (await siteWith({ nodes: [english, page] })).inject(page.path);
    // The language switcher above also says that the page stays in English.
    const [, content = ''] = /<main[^>]*>(.*)<\/main>/s.exec(body) ?? [];
    expect(content).toContain('Incident Desk');
    expect(content).not.toContain('in English</');
  });
});

describe('an untranslated page', () => {
  it('C-10 says what is around its text in the language of the text, and the rest in the reader’s', async () => {
    const article = sampleNode('article', { nid: 5, path: '/articles/a' });
    const { body } = await (await siteWith({ nodes: [article] })).inject('/de/articles/a');
    const [, content = ''] = /<div lang="en">(.*)<footer/s.exec(body) ?? [];
    expect(content).toContain('Reading time');
    expect(content).not.toContain('Lesezeit');
    expect(body).toContain('noch nicht übersetzt');
  });
});
