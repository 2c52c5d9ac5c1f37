import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { sampleNode } from '@keelstone/content/types/sample-node.ts';
import { sampleForm } from '@keelstone/model/samples';
import { pruneChangeLog, publish, publishRedirect, unpublish } from '@keelstone/read-model';
import { afterAll, afterEach, beforeAll, expect, it, vi } from 'vitest';
import {
  isTold,
  type Sender,
  send,
  sendersNamed,
  startSending,
} from '../forms/server/form-senders.fixture.ts';
import { pageWithForm } from '../forms/server/form-site.fixture.ts';
import { startVisitors } from '../http/processes/steady-load.fixture.ts';
import { openBuiltSite } from './built-site.fixture.ts';

const PATIENCE = { timeout: 30_000, interval: 50 };
const ARTICLES = 20;
/** Pages that change repeatedly; one of them is removed, published again, and the target of a redirect. */
const MANY = 120;
const WORDS = ['risk', 'hour', 'incident', 'supplier', 'nothing-like-it'];

let built: Awaited<ReturnType<typeof openBuiltSite>>;

beforeAll(async () => {
  built = await openBuiltSite();
  await built.asCms(async (client) => {
    for (let nid = 10; nid < 10 + ARTICLES; nid += 1)
      await publishArticle(client, nid, `Risk in the hour ${nid}`);
    await publish(client, { node: pageWithForm(sampleForm()), dependencies: [] });
  });
});
afterEach(() => built.endServers());
afterAll(() => built.stop());

type Client = Parameters<Parameters<typeof built.asCms>[0]>[0];

const publishArticle = (client: Client, nid: number, title: string) =>
  publish(client, {
    node: sampleNode('article', { nid, path: `/articles/${nid}`, title }),
    dependencies: [],
  });

/** Requests in turn: a cached page, an uncached one, a search, suggestions, the form's page. */
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

const storedNames = () =>
  built.asCms(async (client) => {
    const { rows } = await client.query(`select fields->>'name' as name from submissions.form_submissions`);
    return rows.map(({ name }) => name as string);
  });

