import { once } from 'node:events';
import { get } from 'node:http';
import { text } from 'node:stream/consumers';
import { sampleNode } from '@keelstone/content/types/sample-node.ts';
import { SEARCH_RULES_KEY } from '@keelstone/model';
import { publish, publishSetting } from '@keelstone/read-model';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { startVisitors } from '../http/processes/steady-load.fixture.ts';
import { openBuiltSite } from './built-site.fixture.ts';

const article = sampleNode('article', { path: '/articles/a', title: 'The first hour' });
const TWO = { SITE_PROCESSES: '2', METRICS_PORT: '0' };

let built: Awaited<ReturnType<typeof openBuiltSite>>;

beforeAll(async () => {
  built = await openBuiltSite();
  await publishArticle('The first hour');
});
afterEach(() => built.endServers());
afterAll(() => built.stop());

const publishArticle = (title: string) =>
  built.asCms((client) => publish(client, { node: { ...article, title }, dependencies: [] }));

/** Sends requests on separate connections, which are distributed over the processes. */
function askAnew(url: string): Promise<string[]> {
  const ask = () =>
    new Promise<string>((resolve, reject) => {
      get(url, { agent: false }, (response) => resolve(text(response))).on('error', reject);
    });
  return Promise.all(Array.from({ length: 8 }, ask));
}

describe('the built site with two processes', () => {
  it('R-5 shows what is published in each of them, and keeps no page of before', async () => {
    const { url } = await built.startServer(TWO);
    const titles = async () => {
      const pages = await askAnew(url + article.path);
      return new Set(pages.map((page) => /<title>(.*?) –/.exec(page)?.[1]));
    };
    for (const title of ['The first hour', 'The second hour', 'The third hour']) {
      await publishArticle(title);
      await vi.waitFor(async () => expect(await titles()).toEqual(new Set([title])), 10_000);
      expect(await titles()).toEqual(new Set([title]));
    }
  });

  it('S-28 searches by a changed thesaurus in each of them', async () => {
    const { url } = await built.startServer(TWO);
    await publishArticle('The first hour');
    const found = async (keyword: string) => {
      const pages = await askAnew(`${url}/search?keyword=${keyword}`);
      return new Set(pages.map((page) => page.includes(`href="${article.path}"`)));
    };
    for (const word of ['quokka', 'wombat']) {
      expect(await found(word)).toEqual(new Set([false]));
      const value = { synonyms: [{ phrases: [word, 'hour'] }], pinned: [] };
      await built.asCms((client) =>
        publishSetting(client, { key: SEARCH_RULES_KEY, language: 'en', value, dependencies: [] }),
      );
      await vi.waitFor(async () => expect(await found(word)).toEqual(new Set([true])), 10_000);
    }
    expect(await found('quokka')).toEqual(new Set([false]));
  });

  it('R-5 is replaced by new processes without a lost request', async () => {
    const { child, url, errors } = await built.startServer(TWO);
    const visitors = startVisitors(url + article.path, 8);
    await vi.waitFor(() => expect(visitors.responses).toBeGreaterThan(100), 20_000);
    child.kill('SIGUSR2');
    expect(await once(child, 'message')).toEqual([{ restarted: true }, undefined]);
    const answered = visitors.responses;
    await vi.waitFor(() => expect(visitors.responses).toBeGreaterThan(answered + 100), 20_000);
    expect(await visitors.stop()).toEqual([]);
    expect(await (await fetch(`${url}/health/ready`)).json()).toEqual({ status: 'ok' });
    expect(errors()).toBe('');
  });

  it('R-5 counts for Prometheus what all of them do, on a port of its own', async () => {
    const { url, metricsUrl } = await built.startServer(TWO);
    const asked = (await askAnew(url + article.path)).length;
    const metrics = await (await fetch(metricsUrl ?? '')).text();
    const value = (name: string) =>
      Number(new RegExp(`^${name}(?:{[^}]*})? ([\\d.]+)$`, 'm').exec(metrics)?.[1]);
    expect(value('keelstone_page_cache_hits_total') + value('keelstone_page_cache_misses_total')).toBe(asked);
    expect([value('keelstone_nodes'), value('keelstone_following')]).toEqual([1, 1]);
    expect(metrics).toContain('keelstone_request_seconds_bucket{le="0.01",route="/*",status="2xx"}');
    expect((await fetch(`${url}/metrics`)).status).toBe(404);
  });

  it('R-5 ends as a whole when it is asked to', async () => {
    const { child, url } = await built.startServer(TWO);
    child.kill('SIGTERM');
    expect(await once(child, 'exit')).toEqual([0, null]);
    await expect(fetch(url)).rejects.toThrow();
  });

  it('R-5 says what to do when its port is taken', async () => {
    const { url } = await built.startServer();
    const { child, errors } = built.forkServer({ ...TWO, SITE_PORT: new URL(url).port });
    expect(await once(child, 'exit')).toEqual([1, null]);
    expect(errors()).toContain(`Port ${new URL(url).port} is taken`);
    expect(errors()).not.toContain('    at ');
  });
});

describe('its log', () => {
  it('R-5 names requests, and says nothing about who asked for what', async () => {
    const { url, log } = await built.startServer({ LOG_LEVEL: 'info', LOG_REQUESTS: 'true' });
    await fetch(`${url}/search?keyword=my-illness`, { headers: { 'x-request-id': 'from-the-proxy' } });
    await fetch(`${url}/preview/a-secret-token`);
    await vi.waitFor(() => expect(log()).toContain('"path":"/preview"'));
    const [line] = log()
      .split('\n')
      .filter((each) => each.includes('from-the-proxy'));
    expect(JSON.parse(line ?? '')).toMatchObject({
      method: 'GET',
      path: '/search',
      status: 200,
      msg: 'Answered',
    });
    for (const secret of ['my-illness', 'a-secret-token', '127.0.0.1"', 'remoteAddress', 'user-agent']) {
      expect(log()).not.toContain(secret);
    }
  });
});
