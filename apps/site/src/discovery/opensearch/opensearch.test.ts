// @vitest-environment happy-dom
import { sampleNode } from '@keelstone/content/types/sample-node.ts';
import { expect, it } from 'vitest';
import { siteWith } from '../../app/site.fixture.ts';
import { parseXml } from '../parse-xml.fixture.ts';

const ORIGIN = 'https://www.keelstone.example';
const nodes = [
  sampleNode('article', { nid: 1, title: 'The first hour', path: '/articles/first-hour' }),
  sampleNode('article', { nid: 2, title: 'Die erste Stunde', path: '/de/artikel/stunde', language: 'de' }),
];
const settings = {
  en: { siteName: 'Keelstone & Sons of Bern', tagline: 'Risk, in order' },
  de: { siteName: 'Keelstone' },
};
const site = siteWith({ nodes, settings });
const get = async (url: string) => (await site).inject(url);

it('R-3 says how a browser searches here, within the lengths the format allows', async () => {
  const { headers, body } = await get('/opensearch.xml');
  expect(headers['content-type']).toBe('application/opensearchdescription+xml; charset=utf-8');
  const root = parseXml(body);
  const text = (name: string) => root.getElementsByTagName(name)[0]?.textContent;
  expect(text('ShortName')).toBe('Keelstone & Sons');
  expect(text('LongName')).toBe('Keelstone & Sons of Bern – Risk, in order');
  const templates = [...root.getElementsByTagName('Url')].map((url) => url.getAttribute('template'));
  expect(templates).toEqual([
    `${ORIGIN}/search?keyword={searchTerms}`,
    `${ORIGIN}/opensearch/suggestions?keyword={searchTerms}`,
    `${ORIGIN}/opensearch.xml`,
  ]);
});

it('R-3 C-10 searches German pages from German ones, and each page leads to it', async () => {
  const { body } = await get('/de/opensearch.xml');
  expect(body).toContain(`template="${ORIGIN}/de/search?keyword={searchTerms}"`);
  expect(body).toContain('<Language>de</Language>');
  const page = (await get('/de/artikel/stunde')).body;
  expect(page).toContain(
    '<link rel="search" type="application/opensearchdescription+xml" title="Keelstone" href="/de/opensearch.xml"/>',
  );
});

it.each([
  [
    '/opensearch/suggestions?keyword=HOUR',
    ['HOUR', ['The first hour'], [], [`${ORIGIN}/articles/first-hour`]],
  ],
  [
    '/de/opensearch/suggestions?keyword=st',
    ['st', ['Die erste Stunde'], [], [`${ORIGIN}/de/artikel/stunde`]],
  ],
  ['/opensearch/suggestions?keyword=nothing', ['nothing', [], [], []]],
  ['/opensearch/suggestions?keyword=%3Cb%3E', ['<b>', [], [], []]],
  ['/opensearch/suggestions', ['', [], [], []]],
  ['/opensearch/suggestions?keyword=a&keyword=b', ['', [], [], []]],
])('R-3 %s suggests in the form browsers read', async (url, answer) => {
  const { headers, body } = await get(url);
  expect(headers['content-type']).toBe('application/x-suggestions+json; charset=utf-8');
  expect(body).not.toContain('<');
  expect(JSON.parse(body)).toEqual(answer);
});
