import { sampleNode } from '@keelstone/content/types/sample-node.ts';
import { sampleReference } from '@keelstone/model/samples';
import { expect, it } from 'vitest';
import { openSite } from '../app/site.fixture.ts';

const product = (title: string) => sampleNode('product_detail', { nid: 900, title, path: '/products/desk' });
const reference = sampleReference({ path: '/products/desk' });
const solution = (nid: number) =>
  sampleNode('solution', { nid, path: `/solutions/${nid}`, products: [reference], caseStudies: [reference] });
const cardsOf = (body: string) =>
  (body.match(/<article class[^>]*>.*?<\/article>/gs) ?? []).filter((card) =>
    card.includes('/products/desk'),
  );

it('R-4 a card is the same on every page, and as it is published now', async () => {
  const { site, publish } = await openSite({ nodes: [product('<b>Desk</b>'), solution(1), solution(2)] });
  const ask = async (nid: number) => cardsOf((await site.inject(`/solutions/${nid}`)).body);
  const first = await ask(1);
  expect(first.join('')).toContain('&lt;b&gt;Desk&lt;/b&gt;</a>');
  expect(await ask(2)).toEqual(first);
  publish({ kind: 'node', nid: 900, language: 'en', node: product('<b>Counter</b>') });
  expect(await ask(1)).toEqual(first.map((card) => card.replaceAll('Desk', 'Counter')));
  expect(await ask(2)).toEqual(await ask(1));
});

it('C-10 a card leads to the page in the language of its reader', async () => {
  const german = { ...solution(1), language: 'de', path: '/de/loesungen/1' } as const;
  const { site } = await openSite({ nodes: [product('Desk'), solution(1), german] });
  const links = async (path: string) => cardsOf((await site.inject(path)).body).join('');
  expect(await links('/solutions/1')).toContain('href="/products/desk"');
  expect(await links('/de/loesungen/1')).toContain('href="/de/products/desk"');
  expect(await links('/solutions/1')).not.toContain('href="/de/products/desk"');
});
