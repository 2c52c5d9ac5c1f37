import { FACET_NAMES } from '@keelstone/content/facets.model.ts';
import type { SearchSettings } from '@keelstone/content/settings/page-settings.model.ts';
import type { Condition } from '@keelstone/search-index';
import { describe, expect, it } from 'vitest';
import { sampleSettings } from '../url/search-settings.fixture.ts';
import { EMPTY_STATE, type SearchState } from '../url/search-state.ts';
import { decideStatus, isStanding } from './conditions.ts';
import { InvalidSearchError } from './invalid-search.ts';
import {
  readSearchArguments,
  type SearchArguments,
  toSearchArguments,
  toSearchRequest,
} from './search-request.ts';

const PUBLISHED = { name: 'status', operator: '=', value: ['1'] };
const NOT_ARCHIVED = { name: 'date', operator: '<>', value: ['Archived'] };

const toVariables = (state: SearchState, settings: SearchSettings) =>
  toSearchArguments(toSearchRequest(state, settings));

describe('the variables that a state is searched with', () => {
  it('S-19 S-20 an empty state asks for what is published and not archived, newest first, with all facets', () => {
    const query = toVariables(EMPTY_STATE, sampleSettings());
    expect(query).toMatchObject({
      range: { offset: 0, limit: 10 },
      sort: [{ field: 'created', direction: 'DESC' }],
      conditions: [NOT_ARCHIVED, PUBLISHED],
      fulltext: { keys: [], conjunction: 'AND', fallback: true },
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
    const { conditions } = toVariables({ ...EMPTY_STATE, keyword }, sampleSettings());
    const found = conditions?.filter(({ name }) => name === 'status').map(({ value }) => value);
    expect(found).toEqual([[isNothing ? '0' : '1']]);
  });

  it('S-19 a chosen date leaves out the exclusion of Archived', () => {
    const state = { ...EMPTY_STATE, selections: { date: ['Archived'] } };
    expect(toVariables(state, sampleSettings()).conditions).toEqual([
      { name: 'date', operator: '=', value: ['Archived'] },
      PUBLISHED,
    ]);
  });

  it('S-19 the content type of the container is a condition', () => {
    const settings = sampleSettings({ contentType: 'resource' });
    expect(toVariables(EMPTY_STATE, settings).conditions).toContainEqual({
      name: 'content_type',
      operator: '=',
      value: ['resource'],
    });
  });

  it('S-25 values of one facet are ANDed, or ORed where the facet is disjunctive', () => {
    const state = { ...EMPTY_STATE, selections: { industries: ['Banking', 'Retail'] } };
    expect(toVariables(state, sampleSettings()).conditions?.slice(0, 2)).toEqual([
      { name: 'industries', operator: '=', value: ['Banking'] },
      { name: 'industries', operator: '=', value: ['Retail'] },
    ]);
    const facets = sampleSettings().facets.map((facet) => ({ ...facet, operator: 'OR' as const }));
    expect(toVariables(state, sampleSettings({ facets })).conditions?.[0]).toEqual({
      name: 'industries',
      operator: 'IN',
      value: ['Banking', 'Retail'],
    });
  });

  it('S-24 the offset is ten for each page before', () => {
    expect(toVariables({ ...EMPTY_STATE, page: 4 }, sampleSettings()).range).toEqual({
      offset: 30,
      limit: 10,
    });
  });

  it('S-10 relevance is asked for by leaving out the sort', () => {
    expect(toVariables({ ...EMPTY_STATE, sort: 'rel' }, sampleSettings())).not.toHaveProperty('sort');
  });

  it('S-3 the keyword becomes cleaned keys, at most 32 of them', () => {
    const keyword = `a+b ${'x '.repeat(60)}`;
    const keys = toVariables({ ...EMPTY_STATE, keyword }, sampleSettings()).fulltext?.keys ?? [];
    expect(keys[0]).toBe('ab');
    expect(keys).toHaveLength(32);
    const long = toVariables({ ...EMPTY_STATE, keyword: 'y'.repeat(101) }, sampleSettings());
    expect(long.fulltext?.keys).toEqual(['y'.repeat(100)]);
  });

  it.each<Partial<SearchState>>([
    {},
    { keyword: 'near miss', sort: 'rel', page: 3 },
    { keyword: '&&' },
    { keyword: 'audit', selections: { industries: ['Banking', 'Retail'], date: ['2025'] } },
  ])('R-1 the server reads the same request from them that its own pages make: %j', (asked) => {
    const request = toSearchRequest({ ...EMPTY_STATE, ...asked }, sampleSettings());
    expect(readSearchArguments(toSearchArguments(request))).toEqual(request);
  });
});

const FACET_COUNT = FACET_NAMES.length;
const condition = (more: object) => ({ conditions: [{ name: 'date', value: ['2025'], ...more }] });

describe('the arguments of an API caller', () => {
  it('S-20 may all be left out: everything by relevance, ten results', () => {
    const everything = {
      offset: 0,
      limit: 10,
      keys: [],
      conjunction: 'AND',
      fallback: false,
      conditions: [],
      facets: [],
      sort: [{ field: 'relevance', direction: 'DESC' }],
    };
    expect(readSearchArguments({})).toEqual(everything);
    const nulls = { range: null, sort: null, conditions: null, fulltext: null, facets: null };
    expect(readSearchArguments(nulls)).toEqual(everything);
  });

  it('S-3 S-20 are completed: keys are cleaned, operators and directions have defaults', () => {
    expect(
      readSearchArguments({
        range: { offset: 20, limit: 50 },
        fulltext: { keys: ['near miss', '&'], conjunction: 'OR' },
        conditions: [{ name: 'date', value: ['2025'] }],
        facets: [{ name: 'date', min_count: 1 }],
        sort: [{ field: 'created' }],
      }),
    ).toEqual({
      offset: 20,
      limit: 50,
      keys: ['near', 'miss'],
      conjunction: 'OR',
      fallback: false,
      conditions: [{ name: 'date', operator: '=', value: ['2025'] }],
      facets: [{ name: 'date', limit: 0, minCount: 1, missing: false, operator: 'AND' }],
      sort: [{ field: 'created', direction: 'DESC' }],
    });
  });

  it.each<[SearchArguments, string]>([
    [{ range: { offset: -1 } }, 'range: offset and limit must not be negative.'],
    [{ range: { limit: -1 } }, 'range: offset and limit must not be negative.'],
    [{ range: { limit: 51 } }, 'range.limit is 51; at most 50 is allowed. Ask for several ranges.'],
    [
      { range: { offset: 9_991, limit: 10 } },
      'range ends at 10001; results end at 10000. Narrow the search.',
    ],
    [{ fulltext: { keys: Array(33).fill('x') } }, 'fulltext.keys has 33 keys; at most 32 are allowed.'],
    [{ fulltext: { keys: ['x'.repeat(101)] } }, 'fulltext.keys has a key longer than 100 characters.'],
    [
      { conditions: Array(101).fill({ name: 'date', value: [] }) },
      'conditions has 101 entries; at most 100 are allowed.',
    ],
    [
      condition({ name: 'colour' }),
      `conditions: there is no field "colour". Fields are ${FACET_NAMES.join(', ')}, status.`,
    ],
    [condition({ operator: 'LIKE' }), 'conditions: the operator must be one of =, <>, IN, NOT IN.'],
    [condition({ value: Array(65).fill('x') }), 'conditions: date has 65 values; at most 64 are allowed.'],
    [
      condition({ value: ['short', 'x'.repeat(201)] }),
      'conditions: date has a value longer than 200 characters.',
    ],
    [
      { facets: Array(FACET_COUNT + 1).fill({ name: 'date' }) },
      `facets has ${FACET_COUNT + 1} entries; there are only ${FACET_COUNT} facets.`,
    ],
    [
      { facets: [{ name: 'status' }] },
      `facets: there is no field "status". Fields are ${FACET_NAMES.join(', ')}.`,
    ],
    [{ facets: [{ name: 'date', limit: -1 }] }, 'facets: limit and min_count must not be negative.'],
    [{ facets: [{ name: 'date', min_count: -1 }] }, 'facets: limit and min_count must not be negative.'],
    [{ sort: [{ field: 'created' }, { field: 'relevance' }] }, 'sort takes one entry.'],
  ])('S-20 are refused beyond a limit, saying which: %j', (args, message) => {
    expect(() => readSearchArguments(args)).toThrow(new InvalidSearchError(message));
  });

  it('S-20 may ask for counts alone', () => {
    expect(readSearchArguments({ range: { limit: 0 } })).toMatchObject({ offset: 0, limit: 0 });
  });

  it('S-20 are accepted up to each limit', () => {
    const atLimits: SearchArguments = {
      range: { offset: 9_950, limit: 50 },
      fulltext: { keys: Array(32).fill('x'.repeat(100)) },
      conditions: Array(100).fill({
        name: 'status',
        operator: 'NOT IN',
        value: Array(64).fill('x'.repeat(200)),
      }),
      facets: Array(FACET_COUNT).fill({ name: 'date', limit: 0, min_count: 0 }),
      sort: [{ field: 'relevance', direction: 'ASC' }],
    };
    expect(readSearchArguments(atLimits)).toMatchObject({ offset: 9_950, sort: atLimits.sort });
  });
});

describe('the conditions of the screen', () => {
  it.each([
    ['status', '=', ['1'], true],
    ['date', '<>', ['Archived'], true],
    ['date', '=', ['Archived'], false],
    ['date', '<>', ['Archived', '2025'], false],
    ['industries', '<>', ['Archived'], false],
  ] as const)('S-26 are no filter that a visitor selected: %s %s %j is %s', (name, operator, value, is) => {
    expect(isStanding({ name, operator, value })).toBe(is);
  });
});

describe('the status', () => {
  it('S-19 holds when each condition on it does', () => {
    const status = (value: string): Condition => ({ name: 'status', operator: '=', value: [value] });
    expect(decideStatus([status('1'), status('0')])).toBeNull();
  });

  it.each([
    ['=', ['1'], true],
    ['=', ['0'], false],
    ['IN', ['0', '1'], true],
    ['<>', ['1'], false],
    ['<>', ['0'], true],
    ['NOT IN', ['0', '1'], false],
  ] as const)('S-19 holds for what is published: %s %j is %s', (operator, value, holds) => {
    const others: Condition[] = [{ name: 'date', operator: '=', value: ['2025'] }];
    const status: Condition = { name: 'status', operator, value };
    expect(decideStatus([...others, status])).toEqual(holds ? others : null);
  });
});
