import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { KnownValues } from './known-values.ts';
import { sampleKnownValues, sampleSettings } from './search-settings.fixture.ts';
import { cleanKeyword, EMPTY_STATE, type SearchState } from './search-state.ts';
import { isSameUrl, parseSearchUrl, splitUrl, toSearchUrl } from './search-url.ts';

const settings = sampleSettings();
const parse = (url: string, known: KnownValues = sampleKnownValues) =>
  parseSearchUrl(splitUrl(url), settings, known);
const write = (state: Partial<SearchState>, known: KnownValues = sampleKnownValues) =>
  toSearchUrl({ ...EMPTY_STATE, ...state }, settings, known);

describe('the search URL', () => {
  it.each<[Partial<SearchState>, string]>([
    [{}, '/search'],
    [{ keyword: 'near miss' }, '/search?keyword=near%20miss'],
    [{ selections: { product_suites: ['Third-Party Risk'] } }, '/search/Third-Party-Risk'],
    [
      { selections: { product_suites: ['Third-Party Risk', 'Health, Safety & Environment'] } },
      '/search/Third-Party-Risk?product_suites=Health%2C%20Safety%20%26%20Environment',
    ],
    [
      { selections: { product_suites: ['Health, Safety & Environment'] } },
      '/search/Health%2C-Safety-%26-Environment',
    ],
    [
      { selections: { industries: ['Öffentliche Verwaltung', 'Banking'] } },
      '/search?industries=%C3%96ffentliche%20Verwaltung,Banking',
    ],
    [
      { sort: 'rel', page: 3, keyword: 'x', selections: { date: ['2025'], content_type: ['article'] } },
      '/search?content_type=article&date=2025&keyword=x&page=3&sort=rel',
    ],
    [{ keyword: "it's (50% + more)!" }, '/search?keyword=it%27s%20%2850%25%20%2B%20more%29%21'],
  ])('S-1 %j is %s and comes back', (state, url) => {
    expect(write(state)).toBe(url);
    expect(parse(url)).toEqual({ ...EMPTY_STATE, ...state });
  });

  it.each([
    ['/search/third-party-risk', { product_suites: ['Third-Party Risk'] }],
    ['/search/THIRD-party%20Risk', { product_suites: ['Third-Party Risk'] }],
    ['/search/VORF%C3%84LLE-%26-sch%C3%A4den', { product_suites: ['Vorfälle & Schäden'] }],
    ['/search/third-party-risk/', {}],
    ['/search/nothing-such', {}],
    ['/search?product_suites=Third-Party+Risk', { product_suites: ['Third-Party Risk'] }],
    [
      '/search?product_suites=Health,%20Safety%20%26%20Environment,Third-Party%20Risk',
      { product_suites: ['Health, Safety & Environment', 'Third-Party Risk'] },
    ],
    [
      '/search?industries=Banking&industries=Technology%2C+Media+%26+Telecoms',
      { industries: ['Banking', 'Technology, Media & Telecoms'] },
    ],
    [
      '/search?industries=Banking%2CTechnology%2C%20Media%20%26%20Telecoms',
      { industries: ['Banking', 'Technology, Media & Telecoms'] },
    ],
    ['/search?date=2025%2c2026', { date: ['2025', '2026'] }],
    ['/search?date=2025%2CNothing%2C2026,2024', { date: ['2025', '2026', '2024'] }],
    ['/search?industries=Banking,Banking,Nothing,,%E4%FF', { industries: ['Banking'] }],
    ['/search?industries=Technology,%20Media,Banking,%20Media%20%26%20Telecoms', { industries: ['Banking'] }],
  ])('S-1 %s selects %j', (url, selections) => {
    expect(parse(url)).toEqual({ ...EMPTY_STATE, selections });
  });

  it.each([
    ['-1', 1],
    ['abc', 1],
    ['0', 1],
    ['', 1],
    ['1e3', 1],
    ['2.5', 1],
    ['7', 7],
    ['99999', 1000],
    ['99999999999999999999', 1],
  ])('S-24 page=%s is page %i', (text, page) => {
    expect(parse(`/search?page=${text}`).page).toBe(page);
  });

  it.each([
    ['/search?keyword=a#results', { path: '/search', query: 'keyword=a' }],
    ['/search#results?page=2', { path: '/search', query: '' }],
    ['/search?keyword=a?b', { path: '/search', query: 'keyword=a?b' }],
    ['?page=2', { path: '', query: 'page=2' }],
    ['/search', { path: '/search', query: '' }],
  ])('S-1 %s is split at its first question mark, without its fragment', (url, raw) => {
    expect(splitUrl(url)).toEqual(raw);
  });

  it('S-1 only what stands below the search page names a product suite, and a plus in it is a plus', () => {
    const known = { product_suites: ['R+D', 'R D', 'search', '/search', 'mutated'] };
    expect(parse('/search/R+D', known).selections).toEqual({ product_suites: ['R+D'] });
    for (const path of ['/search', '/search/', '/other', '/mutated', '/searchxR+D'])
      expect(parse(path, known).selections, path).toEqual({});
  });

  it('S-1 a value names its own facet only: neither the keyword nor another facet selects it', () => {
    expect(parse('/search?keyword=Banking').selections).toEqual({});
    expect(parse('/search?date=Banking&industries=2025').selections).toEqual({});
  });

  it('S-1 the path names no other facet', () => {
    const known = { product_suites: [], industries: ['Banking'], date: ['mutated'] };
    expect(parse('/search/Banking', known).selections).toEqual({});
    expect(parse('/search/mutated', { product_suites: ['Banking'] }).selections).toEqual({});
  });

  it('S-1 a facet without known values selects nothing, and is written all the same', () => {
    expect(parse('/search?industries=mutated', {}).selections).toEqual({});
    expect(write({ selections: { product_suites: ['Third-Party Risk'] } }, {})).toBe(
      '/search/Third-Party-Risk',
    );
    expect(write({ selections: { industries: ['Banking'] } }, {})).toBe('/search?industries=Banking');
  });

  it('S-16 parameters are in the order of their names, whatever the order of the facets', () => {
    const facets = settings.facets.toReversed();
    const state = {
      ...EMPTY_STATE,
      keyword: 'x',
      page: 2,
      sort: 'rel' as const,
      selections: {
        product_suites: ['Incident & Claims', 'Third-Party Risk'],
        date: ['2025'],
        content_type: ['article'],
        industries: ['Banking'],
      },
    };
    const query =
      'content_type=article&date=2025&industries=Banking&keyword=x&page=2&product_suites=Third-Party%20Risk&sort=rel';
    for (const each of [settings, { ...settings, facets }])
      expect(toSearchUrl(state, each, sampleKnownValues)).toBe(`/search/Incident-%26-Claims?${query}`);
  });

  it('S-1 two terms with the same hyphenated form stay apart: the second one goes into the query', () => {
    const known = { product_suites: ['Third-Party Risk', 'Third Party Risk'] };
    const state = { ...EMPTY_STATE, selections: { product_suites: ['Third Party Risk'] } };
    expect(write(state, known)).toBe('/search?product_suites=Third%20Party%20Risk');
    expect(parse(write(state, known), known)).toEqual(state);
  });

  it('S-1 a comma that is encoded separates, but not within a value that is known', () => {
    const known = { industries: ['Health', 'Health, Safety', 'Safety', 'Banking', 'Banking,Health'] };
    const industries = (list: string) => parse(`/search?industries=${list}`, known).selections.industries;
    expect(industries('Health%2C%20Safety')).toEqual(['Health, Safety']);
    expect(industries('Safety%2CHealth')).toEqual(['Safety', 'Health']);
    expect(industries('Safety%2CHealth%2C%20Safety%2CBanking')).toEqual([
      'Safety',
      'Health, Safety',
      'Banking',
    ]);
    expect(industries('Banking,Health')).toEqual(['Banking', 'Health']);
    expect(industries('Banking%2CHealth')).toEqual(['Banking,Health']);
  });

  it('R-6 unknown parameters, sorts and values leave no trace in the canonical URL', () => {
    const url = '/search/Unknown?utm_source=x&sort=price&industries=Nope&date=1066&keyword=risk&page=1';
    expect(write(parse(url))).toBe('/search?keyword=risk');
  });

  it('R-6 other spellings of the same URL are the same, other content or order is not', () => {
    const same = (a: string, b: string) => isSameUrl(splitUrl(a), splitUrl(b));
    expect(same('/search?keyword=a+b', '/search?keyword=a%20b')).toBe(true);
    expect(same('/search?industries=A,%20B', '/search?industries=A%2C%20B')).toBe(true);
    expect(same('/search?keyword=a', '/search?keyword=a&x=1')).toBe(false);
    expect(same('/search?a=1&b=2', '/search?b=2&a=1')).toBe(false);
    expect(same('/search/a', '/search/A')).toBe(false);
    expect(same('/search/a+b', '/search/a%2Bb')).toBe(true);
    expect(same('/search/a+b', '/search/a%20b')).toBe(false);
    expect(same('/search/ab', '/search/a+b')).toBe(false);
  });

  const hardCharacter = fc.constantFrom(
    ...'aZß-, &/%+"\'#?=;:.~üÖ!()*\\<>é'.split(''),
    '\u{1F9ED}',
    'o\u0308',
  );
  const hardName = fc.string({ unit: hardCharacter, minLength: 1, maxLength: 8 });
  const names = fc.uniqueArray(fc.oneof(hardName, fc.string({ unit: 'binary', minLength: 1 })), {
    minLength: 1,
    maxLength: 8,
  });

  it('S-1 every state over every known values comes back exactly from its URL', () => {
    const scene = fc.record({ suites: names, industries: names }).chain((known) =>
      fc.record({
        known: fc.constant({ product_suites: known.suites, industries: known.industries }),
        suites: fc.shuffledSubarray(known.suites),
        industries: fc.shuffledSubarray(known.industries),
        keyword: fc.string({ unit: 'binary' }).map(cleanKeyword),
        sort: fc.constantFrom('rel' as const, 'recent' as const),
        page: fc.integer({ min: 1, max: 1000 }),
      }),
    );
    fc.assert(
      fc.property(scene, ({ known, suites, industries, keyword, sort, page }) => {
        const selections = {
          ...(suites.length > 0 && { product_suites: suites }),
          ...(industries.length > 0 && { industries }),
        };
        const state = { keyword, sort, page, selections };
        const url = toSearchUrl(state, settings, known);
        expect(parseSearchUrl(splitUrl(url), settings, known)).toEqual(state);
        expect(new URL(url, 'https://keelstone.example').href).toBe(`https://keelstone.example${url}`);
      }),
      { numRuns: 400 },
    );
  });

  it('R-6 whatever is requested, its canonical URL is canonical', () => {
    const anything = fc.string({
      unit: fc.constantFrom(...'abk=&?%2C,+/-é\0<'.split(''), 'keyword', 'page'),
    });
    fc.assert(
      fc.property(anything, (text) => {
        const canonical = write(parse(`/search${text}`));
        expect(write(parse(canonical))).toBe(canonical);
      }),
    );
  });
});
