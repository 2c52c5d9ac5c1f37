import { describe, expect, it } from 'vitest';
import { sampleSettings } from '../../url/search-settings.fixture.ts';
import { isOptionDisabled, orderFacetValues } from './facet-order.ts';

const [, industries, contentType, date] = sampleSettings().facets;
const values = (...names: string[]) => names.map((name) => ({ name, count: 1 }));

describe('facet values', () => {
  it('S-18 stand in ascending order, ignoring case and as the language sorts', () => {
    if (!industries) throw new Error('The sample settings have an industries facet.');
    const ordered = orderFacetValues(
      industries,
      values('retail', 'Öffentlich', 'banking', 'Zoll', 'Energy'),
      'de',
    );
    expect(ordered.map((value) => value.name)).toEqual(['banking', 'Energy', 'Öffentlich', 'retail', 'Zoll']);
  });

  it('S-18 content types stand in the order of their labels, not of their machine names', () => {
    if (!contentType) throw new Error('The sample settings have a content type facet.');
    const facet = { ...contentType, valueLabels: { case_study: 'Fallstudie', article: 'Zeitungsartikel' } };
    const ordered = orderFacetValues(facet, values('article', 'case_study'), 'de');
    expect(ordered.map((value) => value.name)).toEqual(['case_study', 'article']);
  });

  it('S-18 years stand in descending order, Archived last', () => {
    if (!date) throw new Error('The sample settings have a date facet.');
    const ordered = orderFacetValues(date, values('2019', 'Archived', '2026', '2024'), 'en');
    expect(ordered.map((value) => value.name)).toEqual(['2026', '2024', '2019', 'Archived']);
  });

  it('S-17 without a match are disabled, except Archived and what is selected', () => {
    expect(isOptionDisabled({ name: 'Banking', count: 0 }, false)).toBe(true);
    expect(isOptionDisabled({ name: 'Banking', count: 1 }, false)).toBe(false);
    expect(isOptionDisabled({ name: 'Archived', count: 0 }, false)).toBe(false);
    expect(isOptionDisabled({ name: 'Banking', count: 0 }, true)).toBe(false);
  });
});
