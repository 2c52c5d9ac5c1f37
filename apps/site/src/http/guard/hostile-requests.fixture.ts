import { FORM_NAMES } from '@keelstone/ui/form-view/form-names.ts';
import fc from 'fast-check';
import { fragment, hostileText, mutated, rawBytes } from './hostile-text.fixture.ts';
import type { SampleRequest } from './whole-site.fixture.ts';

/** Node.js rejects longer ones. */
const LONGEST = 14_000;

/** Characters that Node.js allows in headers and request targets: no control characters, and one byte each. */
const onOneLine = (text: string) =>
  Buffer.from(text, 'utf8')
    .toString('latin1')
    .replace(/\p{Cc}/gu, '')
    .slice(0, LONGEST);
/** Unpaired surrogates cannot be encoded: replaces them by U+FFFD first. */
const encode = (text: string) => encodeURIComponent(Buffer.from(text, 'utf8').toString('utf8'));
const asTarget = (text: string) => onOneLine(text).replace(/ /g, '%20');

const method = fc.constantFrom('GET', 'GET', 'GET', 'HEAD', 'POST', 'OPTIONS', 'PUT', 'DELETE');

/** Paths: valid ones with modifications, hostile fragments, random bytes, and forms that proxies send. */
export const hostilePaths = (paths: readonly string[]): fc.Arbitrary<SampleRequest> => {
  const path = fc.oneof(
    { weight: 6, arbitrary: mutated(fc.constantFrom(...paths)) },
    {
      weight: 3,
      arbitrary: fc.array(fc.oneof(fragment, fc.constantFrom('de', 'search', 'media', 'articles')), {
        maxLength: 5,
      }),
    },
    { weight: 2, arbitrary: rawBytes },
    { weight: 1, arbitrary: fc.constantFrom('*', 'http://evil.example/', '//evil.example/..', '/?', '/.') },
  );
  return fc.record({
    method,
    url: path.map((parts) => {
      const text = [parts].flat().join('/');
      return asTarget(/^(\/|\*$|http:)/.test(text) ? text : `/${text}`);
    }),
  });
};

const PARAMETERS = [
  'keyword',
  'page',
  'sort',
  'industries',
  'product_suites',
  'content_type',
  'date',
  'language',
  'utm_source',
  'name',
  'token',
  'query',
  'variables',
];
const parameter = fc
  .tuple(
    fc.oneof({ weight: 4, arbitrary: fc.constantFrom(...PARAMETERS) }, { weight: 1, arbitrary: hostileText }),
    fc.oneof(hostileText, fc.constantFrom('risk', '2', 'rel', 'en', 'article')),
    fc.boolean(),
  )
  .map(([name, value, isEncoded]) => (isEncoded ? `${encode(name)}=${encode(value)}` : `${name}=${value}`));

export const hostileQueries = (paths: readonly string[]): fc.Arbitrary<SampleRequest> =>
  fc.record({
    method: fc.constantFrom('GET', 'HEAD'),
    url: fc
      .tuple(fc.constantFrom(...paths), fc.array(parameter, { minLength: 1, maxLength: 5 }))
      .map(([path, parameters]) => asTarget(`${path}?${parameters.join('&')}`)),
  });

const HEADERS = [
  'accept',
  'accept-encoding',
  'accept-language',
  'if-none-match',
  'if-modified-since',
  'origin',
  'range',
  'referer',
  'sec-fetch-site',
  'user-agent',
  'x-forwarded-for',
  'x-forwarded-host',
  'x-request-id',
];
const cookie = fc
  .array(fc.tuple(fc.oneof(fc.constantFrom('cc_cookie', 'dismissed'), hostileText), hostileText), {
    minLength: 1,
    maxLength: 4,
  })
  .map((pairs) => onOneLine(pairs.map((pair) => pair.join('=')).join('; ')));

/** Cookies, and the other headers that browsers send automatically. */
export const hostileCookies = (paths: readonly string[]): fc.Arbitrary<SampleRequest> =>
  fc.record({
    method: fc.constantFrom('GET', 'HEAD'),
    url: fc.constantFrom(...paths),
    headers: fc
      .tuple(cookie, fc.dictionary(fc.constantFrom(...HEADERS), hostileText.map(onOneLine), { maxKeys: 2 }))
      .map(([value, others]) => ({ ...others, cookie: value })),
  });

