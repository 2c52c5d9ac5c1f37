import { afterAll, describe, expect, it } from 'vitest';
import { startCms } from '../test-cms.ts';

const created = '2026-01-05T09:00:00Z';

const cms = await startCms();
afterAll(() => cms.stop());
const { payload } = cms;

const publishPage = (title: string, alias?: string) =>
  payload.create({
    collection: 'page',
    locale: 'en',
    data: { title, alias, created, moderation: 'draft', _status: 'published' },
  });
const moveTo = (id: number, alias: string, locale: 'en' | 'de' = 'en') =>
  payload.update({ collection: 'page', id, locale, data: { alias, _status: 'published' } });
const redirectFrom = async (from: string) =>
  (await cms.query('select to_path as to, status from published.redirects where from_path = $1', [from]))[0];

describe('path of a node', () => {
  it('C-6 is made from the title, in each language by its own pattern', async () => {
    const data = {
      title: 'Health, Safety & Environment',
      created,
      moderation: 'draft',
      _status: 'published',
    } as const;
    const article = await payload.create({ collection: 'article', locale: 'en', data });
    await payload.update({
      collection: 'article',
      id: article.id,
      locale: 'de',
      data: { title: 'Größe & Maß' },
    });
    expect((await cms.publishedNodes(article.nid)).map(({ path }) => path)).toEqual([
      '/de/artikel/groesse-und-mass',
      '/articles/health-safety-and-environment',
    ]);
  });

  it('C-6 of a product holds the title of its suite', async () => {
    const more = { created, moderation: 'draft', _status: 'published' } as const;
    const suite = await payload.create({
      collection: 'product_suite',
      locale: 'en',
      data: { title: 'Incident & Claims', ...more },
    });
    const product = await payload.create({
      collection: 'product_detail',
      locale: 'en',
      data: { title: 'Intake', suite: suite.id, ...more },
    });
    expect(product.alias).toBe('/products/incident-and-claims/intake');
  });

  it('C-6 gets a number when another node has it, of whatever type', async () => {
    await publishPage('Resilience');
    const overview = await payload.create({
      collection: 'overview_page',
      locale: 'en',
      data: { title: 'Resilience', created, moderation: 'draft', _status: 'published' },
    });
    expect(overview.alias).toBe('/resilience-2');
  });

  it('C-6 typed by an editor is refused when another node has it, naming that page', async () => {
    await publishPage('Holder of a path');
    await expect(publishPage('Claimant', '/holder-of-a-path')).rejects.toMatchObject({
      data: { errors: [{ path: 'alias', message: expect.stringContaining('“Holder of a path” has') }] },
    });
  });

  it.each(['/search/x', '/de/x', '/graphql', 'no-slash', '/a//b'])(
    'C-6 typed as %s is refused',
    async (alias) => {
      await expect(publishPage('Refused', alias)).rejects.toMatchObject({
        data: { errors: [{ path: 'alias' }] },
      });
    },
  );

  it('C-6 of a copy is free in every language', async () => {
    const page = await publishPage('Original');
    await payload.update({ collection: 'page', id: page.id, locale: 'de', data: { title: 'Urschrift' } });
    const copy = await payload.duplicate({ collection: 'page', id: page.id, locale: 'en' });
    const german = await payload.findByID({ collection: 'page', id: copy.id, locale: 'de', draft: true });
    expect([copy.alias, german.alias]).toEqual(['/original-2', '/urschrift-2']);
    expect(copy.nid).not.toBe(page.nid);
  });
});

