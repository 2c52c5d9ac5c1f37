import { sampleNode } from '@keelstone/content/types/sample-node.ts';
import { expect, it } from 'vitest';
import { siteWith } from '../../app/site.fixture.ts';

const in2025 = Date.parse('2025-06-01') / 1000;
const in2026 = Date.parse('2026-06-01') / 1000;
const nodes = (['en', 'de'] as const).flatMap((language) => {
  const node = (nid: number, title: string, created: number, archived = false) =>
    sampleNode('resource', { nid, title, language, created, archived, path: `/${language}/${nid}` });
  return [
    node(1, 'Of 2025', in2025),
    node(2, 'Of 2026', in2026),
    node(3, 'Old', in2025, true),
    sampleNode('person', { nid: 4, title: 'Imani', language, created: in2026, path: `/${language}/4` }),
    sampleNode('case_study', { nid: 5, title: 'Port', language, created: in2026, path: `/${language}/5` }),
  ];
});
const search = {
  disjunctiveFacets: ['date' as const, 'content_type' as const],
  featured: null,
  learnsFromChoices: true,
};
const widening = await siteWith({ nodes, settings: { en: { search }, de: { search } } });
const narrowing = await siteWith({ nodes });

const found = async (site: typeof widening, url: string) => {
  const { body, statusCode } = await site.inject(url);
  expect(statusCode).toBe(200);
  return [...body.matchAll(/<li><article.*?<h3><a [^>]*>([^<]*)/g)].map((match) => match[1]).sort();
};
const option = (body: string, value: string) =>
  new RegExp(`value="${value}"/><span>([^<]*)</span><data [^>]*value="(\\d+)"`).exec(body)?.slice(1);

it('S-25 S-19 two values of a facet that is configured so widen the list, Archived and a year too', async () => {
  expect(await found(widening, '/search?date=2025,Archived')).toEqual(['Of 2025', 'Old']);
  expect(await found(widening, '/search?date=Archived')).toEqual(['Old']);
  expect(await found(widening, '/search?content_type=case_study,person')).toEqual(['Imani', 'Port']);
  expect(await found(widening, '/search?content_type=person,resource&date=2026,Archived')).toEqual([
    'Imani',
    'Of 2026',
    'Old',
  ]);
});

it('S-25 two values narrow it as long as nothing is configured', async () => {
  expect(await found(narrowing, '/search?date=2025,Archived')).toEqual([]);
});

it('S-25 S-17 the values of such a facet count what choosing them would add', async () => {
  const { body } = await widening.inject('/search?date=2025');
  expect([option(body, '2026'), option(body, 'Archived')]).toEqual([
    ['2026', '3'],
    ['Archived', '1'],
  ]);
});

it('S-18 the German interface says "Archiviert" in filters, chip, title and feed; the address keeps the value', async () => {
  const { body } = await widening.inject('/de/search?date=Archived');
  expect(option(body, 'Archived')).toEqual(['Archiviert', '1']);
  expect(body).toContain('Filter Datum: Archiviert entfernen');
  expect(body).toContain('<title>Suche: Archiviert');
  const visible = body.replace(/<script.*?<\/script>/gs, '').replace(/<[^>]*>/g, ' ');
  expect(visible).not.toContain('Archived');
});
