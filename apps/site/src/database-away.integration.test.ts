import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { publish } from '@keelstone/content-store';
import { sampleForm, sampleNode } from '@keelstone/model/sample-node';
import { afterAll, afterEach, beforeAll, expect, it, vi } from 'vitest';
import { buildSite } from './built-site.fixture.ts';
import { startVisitors } from './delivery/processes/steady-load.fixture.ts';
import { startSending } from './forms/form-senders.fixture.ts';
import { pageWithForm } from './forms/form-site.fixture.ts';

const PATIENCE = { timeout: 30_000, interval: 50 };
const ARTICLES = 20;
const WORDS = ['risk', 'hour', 'incident', 'supplier', 'nothing-like-it'];

let built: Awaited<ReturnType<typeof buildSite>>;

beforeAll(async () => {
  built = await buildSite({ hasClient: false });
  await built.asCms(async (client) => {
    for (let nid = 10; nid < 10 + ARTICLES; nid += 1)
      await publishArticle(client, nid, `Risk in the hour ${nid}`);
    await publish(client, { node: pageWithForm(sampleForm()), shows: [] });
  });
});
afterEach(() => built.endServers());
afterAll(() => built.stop());

type Client = Parameters<Parameters<typeof built.asCms>[0]>[0];

const publishArticle = (client: Client, nid: number, title: string) =>
  publish(client, { node: sampleNode('article', { nid, path: `/articles/${nid}`, title }), shows: [] });

/** In turn a page that is kept, one that has to be made, a search, suggestions, the form's page. */
function askInTurn(url: string): () => string {
  let asked = 0;
  return () => {
    asked += 1;
    const [word = ''] = WORDS.slice(asked % WORDS.length);
    const paths = [
      '/articles/10',
      `/articles/${10 + (asked % ARTICLES)}`,
      `/search?keyword=${word}+${asked % 500}`,
      `/search/suggestions?keyword=${word}${asked}`,
      '/contact',
    ];
    return url + paths[asked % paths.length];
  };
}

const followerOf = async (url: string) => (await (await fetch(`${url}/health`)).json()).follower;

const keptNames = () =>
  built.asCms(async (client) => {
    const { rows } = await client.query(`select fields->>'name' as name from submissions.form_submissions`);
    return rows.map(({ name }) => name as string);
  });

it('R-5 C-8 a database that is stopped and started again under load keeps nobody from reading, searching and sending, and needs no restart', async () => {
  const { child, url } = await built.startServer({ FORMS_PER_ADDRESS: '100000' });
  const visitors = startVisitors(askInTurn(url), 2);
  const sending = startSending(url, 'Visitor');
  const progress = async () => {
    const [answers, told] = [visitors.answers, sending.told.length];
    await vi.waitFor(() => {
      expect(visitors.answers).toBeGreaterThan(answers + 200);
      expect(sending.told.length).toBeGreaterThan(told + 20);
    }, PATIENCE);
  };
  await progress();
  for (const outage of ['first', 'second']) {
    await built.database.halt();
    await vi.waitFor(async () => expect(await followerOf(url)).toBe('disconnected'), PATIENCE);
    await progress();
    expect(await readdir(join(built.media, 'submissions'))).not.toEqual([]);
    await built.database.resume();
    await built.asCms((client) => publishArticle(client, 10, `After the ${outage} outage`));
    await vi.waitFor(async () => {
      expect(await (await fetch(`${url}/articles/10`)).text()).toContain(`After the ${outage} outage`);
    }, PATIENCE);
    expect(await (await fetch(`${url}/search?keyword=${outage}`)).text()).toContain('/articles/10');
    expect(await followerOf(url)).toBe('following');
    await progress();
  }
  await sending.stop();
  expect([await visitors.stop(), sending.faults]).toEqual([[], []]);
  await vi.waitFor(async () => expect(await readdir(join(built.media, 'submissions'))).toEqual([]), PATIENCE);
  expect((await keptNames()).toSorted()).toEqual(sending.told.toSorted());
  expect(child.exitCode).toBe(null);
});
