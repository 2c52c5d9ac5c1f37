import { sampleNode } from '@keelstone/content/types/sample-node.ts';
import { renderToString } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { sampleContent, sampleNodes, sampleSiteSettings } from './sample-content.fixture.ts';
import { listingSettings, searchListing } from './search-listing.tsx';

const site = sampleSiteSettings();
const content = {
  ...sampleContent(),
  forms: { asksFor: () => false },
  configuration: { siteUrl: 'https://www.keelstone.example', allowsGraphqlGet: false },
};
const listing = (query: string) =>
  searchListing({ site, contentType: 'resource', url: { path: '/resources', query } }, content);
const list = (query: string) => renderToString(listing(query).screen);

describe('the search screen inside a page', () => {
  it('S-19 lists one type only, and leaves out the content type facet', () => {
    const html = list('');
    expect(html).toContain('2 of 2 Results');
    expect(html).not.toContain('Content Type');
    expect(html).not.toContain('Most Recent</h2>');
  });

  it('S-19 keeps all its filters in the query, because other pages are below its path', () => {
    const { facets, basePath } = listingSettings(site, 'resource', '/resources');
    expect(facets.every((facet) => facet.type === 'query')).toBe(true);
    expect(basePath).toBe('/resources');
    expect(list('product_suites=Third-Party%20Risk')).toContain('action="/resources"');
  });

  it('S-6 S-19 leaves out a facet without a value in any page of its type, unless one is chosen', () => {
    const person = sampleNode('person', { nid: 9, productSuites: [], industries: [] });
    const only = { ...content, ...sampleContent([...sampleNodes().filter(({ nid }) => nid !== 5), person]) };
    const people = (query: string) =>
      renderToString(
        searchListing({ site, contentType: 'person', url: { path: '/people', query } }, only).screen,
      );
    const facets = (html: string) => [...html.matchAll(/<summary><span>([^<]*)/g)].map(([, label]) => label);
    expect(facets(people(''))).toEqual(['Date']);
    expect(facets(people('keyword=nothing'))).toEqual(['Date']);
    expect(facets(people('industries=Banking'))).toEqual(['Industries', 'Date']);
    expect(facets(list('keyword=nothing'))).toEqual(facets(list('')));
  });

  it('S-27 shows what comes closest where no page of its type has all words, and says so', () => {
    const html = list('keyword=supplier%20checklist%20zzzzzz');
    expect(html).toContain('No page has all of these words. These come closest.');
    expect(html).toContain('1 of 1 Results');
  });

  it('S-24 shows the last page for a page beyond the end', () => {
    expect(list('page=99')).toContain('1 - 2 of 2 Results');
  });

  it.each([
    ['', '', true],
    ['date=2025', 'date=2025', true],
    ['date=2025&sort=rel', 'date=2025', true],
    ['date=2025,Archived', 'date=2025,Archived', false],
    ['keyword=x', 'keyword=x', false],
  ])('R-6 %j is kept by search engines as %j, indexed: %j', (asked, query, isIndexed) => {
    expect(listing(asked)).toMatchObject({ query, isIndexed, redirect: null });
  });

  it.each([
    ['nothing=1', '/resources'],
    ['date=1066', '/resources'],
    ['page=99', '/resources'],
    ['date=1066&utm_source=mail', '/resources?utm_source=mail'],
    ['date=Archived&date=2025', '/resources?date=Archived,2025'],
  ])('R-6 %s, which is unknown or said in another way, goes to %s', (asked, redirect) => {
    expect(listing(asked).redirect).toBe(redirect);
  });
});

it('S-5 S-19 suggestions in a listing are asked for its type', () => {
  const { suggestionsUrl } = listingSettings(sampleSiteSettings(), 'resource', '/resources');
  expect(suggestionsUrl).toBe('/search/suggestions?language=en&content_type=resource');
});
