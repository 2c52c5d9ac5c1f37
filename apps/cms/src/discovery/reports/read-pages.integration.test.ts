import { afterAll, describe, expect, it } from 'vitest';
import { executorOn } from '../../database/transaction.ts';
import { Staff, send } from '../../http/staff.fixture.ts';
import { createNode, saveNode } from '../../publishing/published-content.fixture.ts';
import { startCms } from '../../test-cms.ts';
import { findProblems, REPORTS_ON_LINKS, type Report } from './find-problems.ts';
import { readIds, readSite, readTakenRedirects } from './read-pages.ts';

const cms = await startCms();
afterAll(() => cms.stop());

const executor = () => executorOn((cms.payload.db as unknown as { drizzle: unknown }).drizzle);
const now = () => Date.now() / 1000;
const find = async (report: Report, language: 'en' | 'de' = 'en') =>
  findProblems(report, await readSite(executor(), REPORTS_ON_LINKS.includes(report)), language, now());
const titles = async (report: Report, language?: 'en' | 'de') =>
  (await find(report, language)).map(({ page: { title } }) => title).toSorted();

const cta = (url: string) => ({
  blockType: 'links_list',
  title: 'Links',
  links: [{ to: 'url', title: 'Go', url }],
});

describe('reports on what is published', () => {
  it('R-3 know links in sections, references, descriptions and the documents behind pages', async () => {
    const person = await createNode(cms.payload, 'person', { title: 'Ada', summary: 'Knows.' });
    const article = await createNode(cms.payload, 'article', {
      title: 'Signed',
      authors: [person.id],
      meta: { description: 'All of it.' },
      sections: [cta('/gone')],
    });
    await createNode(cms.payload, 'page', { title: 'Bare' });
    await saveNode(cms.payload, 'person', person.id, {
      language: 'de',
      fields: { title: 'Ada', _status: 'published' },
    });
    await cms.payload.create({
      collection: 'page',
      draft: true,
      data: { title: 'Draft', moderation: 'draft' } as never,
    });
    expect(await titles('no-description')).toEqual(['Bare']);
    expect(await titles('no-description', 'de')).toEqual(['Ada']);
    expect(await titles('orphans')).toEqual(['Bare', 'Signed']);
    expect(await find('broken-links')).toMatchObject([{ page: { title: 'Signed' }, details: ['/gone'] }]);
    const ids = await readIds(executor(), [person.nid, article.nid, 999_999]);
    expect([...ids].toSorted()).toEqual(
      [
        [person.nid, person.id],
        [article.nid, article.id],
      ].toSorted(),
    );
  });

  it('R-3 leave out what is archived or kept out of search engines', async () => {
    await createNode(cms.payload, 'page', { title: 'Thanks', meta: { isHidden: true } });
    expect(await titles('no-description')).toEqual(['Bare']);
  });

  it('C-6 R-3 know who looks after a page and when it should be read again, which publishes nothing', async () => {
    const author = await Staff.hire(cms.payload, 'author', 'Nora');
    const editor = await Staff.hire(cms.payload, 'editor', 'Ole');
    const page = await createNode(cms.payload, 'page', { title: 'Kept true', summary: 'By Ole.' });
    const before = await editor.get(`/api/page/${page.id}`);
    const care = { owner: editor.user.id, reviewOn: '2026-01-05' };
    const set = (more: object = {}) => ({ type: 'page', id: page.id, ...care, ...more });
    const where = `/api/page-care?type=page&id=${page.id}`;
    expect((await editor.post('/api/page-care', set({ reviewOn: '2999-01-01' }))).status).toBe(204);
    expect(await titles('stale')).not.toContain('Kept true');
    expect((await editor.post('/api/page-care', set())).status).toBe(204);
    // Each by itself, as by two who have the form open.
    const { owner, reviewOn, ...both } = set();
    for (const one of [{ owner: null }, { reviewOn }, { owner }, { reviewOn }])
      expect((await editor.post('/api/page-care', { ...both, ...one })).status).toBe(204);
    const [finding] = (await find('stale')).filter(({ page: { nid } }) => nid === page.nid);
    expect(finding?.page).toMatchObject({
      owner: { id: editor.user.id, name: 'Ole' },
      reviewOn: '2026-01-05',
    });
    expect((await author.get(where)).body).toMatchObject({
      ...care,
      staff: expect.arrayContaining([{ id: author.user.id, name: 'Nora' }]),
    });
    expect((await editor.get(`/api/page/${page.id}`)).body).toEqual(before.body);

    for (const wrong of [{ reviewOn: '05.01.2026' }, { owner: 999_999 }, { type: 'users' }])
      expect((await editor.post('/api/page-care', set(wrong))).status).toBe(400);
    expect((await editor.post('/api/page-care', set({ id: 999_999 }))).status).toBe(404);
    expect((await send('GET', where)).status).toBe(403);
    expect((await send('POST', '/api/page-care', set({ owner: null }))).status).toBe(403);
    await cms.payload.delete({ collection: 'users', id: editor.user.id });
    expect((await author.get(where)).body).toMatchObject({ owner: null, reviewOn: '2026-01-05' });
  });

  it('C-6 list redirects by how often they were taken', async () => {
    for (const [from, to] of [
      ['/a', '/bare'],
      ['/b', '/bare'],
      ['/never', '/bare'],
    ] as const)
      await cms.payload.create({ collection: 'redirects', data: { from, to, status: '301' } });
    await cms.asSuperuser(
      "insert into visits.redirect_hits values ('/a', 2, now()), ('/b', 7, now()), ('/removed', 9, now())",
    );
    const taken = await readTakenRedirects(executor());
    expect(taken.map(({ from, hits }) => [from, hits])).toEqual([
      ['/b', 7],
      ['/a', 2],
    ]);
  });
});