describe('path of a draft', () => {
  const createDraft = (title: string, alias?: string) =>
    payload.create({
      collection: 'page',
      locale: 'en',
      draft: true,
      data: { title, alias, created, moderation: 'draft' },
    });
  const rename = async (id: number, data: Record<string, unknown>, locale: 'en' | 'de' = 'en') =>
    (await payload.update({ collection: 'page', id, locale, draft: true, data })).alias;

  it('C-6 follows the title until it is first published', async () => {
    const { id, alias } = await createDraft('Working title');
    expect(alias).toBe('/working-title');
    // The form sends the unchanged path along.
    expect(await rename(id, { title: 'Better title', alias })).toBe('/better-title');
    expect(await rename(id, { title: 'Best title' })).toBe('/best-title');
    await payload.update({ collection: 'page', id, locale: 'en', data: { _status: 'published' } });
    expect(await rename(id, { title: 'Too late' })).toBe('/best-title');
    await payload.update({ collection: 'page', id, locale: 'en', data: { _status: 'draft' } });
    expect(await rename(id, { title: 'Still too late' })).toBe('/best-title');
  });

  it('C-6 follows with the number that makes it free', async () => {
    await publishPage('Much wanted');
    const { id } = await createDraft('Unwanted');
    expect(await rename(id, { title: 'Much wanted' })).toBe('/much-wanted-2');
    expect(await rename(id, { title: 'Alone again' })).toBe('/alone-again');
  });

  it('C-6 that an editor typed stays, also when the title changes with it', async () => {
    const { id } = await createDraft('Campaign', '/spring');
    expect(await rename(id, { title: 'Another campaign' })).toBe('/spring');
    expect(await rename(id, { title: 'A third', alias: '/summer' })).toBe('/summer');
    expect(await rename(id, { title: 'A fourth', alias: '' })).toBe('/a-fourth');
  });

  it('C-6 is held as it was saved last, and what it was before is free', async () => {
    const { id } = await createDraft('Holds', '/hold');
    await rename(id, { alias: '/elsewhere' });
    expect((await publishPage('Takes over', '/hold')).alias).toBe('/hold');
    await expect(publishPage('Too late', '/elsewhere')).rejects.toMatchObject({
      data: { errors: [{ path: 'alias', message: expect.stringContaining('“Holds” has') }] },
    });
    const published = await payload.update({ collection: 'page', id, data: { _status: 'published' } });
    expect(published.alias).toBe('/elsewhere');
  });

  it('C-6 of a published page is held while a draft has another', async () => {
    const { id } = await publishPage('Still there', '/still-there');
    await rename(id, { alias: '/soon-there' });
    await expect(publishPage('Newcomer', '/still-there')).rejects.toMatchObject({
      data: { errors: [{ path: 'alias' }] },
    });
  });

  it('C-10 follows in a language that is not published yet', async () => {
    const page = await publishPage('Known in English');
    expect(await rename(page.id, { title: 'Arbeitstitel' }, 'de')).toBe('/arbeitstitel');
    expect(await rename(page.id, { title: 'Auf Deutsch bekannt' }, 'de')).toBe('/auf-deutsch-bekannt');
    expect(await rename(page.id, { title: 'Known' })).toBe('/known-in-english');
  });
});

describe('redirects', () => {
  it('C-6 a moved page leaves one, and chains are flattened', async () => {
    const page = await publishPage('Moves', '/moves-a');
    await moveTo(page.id, '/moves-b');
    await moveTo(page.id, '/moves-c');
    expect(await redirectFrom('/moves-a')).toEqual({ to: '/moves-c', status: 301 });
    expect(await redirectFrom('/moves-b')).toEqual({ to: '/moves-c', status: 301 });
  });

  it('C-6 a page that moves back takes its redirect away and leaves no loop', async () => {
    const page = await publishPage('Returns', '/returns-a');
    await moveTo(page.id, '/returns-b');
    await moveTo(page.id, '/returns-a');
    expect(await redirectFrom('/returns-a')).toBeUndefined();
    expect(await redirectFrom('/returns-b')).toEqual({ to: '/returns-a', status: 301 });
    const { totalDocs } = await payload.count({
      collection: 'redirects',
      where: { from: { equals: '/returns-a' } },
    });
    expect(totalDocs).toBe(0);
  });

  it('C-10 a page that moves in one language leaves one in that language', async () => {
    const page = await publishPage('Two tongues');
    await payload.update({ collection: 'page', id: page.id, locale: 'de', data: { title: 'Zwei Zungen' } });
    await moveTo(page.id, '/zwei-sprachen', 'de');
    expect(await redirectFrom('/de/zwei-zungen')).toEqual({ to: '/de/zwei-sprachen', status: 301 });
    expect(await redirectFrom('/two-tongues')).toBeUndefined();
  });

  it('C-6 of an editor are published, changed and removed', async () => {
    const data = { from: '/old', to: 'https://example.com', status: '302' } as const;
    const { id } = await payload.create({ collection: 'redirects', data });
    expect(await redirectFrom('/old')).toEqual({ to: 'https://example.com', status: 302 });
    await payload.update({ collection: 'redirects', id, data: { from: '/older' } });
    expect(await redirectFrom('/old')).toBeUndefined();
    await payload.delete({ collection: 'redirects', id });
    expect(await redirectFrom('/older')).toBeUndefined();
  });

  it('C-6 of an editor are refused from a published path, to themselves, and in a circle', async () => {
    await publishPage('Published here');
    const create = (from: string, to: string) =>
      payload.create({ collection: 'redirects', data: { from, to, status: '301' } });
    await expect(create('/published-here', '/elsewhere')).rejects.toMatchObject({
      data: { errors: [{ path: 'from' }] },
    });
    await expect(create('/itself', '/itself')).rejects.toMatchObject({ data: { errors: [{ path: 'to' }] } });
    await create('/circle-a', '/circle-b');
    await expect(create('/circle-b', '/circle-a')).rejects.toMatchObject({
      data: { errors: [{ path: 'to' }] },
    });
    expect(await redirectFrom('/circle-b')).toBeUndefined();
  });
});
