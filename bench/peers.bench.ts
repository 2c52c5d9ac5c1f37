import { fork } from 'node:child_process';
import { join } from 'node:path';
import { formatCorpus, type PeerCorpus, parseCorpus } from './peers/corpus.ts';
import { PEERS } from './peers/list-peers.ts';
import type { PeerResult } from './peers/measure-peer.ts';
import { type PeerFailure, writePeerTable } from './peers/write-table.ts';
import { describeMachine, readLoadAverage, say } from './report.ts';
import { writeSection } from './write-section.ts';

const listOf = (variable: string, otherwise: string) => (process.env[variable] ?? otherwise).split(',');

const CORPORA = listOf('BENCH_SIZES', '1000,10000').map(parseCorpus);
const NAMES = listOf('BENCH_PEERS', Object.keys(PEERS).join());
const HEAP_MEGABYTES = Number(process.env.BENCH_HEAP_MB ?? 12_288);
const MOST_MINUTES = Number(process.env.BENCH_MINUTES ?? 10);
const ALL_MINUTES = Number(process.env.BENCH_ALL_MINUTES ?? 60);
/** How long an engine may take to exit when it has finished or was given up. */
const STOP_MS = 10_000;

/** Runs each engine in a process of its own, one after the other, so that none is affected by another's garbage. */
function measure(name: string, corpus: PeerCorpus, minutes: number): Promise<PeerResult | PeerFailure> {
  const child = fork(join(import.meta.dirname, 'peers/measure-peer.ts'), [name, formatCorpus(corpus)], {
    execArgv: ['--expose-gc', `--max-old-space-size=${HEAP_MEGABYTES}`],
  });
  let outcome: PeerResult | PeerFailure | undefined;
  let kill: NodeJS.Timeout | undefined;
  return new Promise((resolve) => {
    const timer = setTimeout(() => {
      outcome ??= { name, reason: `not finished after ${minutes.toFixed(1)} minutes` };
      child.kill('SIGTERM');
      kill = setTimeout(() => child.kill('SIGKILL'), STOP_MS);
    }, minutes * 60_000);
    child.once('message', (result) => {
      outcome = result as PeerResult;
      kill = setTimeout(() => child.kill('SIGKILL'), STOP_MS);
    });
    // The next engine starts only after this one has released its resources.
    child.once('exit', (code, signal) => {
      clearTimeout(timer);
      clearTimeout(kill);
      resolve(outcome ?? { name, reason: reasonOf(code, signal) });
    });
  });
}

function reasonOf(code: number | null, signal: string | null): string {
  if (signal === 'SIGABRT' || code === 134) return `out of memory with a heap of ${HEAP_MEGABYTES / 1024} GB`;
  return `ended with ${signal ?? `status ${code}`}`;
}

const titleOf = ({ count, isShort }: PeerCorpus) =>
  `${count.toLocaleString('en')} ${isShort ? 'short documents' : 'documents'}`;

async function run(): Promise<void> {
  const load = readLoadAverage();
  const start = performance.now();
  const end = start + ALL_MINUTES * 60_000;
  const tables: string[] = [];
  const all: object[] = [];
  for (const corpus of CORPORA) {
    const outcomes: (PeerResult | PeerFailure)[] = [];
    for (const name of NAMES) {
      say(`${name}, ${titleOf(corpus)}`);
      const minutes = Math.min(MOST_MINUTES, (end - performance.now()) / 60_000);
      outcomes.push(
        minutes > 0
          ? await measure(name, corpus, minutes)
          : { name, reason: `not begun: the ${ALL_MINUTES} minutes of the run were over` },
      );
    }
    const results = outcomes.filter((outcome) => 'classes' in outcome);
    const failures = outcomes.filter((outcome) => 'reason' in outcome);
    tables.push(writePeerTable(titleOf(corpus), results, failures));
    all.push({
      corpus: formatCorpus(corpus),
      results: results.map(({ totals: _totals, ...rest }) => rest),
      failures,
    });
    // Published corpus by corpus, so that an interrupted run keeps its results.
    publish(load, start, tables, all);
  }
}

function publish(load: number, start: number, tables: readonly string[], all: readonly object[]): void {
  const head = `${describeMachine()}, load average before the run ${load}, after it ${readLoadAverage()}; Node.js ${process.versions.node}; ${new Date().toISOString().slice(0, 10)}; ${Math.round((performance.now() - start) / 1000)} s in all. Milliseconds, p50 / p95, unless it says otherwise.`;
  const text = `${head}\n\n${tables.join('\n\n')}\n`;
  if (process.env.BENCH_WRITE === '0') console.log(text);
  else writeSection('peers', text, { load, results: all });
}

await run();
