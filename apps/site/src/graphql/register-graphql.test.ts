import { sampleNode } from '@keelstone/content/types/sample-node.ts';
import type { RichText } from '@keelstone/model';
import { describe, expect, it } from 'vitest';
import { sampleNodes } from '../search/server/sample-content.fixture.ts';
import { toCardNode } from '../search/server/to-card-node.ts';
import { createGraphqlSite } from './graphql-site.fixture.ts';

const site = await createGraphqlSite();
const { query, indexes } = site;

const SEARCH = `query Search($index: ID!, $range: RangeInput, $sort: [SortInput!], $conditions: [ConditionInput!],
    $fulltext: FulltextInput, $facets: [FacetInput!]) {
  search(index: $index, range: $range, sort: $sort, conditions: $conditions, fulltext: $fulltext, facets: $facets) {
    result_count documents { nid } facets { name values { name count } }
  }
}`;
const condition = (name: string, operator: string, ...value: string[]) => ({ name, operator, value });
const search = async (variables: Record<string, unknown>) => {
  const { data, errors, status } = await query(SEARCH, { index: 'content_en', ...variables });
  expect(errors, JSON.stringify(errors)).toBeUndefined();
  expect(status).toBe(200);
  return data.search;
};

describe('search by GraphQL', () => {
  it('S-20 answers the count, a range of ids and every facet value with its count', async () => {
    const response = await search({
      range: { offset: 10, limit: 3 },
      sort: [{ field: 'created', direction: 'DESC' }],
      conditions: [condition('date', '<>', 'Archived'), condition('status', '=', '1')],
      fulltext: { keys: ['near', 'miss'] },
      facets: [{ name: 'industries', limit: 0, min_count: 0, missing: false }],
    });
    expect(response.result_count).toBe(40);
    expect(response.documents).toEqual([{ nid: '110' }, { nid: '111' }, { nid: '112' }]);
    const counts = Object.fromEntries(
      response.facets[0].values.map((value: { name: string; count: number }) => [value.name, value.count]),
    );
    expect(counts).toEqual({ Banking: 30, 'Öffentliche Verwaltung': 10, Healthcare: 0 });
  });

  it('S-26 says where a keyword was found, what was looked for instead of it, and what else finds something', async () => {
    const { data } = await query(
      `query Help($misspelt: [String!]!, $nothing: [String!]!) {
        found: search(index: "content_en", fulltext: { keys: $misspelt }) {
          documents { nid pinned highlight { title { start end } excerpt excerptRanges { start end } } }
          corrections { typed used }
          didYouMean
        }
        none: search(index: "content_en", fulltext: { keys: $nothing }) { result_count corrections { typed } didYouMean }
        all: search(index: "content_en", range: { limit: 1 }) { documents { pinned highlight { excerpt } } }
      }`,
      { misspelt: ['suppleir'], nothing: ['supplier', 'paaper'] },
    );
    expect(data.found.corrections).toEqual([{ typed: 'suppleir', used: 'supplier' }]);
    expect(data.found.didYouMean).toBeNull();
    const [document] = data.found.documents;
    expect(document).toMatchObject({ nid: '1', pinned: false, highlight: { title: [{ start: 0, end: 8 }] } });
    expect(data.none).toEqual({ result_count: 0, corrections: [], didYouMean: null });
    expect(data.all.documents).toEqual([{ pinned: false, highlight: null }]);
  });

  it('S-20 S-27 takes pages with most of the words only if it is asked to, and says so', async () => {
    const { data } = await query(
      `query Fallback($keys: [String!]!) {
        strict: search(index: "content_en", fulltext: { keys: $keys }) { result_count fallback { step dropped } }
        asked: search(index: "content_en", fulltext: { keys: $keys, fallback: true }) { ...Found }
        find: search(index: "content_en", fulltext: { keys: ["find", "supplier"], fallback: true }) { ...Found }
        whole: search(index: "content_en", fulltext: { keys: ["supplier"], fallback: true }) { ...Found }
        any: search(index: "content_en", fulltext: { keys: $keys, conjunction: OR, fallback: true }) { ...Found }
      }
      fragment Found on SearchResult { documents { nid } fallback { step dropped } }`,
      { keys: ['supplier', 'checklist', 'zzzzzz'] },
    );
    expect(data.strict).toEqual({ result_count: 0, fallback: { step: 'none', dropped: [] } });
    expect(data.asked.documents[0]).toEqual({ nid: '1' });
    expect(data.asked.fallback).toEqual({ step: 'majority', dropped: ['zzzzzz'] });
    expect(data.find).toEqual({ ...data.whole, fallback: { step: 'question_words', dropped: ['find'] } });
    expect(data.whole.fallback.step).toBe('none');
    expect(data.any.fallback.step).toBe('none');
  });

  it('S-29 recommends what editors pinned with the first range, in either order', async () => {
    const value = { synonyms: [], pinned: [{ keyword: 'paper', nids: [1] }] };
    indexes.apply([{ kind: 'setting', number: 2, key: 'search_rules', language: 'en', value }]);
    const { data } = await query(`{
      recent: search(index: "content_en", fulltext: { keys: ["paper"] }, sort: [{ field: created }]) { ...Found }
      oldest: search(index: "content_en", fulltext: { keys: ["paper"] }, sort: [{ field: created, direction: ASC }]) { ...Found }
      relevant: search(index: "content_en", fulltext: { keys: ["paper"] }) { ...Found }
      later: search(index: "content_en", fulltext: { keys: ["paper"] }, range: { offset: 1 }) { ...Found }
    }
    fragment Found on SearchResult { result_count documents { nid pinned } recommended { nid pinned highlight { title { start } } } }`);
    const first = {
      result_count: 1,
      documents: [{ nid: '2', pinned: false }],
      recommended: [{ nid: '1', pinned: true, highlight: { title: [] } }],
    };
    expect(data).toEqual({
      recent: first,
      oldest: first,
      relevant: first,
      later: { result_count: 1, documents: [], recommended: [] },
    });
    indexes.apply([{ kind: 'setting', number: 3, key: 'search_rules', language: 'en', value: null }]);
  });

  it('S-29 recommends what matches best, unless the list begins with it', async () => {
    const text = `A ferry. ${'And so on. '.repeat(40)}By a timetable.`;
    const body: RichText = [{ kind: 'paragraph', children: [{ kind: 'text', text }] }];
    const nodes = [901, 902, 903, 904].map((nid) =>
      sampleNode('page', { nid, title: 'Letter', created: nid, body }),
    );
    nodes.push(sampleNode('page', { nid: 900, title: 'Ferry timetable', created: 900 }));
    indexes.apply(nodes.map((node) => ({ kind: 'node', number: 4, nid: node.nid, language: 'en', node })));
    const { data } = await query(`{
      recent: search(index: "content_en", fulltext: { keys: ["ferry", "timetable"] }, sort: [{ field: created }]) { ...Found }
      oldest: search(index: "content_en", fulltext: { keys: ["ferry", "timetable"] }, sort: [{ field: created, direction: ASC }]) { ...Found }
      relevant: search(index: "content_en", fulltext: { keys: ["ferry", "timetable"] }) { ...Found }
    }
    fragment Found on SearchResult { result_count recommended { nid pinned } }`);
    expect(data).toEqual({
      recent: { result_count: 5, recommended: [{ nid: '900', pinned: false }] },
      oldest: { result_count: 5, recommended: [] },
      relevant: { result_count: 5, recommended: [] },
    });
    const gone = nodes.map(({ nid }) => ({
      kind: 'node' as const,
      number: 5,
      nid,
      language: 'en' as const,
      node: null,
    }));
    indexes.apply(gone);
  });

  it('S-20 keeps the answers of one operation the same once it is compiled', async () => {
    const ask = () => search({ fulltext: { keys: ['checklist'] }, facets: [{ name: 'content_type' }] });
    const first = await ask();
    for (let run = 0; run < 4; run++) expect(await ask()).toEqual(first);
  });

  it('S-19 accepts status = 1 and finds nothing for any other status', async () => {
    const facets = [{ name: 'content_type', operator: 'OR' }];
    expect((await search({ conditions: [condition('status', '=', '1')] })).result_count).toBe(45);
    for (const status of [
      condition('status', '=', '0'),
      condition('status', '<>', '1'),
      condition('status', 'IN'),
    ]) {
      const response = await search({ conditions: [status], facets });
      expect(response).toMatchObject({ result_count: 0, documents: [] });
      expect(response.facets[0].values.every((value: { count: number }) => value.count === 0)).toBe(true);
    }
  });

  it('S-19 leaves archived content to the date value Archived', async () => {
    const archived = await search({ conditions: [condition('date', '=', 'Archived')] });
    expect(archived.documents).toEqual([{ nid: '3' }]);
  });

  it('C-10 searches each language in its own index', async () => {
    expect((await search({ index: 'content_de' })).documents).toEqual([{ nid: '1' }]);
  });
});

