import { describe, expect, it } from 'vitest';
import { sampleSettings } from '../url/search-settings.fixture.ts';
import { EMPTY_STATE } from '../url/search-state.ts';
import { toSearchQuery } from './to-search-query.ts';

const PUBLISHED = { name: 'status', operator: '=', value: ['1'] };
const NOT_ARCHIVED = { name: 'date', operator: '<>', value: ['Archived'] };

describe('the search query of a state', () => {
  it('S-19 S-20 an empty state asks for what is published and not archived, newest first, with all facets', () => {
    const query = toSearchQuery(EMPTY_STATE, sampleSettings());
    expect(query).toMatchObject({
      range: { offset: 0, limit: 10 },
      sort: [{ field: 'created', direction: 'DESC' }],
      conditions: [NOT_ARCHIVED, PUBLISHED],
      fulltext: { keys: [], conjunction: 'AND' },
    });
    expect(query.facets).toContainEqual({
      name: 'industries',
      limit: 0,
      min_count: 0,
      missing: false,
      operator: 'AND',
    });
  });

  it.each([
    ['', false],
    ['audit', false],
    ['&& ?', true],
  ])('S-3 a keyword of nothing but removed characters asks for nothing: %j', (keyword, isNothing) => {
    const { conditions } = toSearchQuery({ ...EMPTY_STATE, keyword }, sampleSettings());
    const found = conditions?.filter(({ name }) => name === 'status').map(({ value }) => value);
    expect(found).toEqual([[isNothing ? '0' : '1']]);
  });

  it('S-19 a chosen date leaves out the exclusion of Archived', () => {
    const state = { ...EMPTY_STATE, selections: { date: ['Archived'] } };
    expect(toSearchQuery(state, sampleSettings()).conditions).toEqual([
      { name: 'date', operator: '=', value: ['Archived'] },
      PUBLISHED,
    ]);
  });

  it('S-19 the content type of the container is a condition', () => {
    const settings = sampleSettings({ contentType: 'resource' });
    expect(toSearchQuery(EMPTY_STATE, settings).conditions).toContainEqual({
      name: 'content_type',
      operator: '=',
      value: ['resource'],
    });
  });

  it('S-25 values of one facet are ANDed, or ORed where the facet is disjunctive', () => {
    const state = { ...EMPTY_STATE, selections: { industries: ['Banking', 'Retail'] } };
    expect(toSearchQuery(state, sampleSettings()).conditions?.slice(0, 2)).toEqual([
      { name: 'industries', operator: '=', value: ['Banking'] },
      { name: 'industries', operator: '=', value: ['Retail'] },
    ]);
    const facets = sampleSettings().facets.map((facet) => ({ ...facet, operator: 'OR' as const }));
    expect(toSearchQuery(state, sampleSettings({ facets })).conditions?.[0]).toEqual({
      name: 'industries',
      operator: 'IN',
      value: ['Banking', 'Retail'],
    });
  });

  it('S-24 the offset is ten for each page before', () => {
    expect(toSearchQuery({ ...EMPTY_STATE, page: 4 }, sampleSettings()).range).toEqual({
      offset: 30,
      limit: 10,
    });
  });

  it('S-10 relevance is asked for by leaving out the sort', () => {
    expect(toSearchQuery({ ...EMPTY_STATE, sort: 'rel' }, sampleSettings())).not.toHaveProperty('sort');
  });

  it('S-3 the keyword becomes cleaned keys, at most 32 of them', () => {
    const keyword = `a+b ${'x '.repeat(60)}`;
    const keys = toSearchQuery({ ...EMPTY_STATE, keyword }, sampleSettings()).fulltext?.keys ?? [];
    expect(keys[0]).toBe('ab');
    expect(keys).toHaveLength(32);
    const long = toSearchQuery({ ...EMPTY_STATE, keyword: 'y'.repeat(101) }, sampleSettings());
    expect(long.fulltext?.keys).toEqual(['y'.repeat(100)]);
  });
});
