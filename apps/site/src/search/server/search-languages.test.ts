import { sampleNode } from '@keelstone/content/types/sample-node.ts';
import { describe, expect, it } from 'vitest';
import { siteWith } from '../../app/site.fixture.ts';

const terms = {
  en: { productSuites: [{ id: 1, label: 'Third-Party Risk' }], industries: [{ id: 2, label: 'Banking' }] },
  de: {
    productSuites: [{ id: 1, label: 'Drittparteien' }],
    industries: [{ id: 2, label: 'Banken, Börsen' }],
  },
};
const without = { productSuites: [], industries: [] };
const translations = { en: '/articles/a', de: '/de/artikel/a' };
const listings = { en: '/articles', de: '/de/artikel' };
const nodes = [
  ...(['en', 'de'] as const).flatMap((language) => [
    sampleNode('article', {
      nid: 1,
      language,
      path: translations[language],
      translations,
      ...terms[language],
    }),
    ...Array.from({ length: 12 }, (_, place) =>
      sampleNode('article', {
        nid: 20 + place,
        language,
        path: `${listings[language]}/more-${place}`,
        ...without,
      }),
    ),
    sampleNode('overview_page', {
      nid: 9,
      language,
      path: listings[language],
      translations: listings,
      listedType: 'article',
      ...without,
    }),
  ]),
  sampleNode('article', {
    nid: 2,
    path: '/articles/b',
    translations: { en: '/articles/b' },
    productSuites: [],
    industries: [{ id: 3, label: 'Mining' }],
  }),
  sampleNode('article', {
    nid: 3,
    language: 'de',
    path: '/de/artikel/nur-deutsch',
    translations: { de: '/de/artikel/nur-deutsch' },
    ...without,
  }),
];
const site = await siteWith({ nodes });

/** The target of a page's language switcher, and where that redirects. */
async function switchFrom(url: string) {
  const { body, statusCode } = await site.inject(url);
  expect(statusCode).toBe(200);
  const link = /<ul id="languages"><li><a href="([^"]*)"/.exec(body)?.[1]?.replaceAll('&amp;', '&') ?? '';
  const answer = await site.inject(link);
  return [link, answer.statusCode, answer.headers.location];
}

describe('the language switcher', () => {
  it.each([
    ['/search', '/de/search', 200, undefined],
    [
      '/search/Third-Party-Risk?industries=Banking&keyword=report&sort=rel',
      '/de/search/Third-Party-Risk?industries=Banking&keyword=report&sort=rel',
      302,
      '/de/search/Drittparteien?industries=Banken%2C%20B%C3%B6rsen&keyword=report&sort=rel',
    ],
    [
      '/de/search?content_type=article&industries=Banken%2C%20B%C3%B6rsen',
      '/search?content_type=article&industries=Banken%2C%20B%C3%B6rsen',
      302,
      '/search?content_type=article&industries=Banking',
    ],
    [
      '/search?industries=Mining&keyword=x',
      '/de/search?industries=Mining&keyword=x',
      302,
      '/de/search?keyword=x',
    ],
    [
      '/articles?industries=Banking',
      '/de/artikel?industries=Banking',
      302,
      '/de/artikel?industries=Banken%2C%20B%C3%B6rsen',
    ],
  ])('U-8 keeps the search of %s, in the other language’s words', async (url, link, status, location) => {
    expect(await switchFrom(url)).toEqual([link, status, location]);
  });

  it('C-10 U-8 leads from a page without translation to what is shown instead of it', async () => {
    expect(await switchFrom('/articles/b')).toEqual(['/de/articles/b', 200, undefined]);
    expect(await switchFrom('/de/articles/b')).toEqual(['/articles/b', 200, undefined]);
    expect((await site.inject('/articles/b')).body).not.toContain('rel="alternate" hrefLang="de"');
    const { body } = await site.inject('/de/artikel/nur-deutsch');
    expect(/<ul id="languages"><li><a href="([^"]*)"/.exec(body)?.[1]).toBe('/');
  });
});

it('R-2 small letters for capitals: the search, the German start page, and pages shown in German surroundings', async () => {
  for (const [url, location] of [
    ['/Search?keyword=Risk', '/search?keyword=Risk'],
    ['/DE/Search/drittparteien', '/de/search/drittparteien'],
    ['/DE', '/de'],
    ['/De/Articles/B?x=1', '/de/articles/b?x=1'],
    ['/DE/artikel/a', '/de/artikel/a'],
    ['/Articles?industries=Banking', '/articles?industries=Banking'],
  ]) {
    const answer = await site.inject(url as string);
    expect([url, answer.statusCode, answer.headers.location]).toEqual([url, 301, location]);
  }
  expect((await site.inject('/DE/nothing-such')).statusCode).toBe(404);
});

it.each([
  ['/Articles', ['301 /articles']],
  ['/ARTICLES/More-1', ['301 /articles/more-1']],
  ['/articles/More-1?x=1', ['301 /articles/more-1?x=1']],
  ['/Articles?industries=BANKING', ['301 /articles?industries=BANKING', '302 /articles?industries=Banking']],
  [
    '/Articles?industries=Banking&page=2',
    ['301 /articles?industries=Banking&page=2', '302 /articles?industries=Banking'],
  ],
  ['/Articles?keyword=Risk', ['301 /articles?keyword=Risk']],
  ['/de/Artikel', ['301 /de/artikel']],
  ['/DE/Artikel?industries=Banken%2C%20B%C3%B6rsen', ['301 /de/artikel?industries=Banken%2C%20B%C3%B6rsen']],
  ['/DE/Articles', ['301 /de/artikel']],
  ['/de/Search/Drittparteien', ['301 /de/search/Drittparteien']],
  ['/DE/SEARCH/DRITTPARTEIEN', ['301 /de/search/DRITTPARTEIEN', '302 /de/search/Drittparteien']],
  ['/de/Search/Unknown', ['301 /de/search/Unknown', '302 /de/search']],
] as [string, string[]][])('R-2 S-1 from %s, written with capitals, the way is %j', async (url, way) => {
  const steps: string[] = [];
  let answer = await site.inject(url);
  while (answer.headers.location && steps.length < 5) {
    steps.push(`${answer.statusCode} ${answer.headers.location}`);
    answer = await site.inject(answer.headers.location);
  }
  expect([...steps, answer.statusCode]).toEqual([...way, 200]);
});

it('R-2 what there is in no case of letters is not there', async () => {
  for (const url of ['/articles/Page-Two', '/DE/Suche', '/de/Suche']) {
    expect([url, (await site.inject(url)).statusCode]).toEqual([url, 404]);
  }
});
