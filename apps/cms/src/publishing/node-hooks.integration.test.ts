import { oneParagraph } from '@keelstone/editing/projection/rich-text/rich-text.fixture.ts';
import type { RequestContext } from 'payload';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { AuditTrail } from '../audit/audit-trail.fixture.ts';
import { Staff } from '../http/staff.fixture.ts';
import { startCms } from '../test-cms.ts';
import { LEAVES_DEPENDENTS, LEAVES_PUBLISHING } from './bulk-loading.ts';

const published = { created: '2026-01-05T09:00:00Z', moderation: 'draft', _status: 'published' } as const;

const cms = await startCms();
const { payload } = cms;
const trail = new AuditTrail(cms);
const editor = await Staff.hire(payload, 'editor', 'Edda');
const administrator = await Staff.hire(payload, 'administrator', 'Adam');
beforeEach(() => trail.skip());
afterAll(() => cms.stop());

const nodesOf = async (nid: number) => (await cms.publishedNodes(nid)).map(({ node }) => node);
const add = async (collection: string, fields: object) =>
  (await editor.post(`/api/${collection}`, { ...published, ...fields })).body.doc;

/** Counts up, so that names are unique across tests. */
let people = 0;

/** A person, and an article that names them as author. */
async function personAndArticle() {
  people += 1;
  const name = `Imani the ${people}th`;
  const person = await add('person', { title: name });
  const article = await add('article', {
    title: `By ${name}`,
    body: oneParagraph('Words.'),
    authors: [person.id],
  });
  expect(await nodesOf(article.nid)).toMatchObject([{ authors: [{ title: name }] }]);
  return { person, article, name };
}

describe('a save', () => {
  it('C-9 publishes the whole main document, tells the audit trail, and what shows it follows', async () => {
    const { person, article } = await personAndArticle();
    await trail.skip();
    // The response is limited to one field; the published content is not.
    const path = `/api/person/${person.id}?select[title]=true`;
    expect((await editor.patch(path, { title: 'Imani Okafor' })).body.doc.title).toBe('Imani Okafor');
    expect(await nodesOf(person.nid)).toMatchObject([
      { nid: person.nid, type: 'person', title: 'Imani Okafor' },
    ]);
    expect(await nodesOf(article.nid)).toMatchObject([{ authors: [{ title: 'Imani Okafor' }] }]);
    expect(await trail.added()).toMatchObject([
      { action: 'publish', collection: 'person', document_id: person.id, languages: ['en'], detail: null },
    ]);
    const before = await cms.changesOf(article.nid);
    await editor.patch(`/api/person/${person.id}`, { role: 'Auditor' });
    expect(await cms.changesOf(article.nid)).toEqual(before);
  });

  it('C-9 as a draft changes nothing that visitors see, and is told of when it restores a revision', async () => {
    const { person, article } = await personAndArticle();
    const { docs } = (await editor.get(`/api/person/versions?where[parent][equals]=${person.id}`)).body;
    const revision = docs[0].id;
    const seen = [await nodesOf(person.nid), await nodesOf(article.nid)];
    await trail.skip();
    await editor.patch(`/api/person/${person.id}?draft=true`, { title: 'Not yet' });
    expect(await trail.added()).toEqual([]);
    await editor.post(`/api/person/versions/${revision}?draft=true`);
    expect([await nodesOf(person.nid), await nodesOf(article.nid)]).toEqual(seen);
    expect(await trail.added()).toMatchObject([{ action: 'restore', detail: { revision, asDraft: true } }]);
    await editor.patch(`/api/person/${person.id}`, { _status: 'draft' });
    expect(await nodesOf(person.nid)).toEqual([]);
    expect(await nodesOf(article.nid)).toMatchObject([{ authors: [] }]);
    expect(await trail.added()).toMatchObject([{ action: 'unpublish', languages: ['en'] }]);
  });

  it('C-9 of many leaves what shows it, or its publishing, to whoever asked for that', async () => {
    const { person, article, name } = await personAndArticle();
    const save = (title: string, context: RequestContext) =>
      payload.update({ collection: 'person', id: person.id, locale: 'en', data: { title }, context });
    await save('Greta', LEAVES_DEPENDENTS);
    expect(await nodesOf(person.nid)).toMatchObject([{ title: 'Greta' }]);
    expect(await nodesOf(article.nid)).toMatchObject([{ authors: [{ title: name }] }]);
    await trail.skip();
    await save('Henrike', LEAVES_PUBLISHING);
    expect(await nodesOf(person.nid)).toMatchObject([{ title: 'Greta' }]);
    expect(await trail.added()).toEqual([]);
  });
});

describe('a deletion', () => {
  it('C-9 by the server itself takes a node from visitors and from what showed it, and is recorded', async () => {
    const { person, article, name } = await personAndArticle();
    await trail.skip();
    // As above: the response is limited, and in a language without a title; the deletion is not.
    await payload.delete({ collection: 'person', id: person.id, locale: 'de', select: { role: true } });
    expect(await nodesOf(person.nid)).toEqual([]);
    expect(await nodesOf(article.nid)).toMatchObject([{ authors: [] }]);
    expect(await trail.added()).toMatchObject([
      { action: 'delete', collection: 'person', document_id: person.id, title: name, languages: ['en'] },
    ]);
  });

  it('C-9 C-13 goes by the trash, which takes it from visitors, whatever the responses are cut to', async () => {
    const page = await add('page', { title: 'Outdated' });
    await trail.skip();
    const path = `/api/page/${page.id}?select[created]=true`;
    expect((await editor.patch(path, { deletedAt: '2026-01-05T09:00:00Z' })).status).toBe(200);
    expect(await nodesOf(page.nid)).toEqual([]);
    expect((await administrator.delete(`${path}&trash=true`)).status).toBe(200);
    const of = { collection: 'page', document_id: page.id, title: 'Outdated' };
    expect(await trail.added()).toMatchObject([
      { ...of, action: 'trash', actor_name: 'Edda', languages: ['en'] },
      { ...of, action: 'delete', actor_name: 'Adam' },
    ]);
  });
});

it('R-5 a process that is suspended while it publishes keeps others waiting for a minute at most', async () => {
  const { inTransaction } = await import('../database/in-transaction.ts');
  const { lockPublishing } = await import('../database/publishing-lock.ts');
  const limit = await inTransaction(payload, async (_, executor) => {
    await lockPublishing(executor);
    const { rows } = await executor.query('show idle_in_transaction_session_timeout');
    return Object.values(rows[0] ?? {});
  });
  expect(limit).toEqual(['1min']);
});