describe('nodes by GraphQL', () => {
  const CARDS = `query Cards($nids: [ID!]!, $language: Language) { nodes(nids: $nids, limit: 10, language: $language) {
    nid type title created url { path } excerpt
    ... on Article { articleType { label } publishedAt { value } }
    ... on Resource { resourceType { label } linksToAsset asset { url } } } }`;

  it('S-21 come in the order asked for, without those that are unknown', async () => {
    const { data } = await query(CARDS, { nids: ['4', '999', '2', 'x', '\u0000', '102'] });
    expect(data.nodes.map((node: { nid: string }) => node.nid)).toEqual(['4', '2', '102']);
  });

  it('S-21 have the card fields that the server-rendered page has', async () => {
    const nodes = sampleNodes().filter(
      (node) => [1, 2, 4, 5, 102].includes(node.nid) && node.language === 'en',
    );
    const { data } = await query(CARDS, { nids: nodes.map((node) => String(node.nid)) });
    expect(data.nodes).toEqual(nodes.map(toCardNode));
  });

  it('S-21 each content type is a type of its own', async () => {
    const { data } = await query('{ nodes(nids: ["4", "5", "2"]) { __typename ... on Person { role } } }');
    expect(data.nodes.map((node: { __typename: string }) => node.__typename)).toEqual([
      'CaseStudy',
      'Person',
      'Resource',
    ]);
  });

  it('S-23 the newest resources leave out archived and excluded ones', async () => {
    const { data } = await query('{ latestResources(limit: 4, exclude: ["2"]) { nid title } }');
    expect(data.latestResources).toEqual([{ nid: '1', title: 'Supplier checklist' }]);
  });

  it('S-22 a paragraph gives its featured items with their media', async () => {
    const { data } = await query(`{ paragraph(id: "pinned") { id heading items {
      heading link { title url } media { __typename ... on Svg { url alt } ... on Image { url } } } }
      nothing: paragraph(id: "none") { id } }`);
    expect(data).toEqual({
      paragraph: {
        id: 'pinned',
        heading: 'Start here',
        items: [
          {
            heading: 'The register, explained',
            link: { title: 'Read it', url: '/articles/register' },
            media: { __typename: 'Svg', url: '/media/svgs/ridge.svg', alt: 'Ridge' },
          },
        ],
      },
      nothing: null,
    });
  });
});