const DOCUMENTS = [
  'query Q($index: ID!, $keys: String) { search(index: $index, fulltext: {keys: $keys}) { total } }',
  '{ nodes(nids: ["10", "11"], limit: 2) { __typename ... on Node { nid title url } } }',
  '{ paragraph(id: "bar") { __typename } }',
  '{ latestResources(limit: 3, exclude: ["1"], language: de) { title } }',
  'query { a: __typename ...F } fragment F on Query { b: __typename }',
  '{ __schema { types { name } } }',
];
const json = fc.jsonValue({ maxDepth: 3 });
const variables = fc.dictionary(
  fc.constantFrom('index', 'keys', '__proto__', 'nids'),
  fc.oneof(fc.constantFrom('content_en', 'content_de', 'risk'), hostileText, json),
);
const graphqlBody = fc.oneof(
  {
    weight: 6,
    arbitrary: fc
      .record({
        query: mutated(fc.constantFrom(...DOCUMENTS)),
        variables,
        operationName: fc.option(fragment),
      })
      .map((request) => JSON.stringify(request)),
  },
  { weight: 2, arbitrary: mutated(fc.constantFrom(...DOCUMENTS).map((query) => JSON.stringify({ query }))) },
  { weight: 1, arbitrary: json.map((value) => JSON.stringify(value)) },
  { weight: 1, arbitrary: rawBytes },
);

export const hostileGraphql: fc.Arbitrary<SampleRequest> = fc.record({
  method: fc.constant('POST'),
  url: fc.constant('/graphql'),
  headers: fc
    .constantFrom('application/json', 'application/json', 'application/json; charset=x', 'text/plain')
    .map((type) => ({ 'content-type': type })),
  payload: graphqlBody.map((text) => Buffer.from(text, 'utf8')),
});

/** A form that is accepted. */
const FILLED_IN: Record<string, string> = {
  name: 'Ada Lovelace',
  email: 'ada@example.org',
  interest: 'suppliers',
  [FORM_NAMES.page]: '/contact',
  [FORM_NAMES.view]: 'bar',
  [FORM_NAMES.language]: 'en',
  [FORM_NAMES.elapsed]: '9000',
  [FORM_NAMES.key]: 'a-key-of-a-form',
};
const FIELDS = [...Object.keys(FILLED_IN), FORM_NAMES.honeypot];
const change = fc.tuple(
  fc.oneof({ weight: 6, arbitrary: fc.constantFrom(...FIELDS) }, { weight: 1, arbitrary: hostileText }),
  fc.oneof(
    { weight: 3, arbitrary: hostileText },
    { weight: 1, arbitrary: fc.constantFrom('', 'de', '/de/kontakt') },
  ),
);
const changes = fc.array(change, { maxLength: 4 });
const toBody = (pairs: [string, string][]) =>
  new URLSearchParams([...pairs, ...Object.entries(FILLED_IN)]).toString();
const urlEncoded = fc.oneof(
  { weight: 6, arbitrary: changes.map(toBody) },
  { weight: 2, arbitrary: mutated(changes.map(toBody)) },
  { weight: 1, arbitrary: rawBytes },
);
const asyncBody = fc.oneof(
  {
    weight: 6,
    arbitrary: changes.map((pairs) => {
      const pageState = { path: '/contact', language: 'en', assets: [] };
      return JSON.stringify({ fields: { ...FILLED_IN, ...Object.fromEntries(pairs) }, pageState });
    }),
  },
  { weight: 1, arbitrary: json.map((value) => JSON.stringify(value)) },
  { weight: 1, arbitrary: rawBytes },
);
const withType = (type: string, body: fc.Arbitrary<string>) =>
  body.map((text) => ({ headers: { 'content-type': type }, payload: Buffer.from(text, 'utf8') }));

export const hostileForms: fc.Arbitrary<SampleRequest> = fc
  .tuple(
    fc.oneof(
      { weight: 8, arbitrary: fc.constant('1') },
      { weight: 1, arbitrary: hostileText.map((text) => encode(text)) },
    ),
    fc.oneof(
      { weight: 5, arbitrary: withType('application/x-www-form-urlencoded', urlEncoded) },
      { weight: 5, arbitrary: withType('application/json', asyncBody) },
      { weight: 1, arbitrary: withType('multipart/form-data; boundary=x', rawBytes) },
    ),
  )
  .map(([id, request]) => ({ method: 'POST', url: `/forms/${id}`, ...request }));
