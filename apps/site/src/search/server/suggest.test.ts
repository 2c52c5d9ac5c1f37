import { describe, expect, it } from 'vitest';
import { createSearchSite } from './search-site.fixture.ts';

const { get } = createSearchSite();

const _titles = (body: string) =>
  [...body.matchAll(/<h3[^>]*><a [^>]*>(.*?)<\/a>/g)].map((match) => match[1]?.replace(/<[^>]*>/g, ''));
const _page = async (url: string) => {
  const { status, body } = await get(url);
  expect(status).toBe(200);
  return body.replace(/<script type="application\/json"[\s\S]*?<\/script>/g, '');
};

describe('suggestions', () => {
  it('R-3 S-5 are at most three titles that hold the keyword', async () => {
    const { body } = await get('/search/suggestions?keyword=MISS');
    expect(JSON.parse(body).suggestions).toEqual([
      { title: 'Near miss report 1', url: '/article/sample-100' },
      { title: 'Near miss report 2', url: '/article/sample-101' },
      { title: 'Near miss report 3', url: '/article/sample-102' },
    ]);
  });

  it('S-5 S-19 are of one type where a listing asks for them, with a keyword and without', async () => {
    const asked = async (query: string) =>
      JSON.parse((await get(`/search/suggestions?${query}`)).body).suggestions.map(
        ({ title }: { title: string }) => title,
      );
    expect(await asked('keyword=c&content_type=resource')).toEqual([
      'Continuity paper',
      'Supplier checklist',
    ]);
    expect(await asked('content_type=case_study')).toEqual(['Nordhafen counts differently']);
    expect(await asked('keyword=miss&content_type=nonsense')).toHaveLength(3);
  });

  it('R-3 without a keyword are the newest titles, without archived ones', async () => {
    const { suggestions } = JSON.parse((await get('/search/suggestions')).body);
    expect(suggestions).toHaveLength(44);
    expect(JSON.stringify(suggestions)).not.toContain('Old checklist');
  });

  it('R-3 S-5 come in the language asked for', async () => {
    const german = { suggestions: [{ title: 'Lieferanten-Checkliste', url: '/de/ressourcen/x' }] };
    expect(JSON.parse((await get('/de/search/suggestions?keyword=check')).body)).toEqual(german);
    expect(JSON.parse((await get('/search/suggestions?keyword=check&language=de')).body)).toEqual(german);
  });
});
