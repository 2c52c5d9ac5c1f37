import { LANGUAGES } from '@keelstone/languages/languages.ts';
import { describe, expect, it } from 'vitest';
import { createGraphqlSite } from './graphql-site.fixture.ts';

const { app, post } = await createGraphqlSite();

const keys = (count: number, key = 'a') => Array.from({ length: count }, () => key);
const search = (input: string) => ({ query: `{ search(index: "content_en", ${input}) { result_count } }` });
const withVariables = (type: string, name: string, value: unknown) => ({
  query: `query Q($v: ${type}) { search(index: "content_en", ${name}: $v) { result_count } }`,
  variables: { v: value },
});
const repeat = (count: number, make: (position: number) => string) =>
  Array.from({ length: count }, (_, position) => make(position)).join(' ');

/** With or without a comma before the last, which depends on the version of ICU. */
const LIST_OF_INDEXES = new RegExp(
  LANGUAGES.map((language) => `content_${language}`)
    .join(', ')
    .replace(/, (\w+)$/, ',? and $1\\.'),
);

describe('a GraphQL request that is refused', () => {
  it.each<[string, unknown, number, RegExp]>([
    ['malformed JSON', '{"query": ', 400, /not valid JSON/],
    ['no body', '', 400, /no body/],
    ['a body that is a string', '"query"', 400, /must be a JSON object/],
    ['a body that is null', 'null', 400, /must be a JSON object/],
    ['prototype poisoning', '{"__proto__": {"x": 1}, "query": "{__typename}"}', 400, /not valid JSON/],
    ['a batch', [{ query: '{ __typename }' }], 400, /Batches/],
    ['no query', {}, 400, /no `query`/],
    ['a query of the wrong type', { query: 5 }, 400, /must be a string/],
    ['an empty query', { query: '' }, 400, /empty/],
    ['variables of the wrong type', { query: '{ __typename }', variables: 'x' }, 400, /must be an object/],
    ['a syntax error', { query: '{ search( }' }, 400, /Syntax Error/],
    [
      'a syntax tree instead of a query',
      { query: '{"kind":"Document","definitions":[]}' },
      400,
      /Syntax Error/,
    ],
    ['an unknown field', { query: '{ drafts { nid } }' }, 400, /Cannot query field "drafts"/],
    [
      'an unknown operation',
      { query: 'query A { __typename }', operationName: 'B' },
      400,
      /no operation named "B"/,
    ],
    ['two operations', { query: 'query A { __typename } query B { __typename }' }, 400, /2 operations/],
    ['no operation', { query: 'fragment F on Query { __typename }' }, 400, /0 operations/],
    ['a mutation', { query: 'mutation { publish }' }, 400, /mutation/],
    ['introspection in production', { query: '{ __schema { types { name } } }' }, 400, /introspection/],
    ['a missing argument', { query: '{ search { result_count } }' }, 400, /"index"/],
    ['an unknown index', { query: '{ search(index: "content_xx") { result_count } }' }, 400, LIST_OF_INDEXES],
    ['a wrong type', search('range: {offset: "x"}'), 400, /Int cannot represent/],
    [
      'a variable of the wrong type',
      withVariables('RangeInput', 'range', { offset: 'x' }),
      400,
      /Int cannot represent/,
    ],
    [
      'a field that is repeated',
      { query: `{ nodes(nids: ["1"]) { ${repeat(101, () => 'url { path }')} } }` },
      400,
      /"(url|path)" more than 100 times/,
    ],
    [
      'a hundred fragments',
      {
        query: `{ nodes(nids: ["1"]) { ${repeat(101, (i) => `...F${i}`)} } } ${repeat(101, (i) => `fragment F${i} on Node { nid }`)}`,
      },
      400,
      /more than 100 times/,
    ],
    ['an unknown sort field', search('sort: [{field: price}]'), 400, /SortField/],
    ['a negative offset', search('range: {offset: -10}'), 400, /negative/],
    ['a range that is too long', search('range: {limit: 51}'), 400, /at most 50/],
    ['a range beyond the window', search('range: {offset: 9999, limit: 10}'), 400, /10000/],
    ['33 keys', withVariables('FulltextInput', 'fulltext', { keys: keys(33) }), 400, /at most 32/],
    [
      'a very long key',
      withVariables('FulltextInput', 'fulltext', { keys: ['a'.repeat(101)] }),
      400,
      /longer than 100/,
    ],
    [
      'a keyword of 1 MB',
      withVariables('FulltextInput', 'fulltext', { keys: ['a'.repeat(1_000_000)] }),
      413,
      /64 kB/,
    ],
    [
      '10,000 facet values',
      withVariables('[ConditionInput!]', 'conditions', [{ name: 'industries', value: keys(10_000, 'b') }]),
      400,
      /at most 64/,
    ],
    [
      '101 conditions',
      withVariables('[ConditionInput!]', 'conditions', Array(101).fill({ name: 'date', value: [] })),
      400,
      /at most 100/,
    ],
    [
      'an unknown condition',
      search('conditions: [{name: "password", value: ["x"]}]'),
      400,
      /no field "password"/,
    ],
    [
      'an unknown operator',
      search('conditions: [{name: "date", operator: "LIKE", value: []}]'),
      400,
      /operator/,
    ],
    ['an unknown facet', search('facets: [{name: "<script>"}]'), 400, /no field/],
    [
      '51 nodes',
      { query: `{ nodes(nids: [${repeat(51, (n) => `"${n}"`)}]) { nid } }` },
      400,
      /51; at most 50/,
    ],
    ['too many latest resources', { query: '{ latestResources(limit: 1000) { nid } }' }, 400, /at most 50/],
    ['a negative limit', { query: '{ latestResources(limit: -1) { nid } }' }, 400, /negative/],
    [
      'many aliases',
      { query: `{ paragraph(id: "x") { ${repeat(17, (n) => `a${n}: id`)} } }` },
      400,
      /more than 16 aliases/,
    ],
    [
      'many aliases, by a fragment that is spread often',
      {
        query: `{ a: nodes(nids: ["1"]) { ...F } b: nodes(nids: ["1"]) { ...F } }
          fragment F on Node { ${repeat(8, (n) => `a${n}: nid`)} }`,
      },
      400,
      /more than 16 aliases/,
    ],
    [
      'many root fields',
      { query: `{ ${repeat(9, () => 'paragraph(id: "x") { id }')} }` },
      400,
      /more than 8 fields/,
    ],
    [
      'a document of nested lists',
      { query: `{ search(index: ${'['.repeat(20_000)}1) { result_count } }` },
      400,
      /nested too deeply|2000 tokens/,
    ],
    ['a very long document', { query: `{ ${repeat(3000, () => '__typename')} }` }, 400, /2000 tokens/],
    [
      'a deep query',
      { query: `{ ${'... on Query { '.repeat(12)} __typename ${'}'.repeat(12)} }` },
      400,
      /depth/,
    ],
  ])('E-5 S-20 %s gets a clear answer', async (_name, body, status, message) => {
    const response = await post(body);
    expect(response.statusCode).toBe(status);
    const { errors, data } = response.json();
    expect(data).toBeNull();
    expect(errors[0].message).toMatch(message);
    expect(errors[0].message.length).toBeLessThan(300);
    expect(response.body).not.toMatch(/node_modules|\.ts:|stacktrace/);
  });

  it('S-20 stays refused when the operation is compiled', async () => {
    const body = withVariables('RangeInput', 'range', { offset: 0, limit: 51 });
    const wrong = { ...body, variables: { v: { offset: 'x' } } };
    for (let run = 0; run < 4; run++) {
      expect((await post(body)).statusCode).toBe(400);
      expect((await post(wrong)).statusCode).toBe(400);
    }
  });

  it('S-20 any content type but JSON is 415', async () => {
    for (const type of ['text/plain', 'application/graphql', 'application/x-www-form-urlencoded']) {
      const response = await post('{ __typename }', type);
      expect(response.statusCode).toBe(415);
      expect(response.json().errors[0].message).toBe('Send the request as application/json.');
    }
  });

  it('S-20 null bytes and odd characters in keys find nothing and harm nothing', async () => {
    const response = await post(
      withVariables('FulltextInput', 'fulltext', { keys: ['\u0000', '<script>', '\ud800'] }),
    );
    expect(response.statusCode).toBe(200);
  });

  it('S-20 GET is there only when the configuration says so', async () => {
    const url = `/graphql?query=${encodeURIComponent('query T { __typename }')}`;
    expect((await app.inject(url)).statusCode).toBe(404);
    const { app: open } = await createGraphqlSite({ allowsGraphqlGet: true });
    expect((await open.inject(url)).json()).toEqual({ data: { __typename: 'Query' } });
    expect((await open.inject(`${url}&operationName=X`)).statusCode).toBe(400);
    expect((await open.inject(`${url}&variables=%7B`)).json().errors[0].message).toMatch(/not valid JSON/);
    expect((await open.inject('/graphql')).statusCode).toBe(400);
  });

  it('S-20 introspection is open in development', async () => {
    const { query } = await createGraphqlSite({ isDevelopment: true });
    expect((await query('{ __schema { queryType { name } } }')).status).toBe(200);
  });
});

describe('a request with thousands of faults', () => {
  const anyOf = (value: unknown, count = 15_000) => Array.from({ length: count }, () => value);
  const names = Object.fromEntries(Array.from({ length: 5_000 }, (_, at) => [`n${at}`, 1]));

  it.each<[string, { query: string; variables?: object }]>([
    ['values that are empty', withVariables('[ConditionInput!]', 'conditions', anyOf({}))],
    ['values of a wrong type', withVariables('[ConditionInput!]', 'conditions', anyOf(0))],
    ['names that are unknown', withVariables('[ConditionInput!]', 'conditions', [names])],
    ['fields that are unknown', { query: `{ ${repeat(1_000, (at) => `field${at}`)} }` }],
  ])('R-5 S-20 names a few of them, shortly, whether or not it is compiled: %s', async (_, request) => {
    // Compiled once it has come three times.
    for (let run = 0; run < 4; run += 1) {
      const { statusCode, body } = await post(request);
      expect(statusCode).toBe(400);
      expect(JSON.parse(body).errors.length).toBeLessThan(12);
      expect(body.length).toBeLessThan(10_000);
    }
  });
});
