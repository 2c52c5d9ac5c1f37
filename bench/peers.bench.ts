import { fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { PEERS } from './peers/list-peers.ts';
import type { PeerResult } from './peers/measure-peer.ts';
import { describeMachine, readLoadAverage } from './report.ts';
import { writeSection } from './write-section.ts';

const SIZES = (process.env.BENCH_SIZES ?? '1000,10000').split(',').map(Number);

/** Each engine in a process of its own, one after the other: none feels another's garbage. */
async function measure(name: string, documents: number): Promise<PeerResult> {
  const child = fork(join(import.meta.dirname, 'peers/measure-peer.ts'), [name], {
    execArgv: ['--import', 'tsx', '--expose-gc', '--max-old-space-size=8192'],
    env: { ...process.env, BENCH_NODES: String(documents) },
  });
  const failed = once(child, 'exit').then(([code]) => {
    throw new Error(`Measuring ${name} ended with status ${code}; its last words are above.`);
  });
  const [result] = (await Promise.race([once(child, 'message'), failed])) as [PeerResult];
  failed.catch(() => {}); // It has answered: that it ends is no fault.
  return result;
}

const ms = (value: number) => (value < 0.1 ? value.toFixed(2) : value.toFixed(1));
const cell = (timings: { p50: number; p95: number } | null | undefined) =>
  timings ? `${ms(timings.p50)} / ${ms(timings.p95)}` : '–';

/** How many of the compared totals of an engine are those of our index. */
function agreement(own: PeerResult, peer: PeerResult): string {
  const pairs = Object.entries(own.totals).flatMap(([name, totals]) =>
    totals.map((total, i) => total === peer.totals[name]?.[i]),
  );
  return `${pairs.filter(Boolean).length} of ${pairs.length}`;
}

function table(results: readonly PeerResult[]): string {
  const [own] = results;
  if (!own) return '';
  const row = (name: string, cells: readonly string[]) => `| ${[name, ...cells].join(' | ')} |`;
  return [
    `### ${own.documents.toLocaleString('en')} documents`,
    '',
    row(
      '',
      results.map(({ name }) => name),
    ),
    row(
      '---',
      results.map(() => '---'),
    ),
    ...Object.keys(own.classes).map((name) =>
      row(
        name,
        results.map(({ classes }) => cell(classes[name])),
      ),
    ),
    row(
      'one update',
      results.map(({ update }) => cell(update)),
    ),
    row(
      'build, s',
      results.map(({ buildSeconds }) => buildSeconds.toFixed(1)),
    ),
    row(
      'memory, MB',
      results.map(({ megabytes, name }) => (name.startsWith('Postgre') ? '–' : megabytes.toFixed(0))),
    ),
    row(
      'totals as ours',
      results.map((peer) => agreement(own, peer)),
    ),
  ].join('\n');
}

async function run(): Promise<void> {
  const load = readLoadAverage();
  const start = performance.now();
  const tables: string[] = [];
  const all: PeerResult[] = [];
  for (const size of SIZES) {
    const results: PeerResult[] = [];
    for (const name of Object.keys(PEERS)) {
      console.log(`${new Date().toISOString().slice(11, 19)}  ${name}, ${size} documents`);
      results.push(await measure(name, size));
    }
    tables.push(table(results));
    all.push(...results.map(({ totals: _totals, ...result }) => result as PeerResult));
  }
  const head = `${describeMachine()}, load average before the run ${load}; Node.js ${process.versions.node}; ${new Date().toISOString().slice(0, 10)}; ${Math.round((performance.now() - start) / 1000)} s in all. Milliseconds, p50 / p95.`;
  const text = `${head}\n\n${tables.join('\n\n')}\n`;
  writeSection('peers', text, { load, results: all });
}

await run();
