import { sampleNode } from '@keelstone/content/types/sample-node.ts';
import { SEARCH_CHOICES_KEY } from '@keelstone/model';
import { describe, expect, it } from 'vitest';
import { sampleSiteSettings } from './sample-content.fixture.ts';
import { createSearchSite } from './search-site.fixture.ts';

const chosen = (keyword: string, ...pages: [nid: number, weight: number][]) => ({
  keyword,
  pages: pages.map(([nid, weight]) => ({ nid, weight })),
});

/** A site with settings for a language, and six pages, of which the last is archived. */
function siteWith(language: 'en' | 'de', settings: Record<string, unknown>) {
  const page = (nid: number, title: string, archived = false) =>
    sampleNode('page', { nid, language, title, archived, path: `/${title.toLowerCase()}` });
  const site = createSearchSite([
    page(1, 'Ferry'),
    page(2, 'Tram'),
    page(3, 'Bus'),
    page(4, 'Bridge'),
    page(5, 'Contact'),
    page(6, 'Canal', true),
  ]);
  for (const [key, value] of Object.entries(settings))
    site.content.apply([{ kind: 'setting', number: 1_000_000, key, language, value }]);
  const prefix = language === 'en' ? '' : '/de';
  const ways = async () => {
    const { body } = await site.get(`${prefix}/search?keyword=xyzzyplugh`);
    const [, shown = ''] = body.split(/class="[^"]*empty[^"]*"/);
    const lists = [...shown.matchAll(/<ul>(.*?)<\/ul>/g)].slice(0, 2);
    return lists.map(([, list = '']) =>
      [...list.matchAll(/<a href="([^"]*)">(.*?)<\/a>/g)].map(([, url, title]) => `${title} ${url}`),
    );
  };
  return ways;
}

describe('where a search leads that finds nothing, without a script', () => {
  const choices = [
    chosen('water', [2, 3], [1, 4], [6, 50], [99, 50]),
    chosen('rails', [2, 3], [3, 5], [4, 1], [5, 40]),
  ];
  const always = [
    'everything, without keyword and filters /search',
    'Third-Party Risk /search/Third-Party-Risk',
  ];
  const link = { title: 'Contact', url: '/contact' };

  it('S-11 S-26 to the contact page, and to the three pages that visitors chose most', async () => {
    const site = sampleSiteSettings({ footer: [{ heading: 'Company', links: [link] }] });
    const ways = siteWith('en', { site, [SEARCH_CHOICES_KEY]: { choices } });
    expect(await ways()).toEqual([
      [...always, 'Contact /contact'],
      ['Tram /tram', 'Bus /bus', 'Ferry /ferry'],
    ]);
  });

  it('S-11 finds the contact page by its name in the language, in the menu as well', async () => {
    const company = { title: 'Unternehmen', url: '/de/about', description: null };
    const contact = { title: 'KONTAKT', url: '/de/kontakt', description: null };
    const navigation = [{ ...company, children: [company, contact] }];
    const ways = siteWith('de', { site: sampleSiteSettings({ language: 'de', navigation }) });
    expect((await ways())[0]?.at(-1)).toBe('KONTAKT /de/kontakt');
  });

  it('S-11 E-6 to neither if the site has no contact page, and choices that do not fit the model', async () => {
    const ways = siteWith('en', { [SEARCH_CHOICES_KEY]: { choices: 'none' } });
    expect(await ways()).toEqual([always]);
  });
});
