import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { migrate } from '@keelstone/outbox/migrate';
import { findFreePort } from '@keelstone/postgres';
import { startTestDatabase } from '@keelstone/postgres/test-database';
import pg from 'pg';
import { fillReadModel } from './fill-read-model.ts';
import { generateNodes } from './generator/generate.ts';
import { describeMachine, readLoadAverage } from './report.ts';
import { writePart, writeSection } from './write-section.ts';

const SIZES = (process.env.BENCH_SIZES ?? '250,10000,100000').split(',').map(Number);
const SITE = join(import.meta.dirname, '../apps/site/dist/server/server.js');
/** Set explicitly, because Node.js's default limit depends on the machine. */
const HEAP_MB = 8192;
/** Starts are repeated, and the median taken; only one with very many nodes, because it takes long. */
const ROUNDS = 3;
const REPEATED_UP_TO = 10_000;
/** Wait after the start, until what only the start needed has been collected. */
const SETTLE_MS = 5000;
const MB = 2 ** 20;
/** The default page cache of a process; empty while measuring. */
const PAGE_CACHE_MB = 128;
const ROOM_ABOVE = 1.2;

type Start = {
  /** From the start of the process until it is ready. */
  readySeconds: number;
  /** Resident memory when it is ready, and its peak until then. */
  residentMb: number;
  peakMb: number;
  heapMb: number;
};

type Measured = { nodes: number; without: Start; with: Start; snapshotMb: number };

const say = (text: string) => console.log(`${new Date().toISOString().slice(11, 19)}  ${text}`);

/** A value of /proc/PID/status, which is in kB. */
function statusMb(pid: number, name: 'VmRSS' | 'VmHWM'): number {
  const text = readFileSync(`/proc/${pid}/status`, 'utf8');
  return Number(new RegExp(`^${name}:\\s+(\\d+)`, 'm').exec(text)?.[1]) / 1024;
}

async function heapMb(metricsPort: number): Promise<number> {
  const metrics = await (await fetch(`http://127.0.0.1:${metricsPort}/metrics`)).text();
  return Number(/^nodejs_heap_size_used_bytes(?:{[^}]*})? ([\d.e+]+)$/m.exec(metrics)?.[1]) / MB;
}

async function end(child: ChildProcess): Promise<void> {
  const gone = once(child, 'exit');
  child.kill('SIGTERM');
  await gone;
}

/** Starts the built site, measures it, and stops it. */
async function measureStart(siteUrl: string, directory: string): Promise<Start> {
  const metricsPort = await findFreePort();
  const begin = performance.now();
  const child = fork(SITE, {
    execArgv: [`--max-old-space-size=${HEAP_MB}`],
    env: {
      PATH: process.env.PATH,
      NODE_ENV: 'production',
      SITE_DATABASE_URL: siteUrl,
      SITE_PORT: '0',
      PREVIEW_SECRET: 'known-to-the-benchmark-only-0123456789',
      LOG_LEVEL: 'error',
      METRICS_PORT: String(metricsPort),
      MEDIA_DIR: directory,
      SUBMISSIONS_DIR: join(directory, 'submissions'),
      SEARCH_SNAPSHOT_DIR: join(directory, 'search'),
    },
  });
  await once(child, 'message');
  const readySeconds = (performance.now() - begin) / 1000;
  await pause(SETTLE_MS);
  const pid = child.pid ?? 0;
  const start = {
    readySeconds,
    residentMb: statusMb(pid, 'VmRSS'),
    peakMb: statusMb(pid, 'VmHWM'),
    heapMb: await heapMb(metricsPort),
  };
  await end(child);
  return start;
}

/** The median of each figure separately. */
function medianOf(starts: readonly Start[]): Start {
  const middle = (of: keyof Start) =>
    starts.map((start) => start[of]).toSorted((a, b) => a - b)[starts.length >> 1];
  return {
    readySeconds: middle('readySeconds') ?? 0,
    residentMb: middle('residentMb') ?? 0,
    peakMb: middle('peakMb') ?? 0,
    heapMb: middle('heapMb') ?? 0,
  };
}

