import { randomUUID } from 'node:crypto';
import { Agent, request } from 'node:http';
import { NIDS, pathOf, WORDS } from './soak-content.ts';

/** Above this the server cannot keep up, and further requests would measure a queue. */
const MOST_UNDER_WAY = 64;

const ENCODINGS = ['gzip', 'br', 'identity'];

type Ask = { method: 'GET' | 'POST'; path: string; body?: string; status: number };

const pick = <T>(list: readonly T[]): T => list[Math.floor(Math.random() * list.length)] as T;
const anyWord = () => Math.random().toString(36).slice(2);

const search = (word: string): Ask => ({ method: 'GET', path: `/search?keyword=${word}`, status: 200 });

function graphql(): Ask {
  const query = `{ search(index: "content_en", fulltext: { keys: ["${pick(WORDS)}"] }) { result_count documents { nid } } }`;
  return { method: 'POST', path: '/graphql', body: JSON.stringify({ query }), status: 200 };
}

function form(): Ask {
  const fields = {
    name: anyWord(),
    email: 'visitor@example.org',
    _page: '/contact',
    _view: 'bar',
    _language: 'en',
  };
  const entered = { ...fields, _key: randomUUID(), _elapsed: '5000' };
  const pageState = { path: '/contact', language: 'en', assets: [] };
  return {
    method: 'POST',
    path: '/forms/1',
    body: JSON.stringify({ fields: entered, pageState }),
    status: 200,
  };
}

/** The mix of requests, in percent. */
const MIX: [share: number, make: () => Ask][] = [
  [40, () => ({ method: 'GET', path: pathOf(pick(NIDS)), status: 200 })],
  [12, () => search(pick(WORDS))],
  [8, () => search(anyWord())],
  [
    10,
    () => ({ method: 'GET', path: `/search/suggestions?keyword=${pick(WORDS).slice(0, 3)}`, status: 200 }),
  ],
  [8, graphql],
  [10, () => ({ method: 'GET', path: `/no-such-page/${anyWord()}`, status: 404 })],
  [4, () => ({ method: 'GET', path: '/rss.xml', status: 200 })],
  [4, () => ({ method: 'GET', path: `${pathOf(pick(NIDS))}?utm_source=${anyWord()}`, status: 200 })],
  [4, form],
];

function nextAsk(): Ask {
  let left = Math.random() * 100;
  for (const [share, make] of MIX) {
    left -= share;
    if (left < 0) return make();
  }
  return form();
}

/**
 * Asks for each page in each encoding once, so that the cache of pages is full: in a short soak it would otherwise
 * fill all the time, which looks like a leak.
 */
export async function warmUp(url: string): Promise<void> {
  for (const path of NIDS.map(pathOf))
    for (const encoding of ENCODINGS) {
      const response = await fetch(url + path, { headers: { 'accept-encoding': encoding } });
      await response.arrayBuffer();
    }
}

/** Sends requests at a steady rate, and records each unexpected response. */
export function startLoad(url: string, perSecond: number) {
  const agent = new Agent({ keepAlive: true, maxSockets: MOST_UNDER_WAY });
  const counts = { requests: 0, forms: 0 };
  const failures: string[] = [];
  let underWay = 0;

  function send({ method, path, body, status }: Ask): void {
    underWay += 1;
    const end = (failure?: string) => {
      underWay -= 1;
      counts.requests += 1;
      if (failure) failures.push(`${failure}: ${method} ${path}`);
      else if (path.startsWith('/forms/')) counts.forms += 1;
    };
    const headers = {
      'accept-encoding': pick(ENCODINGS),
      ...(body ? { 'content-type': 'application/json' } : {}),
    };
    request(url + path, { method, agent, headers }, (response) => {
      response
        .resume()
        .on('end', () => end(response.statusCode === status ? undefined : `${response.statusCode}`));
    })
      .on('error', (error) => end(error.message))
      .end(body);
  }

  const timer = setInterval(() => {
    if (underWay < MOST_UNDER_WAY) send(nextAsk());
  }, 1000 / perSecond);
  return {
    counts,
    failures,
    stop: async () => {
      clearInterval(timer);
      while (underWay > 0) await new Promise((resolve) => setTimeout(resolve, 10));
      agent.destroy();
    },
  };
}
