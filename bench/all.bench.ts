import { execFileSync } from 'node:child_process';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { compareRuns } from './all/compare.ts';
import type { Chart } from './all/figure.ts';
import { type MeasuredBench, type Run, readRun } from './all/result-file.ts';
import { type Outcome, runBench } from './all/run-bench.ts';
import { type BenchPage, writeBenchmarksPage } from './all/write-page.ts';
import { BENCHES, type Bench } from './benches.ts';
import { drawBars } from './plots/bar-chart.ts';
import { drawGrowth } from './plots/growth-chart.ts';
import { describeMachine, readLoadAverage, say } from './report.ts';
import { RESULTS, writePage, writePicture } from './write-section.ts';

const ROOT = join(import.meta.dirname, '..');
const FILE = join(RESULTS, 'all.json');
const ALL_MINUTES = Number(process.env.BENCH_ALL_MINUTES ?? 60);
/** Whether the benchmarks are only started, with their smallest settings: for the test of all of them. */
const IS_SMALLEST = process.env.BENCH_SMALLEST === '1';
const POSSIBLE = BENCHES.filter(({ smallest }) => !IS_SMALLEST || smallest !== null);
const NAMES = process.env.BENCH_ONLY?.split(',') ?? POSSIBLE.map(({ name }) => name);
/** What one benchmark leaves of load would distort the next one, which it therefore waits for. */
const CALM_LOAD = 1;
const MOST_CALM_MS = IS_SMALLEST ? 0 : 90_000;
const MINUTE = 60_000;

const git = (...args: string[]) => execFileSync('git', args, { cwd: ROOT, encoding: 'utf8' }).trim();

/** The commit that is measured; with a plus sign if files differ from it. */
function describeCommit(): string {
  try {
    return `${git('rev-parse', '--short', 'HEAD')}${git('status', '--porcelain', '--untracked-files=no') ? '+' : ''}`;
  } catch {
    return 'unknown';
  }
}

async function coolDown(): Promise<void> {
  const end = performance.now() + MOST_CALM_MS;
  while (readLoadAverage() > CALM_LOAD && performance.now() < end) await pause(5000);
}

async function measure(bench: Bench, leftMs: number): Promise<Outcome> {
  if (leftMs < MINUTE)
    return {
      seconds: 0,
      reading: null,
      reason: `not begun: the ${ALL_MINUTES} minutes of the run were over`,
    };
  await coolDown();
  say(`${bench.title}, at most ${bench.minutes} minutes`);
  const settings = IS_SMALLEST ? bench.smallest : bench.settings;
  return runBench(bench, {
    results: RESULTS,
    environment: { ...settings, BENCH_ANYWAY: '1' },
    milliseconds: Math.min(bench.minutes * MINUTE, leftMs),
  });
}

const draw = (chart: Chart) =>
  writePicture(chart.name, 'bars' in chart ? drawBars(chart.bars) : drawGrowth(chart.growth));

/** The pictures of a benchmark's last result: it may have been written by a run of this benchmark alone. */
function readEarlierCharts({ name, read }: Bench): Chart[] {
  const path = join(RESULTS, `${name}.json`);
  try {
    return read(readFileSync(path, 'utf8'), path).charts;
  } catch {
    // Not there, or of an earlier version: there is nothing to show until it is measured again.
    return [];
  }
}

async function run(): Promise<void> {
  const begin = performance.now();
  // Before an hour of measuring, in case it cannot be read.
  const before = readRun(FILE);
  const [commit, machine, date] = [describeCommit(), describeMachine(), new Date().toISOString()];
  const loadAverage = readLoadAverage();
  const benches: MeasuredBench[] = [];
  const pages: BenchPage[] = [];
  for (const bench of BENCHES) {
    const last = before?.benches.find(({ name }) => name === bench.name);
    const earlier = { name: bench.name, measured: last?.measured ?? null, figures: last?.figures ?? [] };
    const outcome = NAMES.includes(bench.name)
      ? await measure(bench, ALL_MINUTES * MINUTE - (performance.now() - begin))
      : { seconds: 0, reading: null, reason: 'not asked for' };
    const { reading, reason, seconds } = outcome;
    if (reason) say(`${bench.title}: ${reason}`);
    benches.push(
      reading
        ? { name: bench.name, reason, measured: { date, commit, machine, seconds }, figures: reading.figures }
        : { ...earlier, reason },
    );
    const charts = reading?.charts ?? readEarlierCharts(bench);
    pages.push({ name: bench.name, title: bench.title, pictures: charts.map(draw) });
  }
  const seconds = Math.round((performance.now() - begin) / 1000);
  const now: Run = { date, commit, machine, node: process.versions.node, loadAverage, seconds, benches };
  const comparable = before?.benches.filter(({ measured }) => measured?.machine === machine) ?? [];
  const measured = benches.filter((bench) => bench.measured?.date === date);
  const changes = compareRuns(comparable, measured);
  mkdirSync(RESULTS, { recursive: true });
  writeFileSync(FILE, `${JSON.stringify(now, null, 2)}\n`);
  writePage('benchmarks.md', writeBenchmarksPage(now, changes, pages));
  const behind = changes.filter(({ status }) => status === 'behind');
  for (const { bench, name, before: last, now: value } of behind)
    console.error(`Fell behind: ${bench}, ${name}: ${last?.value} → ${value?.value} ${value?.unit}`);
  say(`${measured.length} of ${BENCHES.length} benchmarks measured; ${behind.length} figures fell behind.`);
  if (measured.length < NAMES.length) process.exitCode = 1;
}

await run();