function folderMb(directory: string): number {
  const sizes = readdirSync(directory).map((name) => statSync(join(directory, name)).size);
  return sizes.reduce((sum, size) => sum + size, 0) / MB;
}

async function measure(
  nodes: number,
  database: Awaited<ReturnType<typeof startTestDatabase>>,
): Promise<Measured> {
  const { cmsUrl, siteUrl } = await database.createDatabase();
  const directory = mkdtempSync(join(tmpdir(), 'keelstone-bench-'));
  try {
    say(`${nodes.toLocaleString('en')} nodes: writing them`);
    const client = new pg.Client({ connectionString: cmsUrl });
    await client.connect();
    await fillReadModel(client, generateNodes(nodes, 'capacity'));
    await client.end();
    const snapshots = join(directory, 'search');
    const [without, withSnapshot]: [Start[], Start[]] = [[], []];
    for (let round = 0; round < (nodes > REPEATED_UP_TO ? 1 : ROUNDS); round += 1) {
      say('Starting without a snapshot, and then with it');
      rmSync(snapshots, { recursive: true, force: true });
      without.push(await measureStart(siteUrl, directory));
      withSnapshot.push(await measureStart(siteUrl, directory));
    }
    return {
      nodes,
      without: medianOf(without),
      with: medianOf(withSnapshot),
      snapshotMb: folderMb(snapshots),
    };
  } finally {
    rmSync(directory, { recursive: true, force: true });
  }
}

async function run() {
  const loadAverage = readLoadAverage();
  const database = await startTestDatabase(migrate);
  const measured: Measured[] = [];
  try {
    for (const size of SIZES) measured.push(await measure(size, database));
  } finally {
    await database.stop();
  }
  return {
    date: new Date().toISOString().slice(0, 10),
    machine: describeMachine(),
    loadAverage,
    node: process.versions.node,
    measured,
  };
}

const whole = (value: number) => Math.round(value).toLocaleString('en');

function row(nodes: number, kind: string, { readySeconds, residentMb, peakMb, heapMb: heap }: Start): string {
  const cells = [
    nodes.toLocaleString('en'),
    kind,
    readySeconds.toFixed(1),
    whole(residentMb),
    whole(peakMb),
    whole(heap),
  ];
  return `| ${cells.join(' | ')} |`;
}

function writeTable({ date, machine, loadAverage, node, measured }: Awaited<ReturnType<typeof run>>): string {
  const rows = measured.flatMap(({ nodes, without, with: withSnapshot, snapshotMb }) => [
    row(nodes, 'none', without),
    row(nodes, `${snapshotMb.toFixed(1)} MB`, withSnapshot),
  ]);
  return `One process of the built site; English nodes with bodies of about 400 words; medians of ${ROUNDS} starts up to ${REPEATED_UP_TO.toLocaleString('en')} nodes, one start above. ${machine}, load average before the run ${loadAverage}; Node.js ${node}; ${date}.

| Nodes | Snapshot of the search index | ready after, s | memory (RSS), MB | at most, MB | heap in use, MB |
|---|---|---|---|---|---|
${rows.join('\n')}
`;
}

/** The recommendation for operators: peak memory plus page cache, plus a fifth. */
function writeAdvice({ machine, date, measured }: Awaited<ReturnType<typeof run>>): string {
  const rows = measured.map(({ nodes, without, with: withSnapshot, snapshotMb }) => {
    const peak = Math.max(without.peakMb, withSnapshot.peakMb);
    const advised = Math.ceil(((peak + PAGE_CACHE_MB) * ROOM_ABOVE) / 64) * 64;
    const seconds = `${without.readySeconds.toFixed(0)} (${withSnapshot.readySeconds.toFixed(0)})`;
    return `| ${[nodes.toLocaleString('en'), whole(advised), seconds, snapshotMb.toFixed(0)].join(' | ')} |`;
  });
  return `Each process of the site, ${machine}, ${date}:

| published nodes | memory to give it, MB | start without (with) a snapshot, s | disk for snapshots, MB |
|---|---|---|---|
${rows.join('\n')}
`;
}

const result = await run();
writeSection('capacity', writeTable(result), result);
writePart('operations.md', 'capacity', writeAdvice(result));
