import { execFileSync } from 'node:child_process';
import { chmodSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { PublishedNode } from '@keelstone/content/types/types.model.ts';
import { migrate } from '@keelstone/outbox/migrate';
import { startTestDatabase } from '@keelstone/postgres/test-database';
import { publish } from '@keelstone/read-model';
import pg from 'pg';
import { generateArticles, MEASURED_SLUG, toTexts } from './delivery/article-texts.ts';
import { type Contender, fetchSettled, measureInTurn } from './delivery/ask.ts';
import { startStaticNginx } from './delivery/nginx.ts';
import { startBareServer, startBuiltSite } from './delivery/own-servers.ts';
import { missingPrograms, type Place, type Server } from './delivery/server.ts';
import { describeTarget, rateTable, type Target } from './delivery/table.ts';
import { buildNextjs, type Nextjs, whyNoNextjs } from './nextjs/nextjs.ts';
import { describeMachine, readLoadAverage } from './report.ts';
import { openWordpress, type Wordpress, whyNoWordpress } from './wordpress/wordpress.ts';
import { writeSection } from './write-section.ts';

/** Above this load, other work distorts the figures too much. */
const MOST_LOAD = 1.5;
const ROUNDS = Number(process.env.BENCH_ROUNDS ?? 5);
const SECONDS = Number(process.env.BENCH_SECONDS ?? 3);
const ARTICLES = Number(process.env.BENCH_ARTICLES ?? 250);
const PEERS = (process.env.BENCH_PEERS ?? 'nginx,node,wordpress,nextjs').split(',');
/** How many processes serve; one list of figures for each. */
const PROCESSES = (process.env.BENCH_PROCESSES ?? '1,2').split(',').map(Number);
const PATH = `/articles/${MEASURED_SLUG}`;

/** One core for the server and another for the load generator; then both for both. */
const RUNS: { place: Place; clientCores: string }[] = [
  { place: { processes: 1, cores: '0' }, clientCores: '1' },
  { place: { processes: 2, cores: '0,1' }, clientCores: '0,1' },
];

const TARGETS: Target[] = [
  { of: 'kept page', to: 'bare `node:http`, three headers', atLeast: 0.6 },
  { of: 'kept page', to: 'Next.js, pre-rendered', atLeast: 15 },
  { of: 'uncached page', to: 'bare `node:http`, three headers', atLeast: 0.03 },
  { of: 'uncached page', to: 'WordPress, uncached', atLeast: 60 },
  { of: 'uncached page', to: 'Next.js with Payload, uncached', atLeast: 25 },
];

type Peers = { wordpress: Wordpress | null; nextjs: Nextjs | null; leftOut: string[] };

async function publishAll(cmsUrl: string, nodes: readonly PublishedNode[]): Promise<void> {
  const client = new pg.Client({ connectionString: cmsUrl });
  await client.connect();
  for (const node of nodes) await publish(client, { node, dependencies: [] });
  await client.end();
}

/** Peers that are not available are omitted, and the table says why. */
async function openPeers(
  directory: string,
  databaseUrl: string,
  nodes: readonly PublishedNode[],
): Promise<Peers> {
  const texts = toTexts(nodes);
  const peers: Peers = { wordpress: null, nextjs: null, leftOut: [] };
  const attempt = async <P>(name: string, why: string | null, open: () => Promise<P> | P) => {
    try {
      if (why !== null) throw new Error(why);
      return await open();
    } catch (error) {
      peers.leftOut.push(`${name}: ${(error as Error).message.split('\n')[0]}`);
      return null;
    }
  };
  const whyNot = (name: string) => (PEERS.includes(name) ? null : 'not asked for');
  peers.wordpress = await attempt('WordPress', whyNot('wordpress') ?? whyNoWordpress(), () =>
    openWordpress(join(directory, 'wordpress'), texts),
  );
  peers.nextjs = await attempt('Next.js', whyNot('nextjs') ?? whyNoNextjs(), () =>
    buildNextjs(databaseUrl, texts),
  );
  for (const each of peers.leftOut) console.error(`Left out: ${each}`);
  return peers;
}

/** All servers of one run, and how to stop them. */
class Stage {
  readonly #stops: (() => Promise<void>)[] = [];
  readonly contenders: Contender[] = [];

  keep<S extends { stop(): Promise<void> }>(server: S): S {
    this.#stops.unshift(() => server.stop());
    return server;
  }

  add(name: string, server: Server, path = PATH, script?: string): void {
    this.contenders.push({ name, server, path, ...(script && { script }) });
  }

  async clear(): Promise<void> {
    for (const stop of this.#stops.splice(0)) await stop();
  }
}

type Setting = { directory: string; siteUrl: string; postmaster: number; peers: Peers };

async function addOwn(stage: Stage, { directory, siteUrl }: Setting, place: Place): Promise<void> {
  const folders = {
    MEDIA_DIR: directory,
    SUBMISSIONS_DIR: join(directory, 'submissions'),
    SEARCH_SNAPSHOT_DIR: join(directory, 'search'),
  };
  const kept = stage.keep(await startBuiltSite(siteUrl, place, folders));
  const made = stage.keep(await startBuiltSite(siteUrl, place, { ...folders, PAGE_CACHE_MB: '0' }));
  if (PEERS.includes('nginx')) {
    const { bytes, encoding } = await fetchSettled(`${kept.url}${PATH}`);
    const folder = join(directory, `nginx-${place.processes}`);
    const nginx = stage.keep(await startStaticNginx(folder, { path: PATH, bytes, encoding }, place));
    stage.add('nginx, static file', nginx);
    if (place.processes === 1 && PEERS.includes('node')) {
      const file = join(folder, 'html', PATH);
      stage.add('bare `node:http`, three headers', stage.keep(await startBareServer(file, encoding, place)));
    }
  }
  stage.add('kept page', kept);
  stage.add('uncached page', made);
  stage.add(
    'search page, keywords different',
    made,
    '/search?keyword=risk+control',
    'different-keywords.lua',
  );
}

async function addPeers(stage: Stage, { postmaster, peers }: Setting, place: Place): Promise<void> {
  if (peers.wordpress) {
    const wordpress = stage.keep(await peers.wordpress.start(place));
    stage.add('WordPress, kept by nginx', wordpress.kept, `${PATH}/`);
    stage.add('WordPress, uncached', wordpress.made, `${PATH}/`);
  }
  if (!peers.nextjs) return;
  const nextjs = stage.keep(await peers.nextjs.start(place));
  const plain = stage.keep(await peers.nextjs.start(place, { compresses: false }));
  // The database's work for a page counts, and runs on the same cores.
  execFileSync('taskset', ['-a', '--cpu-list', '-p', place.cores, String(postmaster)]);
  const withDatabase = { ...nextjs, pids: [...nextjs.pids, postmaster] };
  stage.add('Next.js, pre-rendered', nextjs);
  stage.add('Next.js, pre-rendered, not compressed', plain);
  stage.add('Next.js with Payload, uncached', withDatabase, PATH.replace('articles', 'live'));
}

/** The parent of all processes of this PostgreSQL. */
async function findPostmaster(adminUrl: string): Promise<number> {
  const client = new pg.Client({ connectionString: adminUrl });
  await client.connect();
  const { rows } = await client.query<{ data_directory: string }>('show data_directory');
  await client.end();
  return Number.parseInt(readFileSync(join(rows[0]?.data_directory ?? '', 'postmaster.pid'), 'utf8'), 10);
}

async function run() {
  const loadAverage = readLoadAverage();
  const directory = mkdtempSync(join(tmpdir(), 'keelstone-bench-'));
  // MariaDB and PHP run as users of their own, who have to traverse this directory.
  chmodSync(directory, 0o711);
  const database = await startTestDatabase(migrate);
  const stage = new Stage();
  try {
    const nodes = generateArticles(ARTICLES);
    const { cmsUrl, siteUrl } = await database.createDatabase();
    await publishAll(cmsUrl, nodes);
    const peers = await openPeers(directory, (await database.createDatabase()).cmsUrl, nodes);
    const setting = { directory, siteUrl, peers, postmaster: await findPostmaster(database.adminUrl) };
    const runs = [];
    for (const { place, clientCores } of RUNS.filter(({ place: { processes } }) =>
      PROCESSES.includes(processes),
    )) {
      await addOwn(stage, setting, place);
      await addPeers(stage, setting, place);
      const contenders = stage.contenders.splice(0);
      const measured = await measureInTurn(contenders, {
        rounds: ROUNDS,
        seconds: SECONDS,
        cores: clientCores,
      });
      runs.push({ processes: place.processes, measured });
      await stage.clear();
    }
    return {
      date: new Date().toISOString().slice(0, 10),
      machine: describeMachine(),
      loadAverage,
      node: process.versions.node,
      peers: [peers.wordpress?.description, peers.nextjs?.description].filter(Boolean),
      leftOut: peers.leftOut,
      runs,
    };
  } finally {
    await stage.clear();
    await database.stop();
    rmSync(directory, { recursive: true, force: true });
  }
}

function writeTables({
  date,
  machine,
  loadAverage,
  node,
  peers,
  leftOut,
  runs,
}: Awaited<ReturnType<typeof run>>) {
  const tables = runs.map(
    ({ processes, measured }) =>
      `${processes === 1 ? 'One process on one core, wrk on the other' : `${processes} processes on two cores, wrk on the same two`}:\n\n${rateTable(measured)}`,
  );
  const verdicts = TARGETS.map((target) => describeTarget(runs[0]?.measured ?? [], target)).filter(Boolean);
  const missing = leftOut.map((each) => `\nLeft out: ${each}.\n`).join('');
  return `An article's page with 400 generated words and three related articles, of ${ARTICLES}, over 32 connections on loopback, with the headers of Chromium; in turn; medians of ${ROUNDS} rounds of ${SECONDS} s. ${machine}, load average before the run ${loadAverage}; Node.js ${node}; ${peers.join('; ')}; ${date}.

${tables.join('\n')}${missing}
Targets, by the first table:

${verdicts.map((verdict) => `- ${verdict}`).join('\n')}
`;
}

const missing = missingPrograms({ nginx: '-v', wrk: '-v', taskset: '-V' });
if (missing.length > 0) {
  console.error(`${missing.join(', ')} missing. Install with: apt-get install nginx wrk util-linux`);
  process.exitCode = 1;
} else if (readLoadAverage() >= MOST_LOAD && process.env.BENCH_ANYWAY !== '1') {
  console.error(
    `The load average is ${readLoadAverage()}: other work would be measured, too. Wait until it is below ${MOST_LOAD}.`,
  );
  process.exitCode = 1;
} else {
  const result = await run();
  writeSection('delivery', writeTables(result), result);
}
