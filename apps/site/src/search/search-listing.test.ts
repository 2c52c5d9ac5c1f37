import { renderToString } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { sampleContent, sampleSiteSettings } from './sample-content.fixture.ts';
import { listingSettings, searchListing } from './search-listing.tsx';

const site = sampleSiteSettings();
const list = (query: string) =>
  renderToString(
    searchListing({ site, contentType: 'resource', url: { path: '/resources', query } }, sampleContent()),
  );

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

  it('S-24 shows the last page for a page beyond the end', () => {
    expect(list('page=99')).toContain('1 - 2 of 2 Results');
  });
});
