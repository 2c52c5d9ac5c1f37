import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Payload } from 'payload';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { configurationOf } from '../../configuration-of.ts';
import { databaseOf, executorOn } from '../../database/transaction.ts';
import { Staff } from '../../http/staff.fixture.ts';
import { createNode } from '../../publishing/published-content.fixture.ts';
import { type CmsUnderTest, startCms } from '../../test-cms.ts';
import { readReportedLinks } from '../reports/read-external-links.ts';
import { checkDueLinks, linkChecking, listPublishedLinks } from './run-link-checks.ts';

const SITE = 'https://www.example.com';
let cms: CmsUnderTest;
let server: Server;
let port = 0;
/** What the other sites were asked for, and the status with which they respond. */
const asked: string[] = [];
const responses = new Map<string, number>();

beforeAll(async () => {
  cms = await startCms();
  server = createServer((request, response) => {
    const link = `${request.headers.host}${request.url}`;
    asked.push(`${request.method} ${link.replace(/:\d+/, '')}`);
    response.writeHead(responses.get(request.url ?? '') ?? 200).end();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  port = (server.address() as AddressInfo).port;
});
afterAll(async () => {
  server?.close();
  await cms?.stop();
});

const executor = () => executorOn(databaseOf(cms.payload).drizzle);
/** This machine stands for all other sites, by this test's word only. Names that end in `.down` are not known. */
const visits = {
  mayConnect: (address: string, at: number) => address === '127.0.0.1' && at === port,
  resolve: async (name: string) => (name.endsWith('.down') ? [] : ['127.0.0.1']),
  pauseMs: 0,
};
async function checkAll(payload: Payload): Promise<string[]> {
  asked.length = 0;
  await listPublishedLinks(payload);
  while ((await checkDueLinks(payload, visits)) > 0);
  return asked.toSorted();
}
/** Lets hosts rest and claims expire, so that what is due is visited. */
const rest = () => cms.query("update editing.external_links set taken_at = taken_at - interval '1 hour'");
const passDays = (days: number) =>
  cms.query(
    `update editing.external_links set taken_at = taken_at - $1 * interval '1 day', due_at = due_at - $1 * interval '1 day',
     answered_at = answered_at - $1 * interval '1 day', failing_since = failing_since - $1 * interval '1 day',
     last_failed_on = last_failed_on - $1::integer`,
    [days],
  );
const report = async () =>
  (await readReportedLinks(executor(), SITE, 'en')).map(({ text, url, state, check }) => [
    state,
    text,
    url.replace(`:${port}`, ''),
    check.answer,
  ]);
const links = (urls: Record<string, string>) => [
  {
    blockType: 'links_list',
    title: 'Links',
    links: Object.entries(urls).map(([title, url]) => ({ to: 'url', title, url })),
  },
];
const at = (host: string, path: string) => `http://${host}:${port}${path}`;
const publish = (title: string, urls: Record<string, string>) =>
  createNode(cms.payload, 'page', { title, sections: links(urls) });

describe('links of published pages to other sites', () => {
  it('R-3 are visited one of each host at a time, once in a week, and not those of drafts and of this site', async () => {
    await publish('Sources', {
      One: at('a.example', '/one#there'),
      'One again': at('a.example', '/one'),
      Two: at('a.example', '/two'),
      Other: at('b.example', '/'),
      Own: '/somewhere',
    });
    const draft = { title: 'Draft', sections: links({ Draft: at('c.example', '/draft') }) };
    await cms.payload.create({ collection: 'page', draft: true, data: draft as never });
    const first = await checkAll(cms.payload);
    expect(first).toHaveLength(2);
    expect(first).toContain('HEAD b.example/');
    // The other link of the same host has its turn later.
    expect(await checkAll(cms.payload)).toEqual([]);
    await rest();
    expect([...first, ...(await checkAll(cms.payload))].toSorted()).toEqual([
      'HEAD a.example/one',
      'HEAD a.example/two',
      'HEAD b.example/',
    ]);
    await passDays(6);
    expect(await checkAll(cms.payload)).toEqual([]);
    await passDays(2);
    expect(await checkAll(cms.payload)).toHaveLength(2);
    expect(await report()).toEqual([]);
  });

  it('R-3 are called broken after failures on three days, and no more when they work again', async () => {
    responses.set('/gone', 404);
    await publish('Guide', { 'The guide': at('d.example', '/gone') });
    const row = (state: string) => [state, 'The guide', 'http://d.example/gone', '404'];
    for (const state of ['doubtful', 'doubtful', 'broken']) {
      expect(await checkAll(cms.payload)).toContain('GET d.example/gone');
      // On the same day it counts once, however often it is visited.
      await cms.query(
        "update editing.external_links set due_at = now(), taken_at = null where host like 'd.%'",
      );
      await checkAll(cms.payload);
      expect(await report()).toEqual([row(state)]);
      await passDays(1);
    }
    const [link] = await readReportedLinks(executor(), SITE, 'en');
    expect(link?.check.failedDays).toBe(3);
    expect(Date.now() - (link?.check.failingSince?.getTime() ?? 0)).toBeGreaterThan(2.9 * 86_400_000);
    responses.delete('/gone');
    await passDays(2);
    await checkAll(cms.payload);
    expect(await report()).toEqual([]);
  });

  it('R-3 are not called broken because our own network fails', async () => {
    await publish('Far', { Far: at('e.down', '/') });
    const visitOnly = (host: string) =>
      cms.query(
        "update editing.external_links set due_at = now() + case when host like $1 then '-1 hour' else interval '9 days' end, taken_at = null",
        [`${host}%`],
      );
    await checkAll(cms.payload);
    await passDays(2);
    await cms.query(
      "update editing.external_links set failed_days = 0, last_failed_on = null where host like 'e.%'",
    );
    await visitOnly('e.down');
    await checkAll(cms.payload);
    expect(await report()).toEqual([]);
    // As soon as another site responds, it is this one that fails.
    await visitOnly('b.example');
    await checkAll(cms.payload);
    await visitOnly('e.down');
    await checkAll(cms.payload);
    expect(await report()).toEqual([['doubtful', 'Far', 'http://e.down/', 'name']]);
    await cms.query("delete from editing.external_links where host like 'e.%'");
    await cms.query("delete from published.nodes where node ->> 'title' = 'Far'");
  });

  it('R-3 are deleted with their page', async () => {
    const { id } = await publish('Passing', { Passing: at('f.example', '/') });
    await checkAll(cms.payload);
    const known = () => cms.query("select address from editing.external_links where host like 'f.%'");
    expect(await known()).toHaveLength(1);
    const data = { _status: 'draft' } as never;
    await cms.payload.update({ collection: 'page', id, data });
    await listPublishedLinks(cms.payload);
    expect(await known()).toEqual([]);
  });

  it('C-6 C-11 R-3 are ignored, heeded and visited by editors only, and only if they are published', async () => {
    responses.set('/old', 410);
    await publish('Old', { Old: at('g.example', '/old') });
    await checkAll(cms.payload);
    const editor = await Staff.hire(cms.payload, 'editor');
    const author = await Staff.hire(cms.payload, 'author');
    const address = at('g.example', '/old');
    const ignore = (by: Staff, ignores: boolean, link = address) =>
      by.post('/api/link-checks/ignore', { address: link, ignores });
    const states = async () => (await report()).map(([state]) => state);
    expect((await ignore(author, true)).status).toBe(403);
    expect((await ignore(editor, true, 'http://169.254.169.254/')).status).toBe(404);
    expect(await states()).toEqual(['doubtful']);
    expect((await ignore(editor, true)).status).toBe(204);
    expect(await states()).toEqual(['ignored']);
    await passDays(9);
    expect(await checkAll(cms.payload)).not.toContain('HEAD g.example/old');
    expect((await ignore(editor, false)).status).toBe(204);
    await rest();
    expect(await checkAll(cms.payload)).toContain('HEAD g.example/old');

    const visit = (by: Staff, link = address) => by.post('/api/link-checks/visit', { address: link });
    const configuration = configurationOf(cms.payload);
    expect(await linkChecking(cms.payload)).toBe('operator');
    expect((await visit(editor)).status).toBe(409);
    configuration.checksLinks = true;
    try {
      expect(await linkChecking(cms.payload)).toBe('on');
      expect((await visit(author)).status).toBe(403);
      expect((await visit(editor, 'http://127.0.0.1/')).status).toBe(404);
      expect((await visit(editor)).status).toBe(429);
      await publish('Inside', { Inside: `http://127.0.0.1:${port}/inside` });
      await listPublishedLinks(cms.payload);
      asked.length = 0;
      expect((await visit(editor, `http://127.0.0.1:${port}/inside`)).body).toMatchObject({
        outcome: 'refused',
        answer: 'port',
      });
      expect(asked).toEqual([]);
      const address = { organisation: 'K', street: 'S', postalCode: '1', city: 'C', country: 'D' };
      const saved = { siteName: 'K', tagline: 'T', address, phone: '1', checksLinks: false };
      expect((await editor.post('/api/globals/site_settings', saved)).status).toBe(200);
      expect(await linkChecking(cms.payload)).toBe('settings');
      expect((await visit(editor)).status).toBe(409);
    } finally {
      configuration.checksLinks = false;
    }
  });
});
