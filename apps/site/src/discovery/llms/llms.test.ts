import { sampleNode } from '@keelstone/content/types/sample-node.ts';
import { describe, expect, it } from 'vitest';
import { siteWith } from '../../app/site.fixture.ts';

const ORIGIN = 'https://www.keelstone.example';
const articles = Array.from({ length: 45 }, (_, position) =>
  sampleNode('article', {
    nid: 100 + position,
    title: `Report ${position}`,
    path: `/articles/report-${position}`,
    created: 1_767_225_600 - position,
    excerpt: position === 0 ? 'What [nobody](javascript:alert) said.' : '',
  }),
);
const nodes = [
  ...articles,
  sampleNode('article', { nid: 1, title: 'Put away', archived: true, created: 1_867_225_600 }),
  sampleNode('product_suite', { nid: 2, title: 'Incident & Claims', path: '/products/incident-claims' }),
  sampleNode('solution', {
    nid: 4,
    title: '<script>alert(1)</script> [x](javascript:y)',
    path: '/solutions/x',
  }),
  sampleNode('event', {
    nid: 3,
    language: 'de',
    title: 'Tischübung',
    path: '/de/termine/tisch',
    excerpt: '',
  }),
];
const site = siteWith({
  nodes,
  settings: { en: { siteName: 'Keelstone', tagline: 'For bad days' }, de: { siteName: 'Keelstone' } },
});
const get = async (url: string) => (await site).inject(url);

describe('/llms.txt', () => {
  it('R-3 holds no tag and no link that a title made', async () => {
    const { body } = await get('/llms.txt');
    expect(body).toContain('alert(1)');
    expect(body).not.toMatch(/<[a-z/]/i);
    expect(body).not.toContain('[x](');
  });

  it('R-3 says who we are, and leads to what matters as Markdown', async () => {
    const { headers, body } = await get('/llms.txt');
    expect(headers['content-type']).toBe('text/plain; charset=utf-8');
    expect(body).toMatch(/^# Keelstone\n\n> For bad days\n\n/);
    expect(body).toContain(
      `## Product suites\n\n- [Incident & Claims](${ORIGIN}/products/incident-claims.md)`,
    );
    expect(body).toContain(`[sitemap.xml](${ORIGIN}/sitemap.xml)`);
    for (const [, url] of body.matchAll(/\]\(https:..www.keelstone.example([^)]*)\)/g))
      expect((await get(url ?? '')).statusCode, url).toBe(200);
  });

  it('R-3 holds the newest forty of a type, and none that is archived', async () => {
    const { body } = await get('/llms.txt');
    expect(body.match(/\[Report \d+\]/g)).toHaveLength(40);
    expect(body).toContain('[Report 39]');
    expect(body).not.toContain('Put away');
  });

  it('R-3 shows what would be markup in an excerpt as text', async () => {
    expect((await get('/llms.txt')).body).toContain('What \\[nobody]\\(javascript:alert) said.');
  });

  it('R-3 C-10 is there in German', async () => {
    const { body } = await get('/de/llms.txt');
    expect(body).toContain(`## Veranstaltungen\n\n- [Tischübung](${ORIGIN}/de/termine/tisch.md)`);
    expect(body).not.toContain('Report');
    expect(body).toContain(`[This overview in English](${ORIGIN}/llms.txt)`);
  });
});
