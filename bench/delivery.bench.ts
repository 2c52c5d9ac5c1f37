import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { get } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { publish } from '@keelstone/content-store';
import { startTestDatabase } from '@keelstone/content-store/test-database';
import { sampleNode } from '@keelstone/model/sample-node';
import pg from 'pg';
import {
  CLIENT_CORE,
  missingPrograms,
  processorSeconds,
  type Server,
  startBareServer,
  startBuiltSite,
  startNginx,
} from './delivery-servers.ts';
import { describeMachine, readLoadAverage } from './report.ts';
import { writeSection } from './write-section.ts';

/** Above this, other work takes so much of the machine that the figures say nothing. */
const MOST_LOAD = 1.5;
const ROUNDS = 3;
const SECONDS = 3;
const NODES = 250;
const PAGE = 'articles/measured';

/** Requests answered in a second, and in a second of the server's own processor time. */
type Rates = { perSecond: number; perProcessorSecond: number };

type Measured = { name: string; rounds: Rates[] };

const median = (values: number[]) => values.toSorted((a, b) => a - b)[values.length >> 1] ?? 0;

/** The bytes of an answer as they come, not decompressed. */
async function fetchGzipped(url: string): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    get(url, { headers: { 'accept-encoding': 'gzip' }, agent: false }, (response) =>
      resolve(buffer(response)),
    ).on('error', reject);
  });
}

/** Asks over 32 connections for some seconds. */
function ask({ url, pid }: Server): Rates {
  const wrk = ['wrk', '-t1', '-c32', `-d${SECONDS}s`, '-H', 'Accept-Encoding: gzip', `${url}/${PAGE}`];
  const before = processorSeconds(pid);
  const said = execFileSync('taskset', ['--cpu-list', CLIENT_CORE, ...wrk]).toString();
  if (/Non-2xx|Socket errors/.test(said)) throw new Error(`Not every request was answered:\n${said}`);
  const used = processorSeconds(pid) - before;
  const requests = Number(/(\d+) requests in/.exec(said)?.[1]);
  return { perSecond: requests / SECONDS, perProcessorSecond: requests / used };
}

/** One after the other, in turn: what else the machine does falls on all of them. */
function measure(servers: Record<string, Server>): Measured[] {
  const measured = Object.keys(servers).map((name): Measured => ({ name, rounds: [] }));
  for (let round = 0; round < ROUNDS; round += 1) {
    for (const { name, rounds } of measured) rounds.push(ask(servers[name] as Server));
  }
  return measured;
}

async function publishContent(cmsUrl: string): Promise<void> {
  const client = new pg.Client({ connectionString: cmsUrl });
  await client.connect();
  for (let nid = 1; nid <= NODES; nid += 1) {
    const path = nid === 1 ? `/${PAGE}` : `/articles/${nid}`;
    await publish(client, { node: sampleNode('article', { nid, path, title: `Article ${nid}` }), shows: [] });
  }
  await client.end();
}

async function run() {
  const loadAverage = readLoadAverage();
  const database = await startTestDatabase();
  const directory = mkdtempSync(join(tmpdir(), 'keelstone-bench-'));
  const running: Server[] = [];
  const keep = (server: Server) => {
    running.push(server);
    return server;
  };
  try {
    const { cmsUrl, siteUrl } = await database.createDatabase();
    await publishContent(cmsUrl);
    const folders = { MEDIA_DIR: directory, SUBMISSIONS_DIR: join(directory, 'submissions') };
    const kept = keep(await startBuiltSite(siteUrl, folders));
    const made = keep(await startBuiltSite(siteUrl, { ...folders, PAGE_CACHE_MB: '0' }));
    const gzipped = await fetchGzipped(`${kept.url}/${PAGE}`);
    const nginx = keep(await startNginx(directory, PAGE, gzipped));
    if (!gzipped.equals(await fetchGzipped(`${nginx.url}/${PAGE}`)))
      throw new Error('nginx does not answer the same bytes.');
    const bare = keep(await startBareServer(join(directory, 'html', `${PAGE}.gz`)));
    const measured = measure({
      'nginx, static file': nginx,
      'bare `node:http`, three headers': bare,
      'page cache': kept,
      'made each time': made,
    });
    return {
      date: new Date().toISOString().slice(0, 10),
      machine: describeMachine(),
      loadAverage,
      node: process.versions.node,
      bytes: gzipped.length,
      measured,
    };
  } finally {
    for (const server of running) await server.stop();
    await database.stop();
    rmSync(directory, { recursive: true, force: true });
  }
}

function writeTable({ date, machine, loadAverage, node, bytes, measured }: Awaited<ReturnType<typeof run>>) {
  const medians = measured.map(({ rounds }) => ({
    perSecond: median(rounds.map((each) => each.perSecond)),
    perProcessorSecond: median(rounds.map((each) => each.perProcessorSecond)),
  }));
  const [peer] = medians;
  const ratio = (value: number, other = 0) => (value / other).toFixed(3);
  const number = (value: number) => Math.round(value).toLocaleString('en');
  const rows = medians.map(({ perSecond, perProcessorSecond }, position) => {
    return `| ${[
      measured[position]?.name,
      number(perSecond),
      ratio(perSecond, peer?.perSecond),
      number(perProcessorSecond),
      ratio(perProcessorSecond, peer?.perProcessorSecond),
    ].join(' | ')} |`;
  });
  return `An article's page, ${bytes.toLocaleString('en')} bytes gzipped, over 32 connections on loopback; each server is one process on one core, wrk on another, by turns; medians of ${ROUNDS} rounds of ${SECONDS} s. ${machine}, load average before the run ${loadAverage}; Node.js ${node}; ${date}.

| | requests/s | ÷ nginx | requests per second of processor time | ÷ nginx |
|---|---|---|---|---|
${rows.join('\n')}
`;
}

const missing = missingPrograms();
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
  writeSection('delivery', writeTable(result), result);
}
