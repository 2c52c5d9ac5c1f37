import { startInstantsearch } from './instantsearch/instantsearch.ts';
import { launchBrowser } from './launch-browser.ts';
import { describeMachine, readLoadAverage } from './report.ts';
import { findDemoInstance } from './visitor/demo-instance.ts';
import { type Interactions, interact } from './visitor/interactions.ts';
import {
  compare,
  describeLimits,
  describePeers,
  interactionTable,
  medianVisit,
  type Visited,
  visitTable,
} from './visitor/table.ts';
import { NETWORK, SLOWER_BY, visit } from './visitor/visit.ts';
import { startWordpressPost } from './visitor/wordpress-post.ts';
import { whyNoWordpress } from './wordpress/wordpress.ts';
import { writeSection } from './write-section.ts';

/** Above this load, other work delays pages. */
const MOST_LOAD = 1.5;
const ROUNDS = Number(process.env.BENCH_ROUNDS ?? 7);
const ARTICLE = '/articles/walk-the-exit-before-you-need-it';

/** Our pages that are visited; all of them by default. */
const PAGES = process.env.BENCH_PAGES?.split(',');
/** The peers; all of them by default. */
const PEERS = (process.env.BENCH_PEERS ?? 'wordpress,instantsearch').split(',');

const OURS: Record<string, string> = {
  home: '/',
  article: ARTICLE,
  search: '/search',
  product: '/products/incident-and-claims/incident-desk',
};

/** A page that is visited once more with a touch, which loads the rest of its script. */
const TOUCHED = { name: 'search, touched', page: 'search', place: '#search-output input[name=keyword]' };

type Page = { name: string; url: string; isOurs: boolean; touched?: string };
type Peer = { url: string; description: string; stop(): Promise<void> };

const COMPARED: [own: string, peer: string][] = [
  ['article', 'WordPress, the same article'],
  ['search', 'InstantSearch, the same content'],
];

/** Peers that are not available are omitted, and the section says why. */
async function openPeers(site: string) {
  const leftOut: string[] = [];
  const attempt = async (name: string, start: () => Promise<Peer>): Promise<Peer | null> => {
    try {
      return await start();
    } catch (error) {
      leftOut.push(`${name}: ${(error as Error).message.split('\n')[0]}`);
      return null;
    }
  };
  const wordpress = await attempt('WordPress', async () => {
    if (!PEERS.includes('wordpress')) throw new Error('not asked for');
    const why = whyNoWordpress();
    if (why) throw new Error(why);
    return startWordpressPost(site, ARTICLE);
  });
  const instantsearch = await attempt('InstantSearch', async () => {
    if (!PEERS.includes('instantsearch')) throw new Error('not asked for');
    return startInstantsearch();
  });
  for (const each of leftOut) console.error(`Left out: ${each}`);
  return { wordpress, instantsearch, leftOut };
}

async function visitInTurn(pages: readonly Page[]) {
  const browser = await launchBrowser();
  try {
    const visited = pages.map(({ name, isOurs }): Visited => ({ name, isOurs, visits: [] }));
    // The first visit to each is not counted, because servers read their files then.
    for (const { url, touched } of pages) await visit(browser, url, touched);
    for (let round = 0; round < ROUNDS; round += 1) {
      for (const [place, { url, touched }] of pages.entries())
        visited[place]?.visits.push(await visit(browser, url, touched));
    }
    const interactions: Interactions[] = [];
    const search = pages.find(({ name }) => name === 'search');
    for (let round = 0; search && round < ROUNDS; round += 1)
      interactions.push(await interact(browser, search.url));
    return { browser: `Chromium ${browser.version()}`, visited, interactions };
  } finally {
    await browser.close();
  }
}

async function run() {
  const demo = await findDemoInstance();
  const { wordpress, instantsearch, leftOut } = await openPeers(demo.url);
  const loadAverage = readLoadAverage();
  try {
    const pages: Page[] = Object.entries(OURS)
      .filter(([name]) => PAGES?.includes(name) ?? true)
      .map(([name, path]) => ({
        name,
        url: `${demo.url}${path}`,
        isOurs: true,
      }));
    const untouched = pages.find(({ name }) => name === TOUCHED.page);
    if (untouched) pages.push({ ...untouched, name: TOUCHED.name, touched: TOUCHED.place });
    if (wordpress) pages.push({ name: 'WordPress, the same article', url: wordpress.url, isOurs: false });
    if (instantsearch)
      pages.push({ name: 'InstantSearch, the same content', url: instantsearch.url, isOurs: false });
    const { browser, visited, interactions } = await visitInTurn(pages);
    return {
      date: new Date().toISOString().slice(0, 10),
      machine: describeMachine(),
      loadAverage,
      node: process.versions.node,
      browser,
      peers: [wordpress?.description, instantsearch?.description].filter(Boolean),
      leftOut,
      medians: Object.fromEntries(visited.map(({ name, visits }) => [name, medianVisit(visits)])),
      visited,
      interactions,
    };
  } finally {
    for (const each of [instantsearch, wordpress, demo]) await each?.stop();
  }
}

function writeTable({
  date,
  machine,
  loadAverage,
  node,
  browser,
  peers,
  leftOut,
  visited,
  interactions,
}: Awaited<ReturnType<typeof run>>) {
  const find = (name: string) => visited.find((each) => each.name === name);
  const ratios = COMPARED.flatMap(([own, peer]) => {
    const [ours, theirs] = [find(own), find(peer)];
    return ours && theirs ? [compare(ours, theirs)] : [];
  });
  const missing = leftOut.map((each) => `\nLeft out: ${each}.\n`).join('');
  return `A first visit on a telephone (412 × 823, 1.75 pixels to a point), ${NETWORK.kilobitsPerSecond / 1000} Mbit/s with ${NETWORK.latencyMs} ms for each request, a processor slowed down ${SLOWER_BY} times, without a touch unless the row says so; kilobytes of 1,000 bytes as they came over the line; in turn; medians of ${ROUNDS} visits. ${machine}, load average before the visits ${loadAverage}; ${browser}; Node.js ${node}; ${peers.join('; ')}; ${date}.

${visitTable(visited)}${missing}
Peers:

${ratios.join('\n')}

Targets (TBT ≤ 50 ms, CLS 0; a content page: LCP ≤ 1.2 s, at most 30 kB of JavaScript, an article at most 60 kB without the main image; the search page: at most 30 kB of JavaScript before the first touch and 110 kB in all):

${describeLimits(visited)}
${describePeers(visited)}

What a visitor of the search page waits for after an input, until the next frame is painted, on the same telephone and a fast network; the slowest of each kind, medians of ${ROUNDS} visits; 200 ms at most are wanted:

${interactionTable(interactions)}
`;
}

if (readLoadAverage() >= MOST_LOAD && process.env.BENCH_ANYWAY !== '1') {
  console.error(
    `The load average is ${readLoadAverage()}: other work would be measured, too. Wait until it is below ${MOST_LOAD}.`,
  );
  process.exitCode = 1;
} else {
  const result = await run();
  writeSection('visitor', writeTable(result), result);
}