it('R-5 C-8 a database that is stopped and started again under load keeps nobody from reading, searching and sending, and needs no restart', async () => {
  const { child, url } = await built.startServer({ FORMS_PER_ADDRESS: '100000' });
  const visitors = startVisitors(askInTurn(url), 2);
  const sending = startSending(url, 'Visitor');
  const progress = async () => {
    const [responses, told] = [visitors.responses, sending.told.length];
    await vi.waitFor(() => {
      expect(visitors.responses).toBeGreaterThan(responses + 200);
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
  expect([await visitors.stop(), sending.errors]).toEqual([[], []]);
  await vi.waitFor(async () => expect(await readdir(join(built.media, 'submissions'))).toEqual([]), PATIENCE);
  expect((await storedNames()).toSorted()).toEqual(sending.told.toSorted());
  expect(child.exitCode).toBe(null);
});

/**
 * Makes this many changes, each in a transaction of its own: publishes, changes and removes pages, and adds
 * redirects.
 */
async function makeChanges(count: number): Promise<void> {
  await built.asCms(async (client) => {
    for (let change = 0; change < count; change += 1) {
      const nid = 100 + (change % MANY);
      await client.query('commit; begin');
      if (change % 7 === 0) await unpublish(client, { nid });
      else if (change % 11 === 0)
        await publishRedirect(client, { from: `/old/${nid}`, to: `/new/${change}`, status: 301 });
      else await publishArticle(client, nid, `Edition ${change} of number${nid}`);
    }
  });
}

/** Compares the read model with what the site serves. */
async function compare(url: string): Promise<void> {
  const { nodes, redirects } = await built.asCms(async (client) => ({
    nodes: (await client.query(`select nid, node->>'title' as title from published.nodes where nid >= 100`))
      .rows,
    redirects: (await client.query('select from_path, to_path from published.redirects')).rows,
  }));
  const titles = new Map(nodes.map(({ nid, title }) => [nid as number, title as string]));
  expect([titles.size > MANY / 2, titles.size < MANY, redirects.length > 3]).toEqual([true, true, true]);
  for (let nid = 100; nid < 100 + MANY; nid += 1) {
    const page = await fetch(`${url}/articles/${nid}`);
    const title = titles.get(nid);
    expect([nid, page.status]).toEqual([nid, title ? 200 : 404]);
    if (title) expect(await page.text()).toContain(`<title>${title} `);
    const { suggestions } = await (await fetch(`${url}/search/suggestions?keyword=number${nid}`)).json();
    expect(suggestions).toEqual(title ? [{ title, url: `/articles/${nid}` }] : []);
  }
  for (const { from_path, to_path } of redirects) {
    const response = await fetch(url + from_path, { redirect: 'manual' });
    expect([response.status, response.headers.get('location')]).toEqual([301, to_path]);
  }
}

/** Waits until the site has received every change. */
async function caughtUp(url: string): Promise<void> {
  const newest = 'select max(number)::integer as newest from published.change_log';
  const { rows } = await built.asCms((client) => client.query(newest));
  await vi.waitFor(async () => {
    expect((await (await fetch(`${url}/health`)).json()).lastChange).toBe(rows[0].newest);
  }, PATIENCE);
}

it('R-5 a site that stood still for 1,000 changes catches up, and its pages and its search say what the database says', async () => {
  const { child, url } = await built.startServer();
  await makeChanges(MANY);
  await caughtUp(url);
  // Fills the caches, which might be stale later.
  await compare(url);
  child.kill('SIGSTOP');
  await makeChanges(1000);
  child.kill('SIGCONT');
  await caughtUp(url);
  await compare(url);
});

it('R-5 a site that stood still until the change log no longer reached back to it shows what is published', async () => {
  const { child, url } = await built.startServer();
  await caughtUp(url);
  await fetch(`${url}/articles/10`);
  child.kill('SIGSTOP');
  await makeChanges(MANY * 2);
  await built.asCms(async (client) => {
    await publishArticle(client, 10, 'After the log was pruned');
    await client.query('set constraints all immediate');
    await pruneChangeLog(client, { keep: 3 });
  });
  child.kill('SIGCONT');
  await caughtUp(url);
  expect(await (await fetch(`${url}/articles/10`)).text()).toContain('After the log was pruned');
  // Pages show it at once. The search does when its indexes have been rebuilt, in slices between requests.
  await vi.waitFor(() => compare(url), PATIENCE);
});

it('R-5 C-8 a database that hangs shows in /health, keeps nobody from reading and sending, and needs no restart when it goes on', async () => {
  const { child, url } = await built.startServer({ FORMS_PER_ADDRESS: '100000' });
  const health = async () => (await fetch(`${url}/health`)).json();
  await caughtUp(url);
  await built.database.hang();
  try {
    await vi.waitFor(async () => {
      expect(await health()).toMatchObject({ status: 'degraded', follower: 'disconnected' });
    }, PATIENCE);
    expect((await fetch(`${url}/articles/11`)).status).toBe(200);
    expect((await fetch(`${url}/search?keyword=hour`)).status).toBe(200);
    const [sender] = sendersNamed('Hung', 1) as [Sender];
    expect(isTold(await send(url, sender), sender)).toBe(true);
    expect(await health()).toMatchObject({ forms: { waiting: 1, setAside: 0 } });
    await built.database.goOn();
    await vi.waitFor(async () => {
      const forms = { waiting: 0, setAside: 0 };
      expect(await health()).toMatchObject({ status: 'ok', follower: 'following', forms });
    }, PATIENCE);
    expect((await storedNames()).filter((name) => name === sender.name)).toHaveLength(1);
  } finally {
    await built.database.goOn();
  }
  expect(child.exitCode).toBe(null);
});
