import { mkdtempSync, rmSync } from 'node:fs';
import { availableParallelism, tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { startBuiltSite } from './delivery/own-servers.ts';
import { generateNodes } from './generator/generate.ts';
import { summarise, type Timings } from './percentile.ts';
import { childrenOf } from './publish/connection-owner.ts';
import {
  type MeasuredCms,
  openMeasuredCms,
  type SaveVersion,
  TITLE,
  TITLE_BY_SYNONYM,
  WORD_OF_GROUP,
} from './publish/measured-cms.ts';
import { startLoad } from './publish/start-load.ts';
import type { SteadyLoadResult } from './publish/steady-load.ts';
import { type Surface, VersionProbe } from './publish/version-probe.ts';
import { describeMachine, readLoadAverage, say } from './report.ts';
import { writeSection } from './write-section.ts';

const NODES = Number(process.env.BENCH_NODES ?? 1000);
const PUBLISHES = Number(process.env.BENCH_PUBLISHES ?? 100);
const PER_SECOND = Number(process.env.BENCH_RATE ?? 500);
const PROCESSES = (process.env.BENCH_PROCESSES ?? '1,4').split(',').map(Number);
const ALL_CORES = `0-${availableParallelism() - 1}`;
/** Target of R-5. */
const TARGET_MS = 1000;
/** How long to watch for stale responses after the page is visible everywhere. */
const WATCH_MS = 150;
const PATIENCE_MS = 30_000;
const MAXIMUM_SECONDS = 600;

type Visible = Timings & { maximum: number };

type Measured = {
  processes: number;
  /** From the start of the commit until every process shows it. */
  surfaces: Record<string, Visible>;
  everything: Visible;
  saves: Timings;
  /** The same of a group of synonyms. */
  synonyms: { visible: Visible; saves: Timings };
  load: SteadyLoadResult;
  asked: number;
  stale: number;
};

const timingsOf = (timings: readonly number[]): Visible => ({
  ...summarise(timings),
  maximum: Math.round(Math.max(...timings) * 100) / 100,
});

/** When all of these have shown a version. @throws Error when one never does */
async function visibleAt(probes: readonly VersionProbe[], version: number): Promise<number> {
  const end = performance.now() + PATIENCE_MS;
  for (;;) {
    const times = probes.map((probe) => probe.seen(version));
    if (times.every((time) => time !== undefined)) return Math.max(...(times as number[]));
    if (performance.now() > end) throw new Error(`Version ${version} was not visible in ${PATIENCE_MS} ms.`);
    await pause(2);
  }
}

/** Connects a probe for each process and surface. */
async function connectProbes(
  url: string,
  pids: readonly number[],
  surfaces: readonly Surface[],
  word: string,
) {
  const probes: VersionProbe[] = [];
  for (const pid of pids) {
    for (const surface of surfaces) {
      probes.push(await VersionProbe.connect(url, { pid, among: pids }, surface, word));
    }
  }
  return probes;
}

/** Saves one version after the other, each when all probes have seen the one before. */
async function saveAll(save: SaveVersion, probes: readonly VersionProbe[], first: number) {
  const bySurface = new Map<string, number[]>();
  const [all, saves]: [number[], number[]] = [[], []];
  const names = [...new Set(probes.map(({ surface }) => surface.name))];
  for (const probe of probes) probe.start();
  for (let version = first; version < first + PUBLISHES; version += 1) {
    const { committedAt, took } = await save(version);
    saves.push(took);
    const times = [];
    for (const name of names) {
      const at = await visibleAt(
        probes.filter(({ surface }) => surface.name === name),
        version,
      );
      times.push(at);
      bySurface.set(name, [...(bySurface.get(name) ?? []), at - committedAt]);
    }
    all.push(Math.max(...times) - committedAt);
    for (const probe of probes) probe.expect(version);
    await pause(WATCH_MS);
  }
  const counts = await Promise.all(probes.map((probe) => probe.stop()));
  const sum = (of: 'asked' | 'stale') => counts.reduce((total, count) => total + count[of], 0);
  return {
    surfaces: Object.fromEntries([...bySurface].map(([name, times]) => [name, timingsOf(times)])),
    everything: timingsOf(all),
    saves: summarise(saves),
    asked: sum('asked'),
    stale: sum('stale'),
  };
}

async function measure(
  { page, synonyms }: MeasuredCms,
  processes: number,
  first: number,
  paths: string[],
): Promise<Measured> {
  const directory = mkdtempSync(join(tmpdir(), 'keelstone-bench-'));
  const site = await startBuiltSite(
    String(process.env.SITE_DATABASE_URL),
    { processes, cores: ALL_CORES },
    {
      MEDIA_DIR: directory,
      SUBMISSIONS_DIR: join(directory, 'submissions'),
      SEARCH_SNAPSHOT_DIR: join(directory, 'search'),
    },
  );
  const pids = processes === 1 ? site.pids : site.pids.flatMap(childrenOf);
  const surfaces = [
    { name: 'page', path: page.path },
    { name: 'search result', path: `/search?keyword=${TITLE}` },
    { name: 'suggestion', path: `/search/suggestions?keyword=${TITLE}` },
  ];
  const bySynonym = [{ name: 'search by a synonym', path: `/search?keyword=${WORD_OF_GROUP}` }];
  const probes = await connectProbes(site.url, pids, surfaces, TITLE);
  const synonymProbes = await connectProbes(site.url, pids, bySynonym, TITLE_BY_SYNONYM);
  const load = await startLoad({
    url: site.url,
    paths,
    perSecond: PER_SECOND,
    maximumSeconds: MAXIMUM_SECONDS,
  });
  try {
    await pause(1000);
    const pages = await saveAll(page.save, probes, first);
    const groups = await saveAll(synonyms.save, synonymProbes, first);
    return {
      processes,
      ...pages,
      synonyms: { visible: groups.everything, saves: groups.saves },
      load: await load.stop(),
      asked: pages.asked + groups.asked,
      stale: pages.stale + groups.stale,
    };
  } finally {
    load.child.kill();
    await site.stop();
    rmSync(directory, { recursive: true, force: true });
  }
}

async function run() {
  const loadAverage = readLoadAverage();
  const nodes = generateNodes(NODES, 'publish');
  say(`Publishing ${NODES} generated nodes`);
  const cms = await openMeasuredCms(nodes, PUBLISHES * PROCESSES.length);
  const paths = [
    ...nodes.slice(0, 50).map(({ path }) => path),
    cms.page.path,
    '/search',
    `/search?keyword=${TITLE}`,
  ];
  const measured: Measured[] = [];
  try {
    for (const [round, processes] of PROCESSES.entries()) {
      say(
        `${processes} ${processes === 1 ? 'process' : 'processes'}: ${PUBLISHES} publishes, of the page and of the synonyms`,
      );
      measured.push(await measure(cms, processes, 1 + round * PUBLISHES, paths));
    }
  } finally {
    await cms.stop();
  }
  return {
    date: new Date().toISOString().slice(0, 10),
    machine: describeMachine(),
    loadAverage,
    node: process.versions.node,
    nodes: NODES,
    publishes: PUBLISHES,
    perSecond: PER_SECOND,
    measured,
  };
}

const ms = (value: number) => Math.round(value).toLocaleString('en');
const triple = ({ p50, p99, maximum }: Visible) => [p50, p99, maximum].map(ms).join(' / ');

function verdict({ processes, everything, synonyms, stale }: Measured): string {
  const isMet = Math.max(everything.p99, synonyms.visible.p99) <= TARGET_MS && stale === 0;
  return `${processes === 1 ? 'one process' : `${processes} processes`}: ${isMet ? 'met' : 'missed'}`;
}

function writeTable(result: Awaited<ReturnType<typeof run>>): string {
  const { date, machine, loadAverage, node, nodes, publishes, perSecond, measured } = result;
  const rows = measured.map(({ processes, surfaces, everything, saves, synonyms, load, asked, stale }) => {
    return `| ${[
      processes,
      ...Object.values(surfaces).map(triple),
      triple(everything),
      `${ms(saves.p50)} / ${ms(saves.p99)}`,
      triple(synonyms.visible),
      `${ms(synonyms.saves.p50)} / ${ms(synonyms.saves.p99)}`,
      `${load.perSecond} (${ms(load.p50)} / ${ms(load.p99)}; faults ${load.failures}, left out ${load.leftOut})`,
      `${stale} of ${asked.toLocaleString('en')}`,
    ].join(' | ')} |`;
  });
  return `${publishes} publishes of one page, and as many of a group of synonyms, beside ${nodes.toLocaleString('en')} generated nodes, while ${perSecond} requests a second were asked for. ${machine}, load average before the run ${loadAverage}; Node.js ${node}; ${date}. Milliseconds from the beginning of the commit until every process answers with it: p50 / p99 / maximum.

| Processes | page | search result | suggestion | all three | the save itself, p50 / p99 | a synonym | its save, p50 / p99 | load answered per second (p50 / p99) | stale answers |
|---|---|---|---|---|---|---|---|---|---|
${rows.join('\n')}

Target, p99 ≤ ${TARGET_MS.toLocaleString('en')} ms for all three and for a synonym, and no stale answer: ${measured.map(verdict).join('; ')}.
`;
}

const result = await run();
writeSection('publish', writeTable(result), result);
process.exit(0);
