import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import type { Bench } from '../benches.ts';
import type { Reading } from './figure.ts';

const ROOT = join(import.meta.dirname, '../..');
/** How long it may take to stop what it has started. */
const STOP_MS = 15_000;
const MOST_WORDS = 4000;

/** What a run of a benchmark brought. One that fails after it has written a result has both. */
export type Outcome = { seconds: number; reading: Reading | null; reason: string | null };

export type RunOptions = {
  /** Where it writes its result. */
  results: string;
  environment: Record<string, string>;
  milliseconds: number;
  /** Instead of its own, for tests. */
  program?: string;
};

/** The last line that says something. */
function lastWords(said: string): string {
  const lines = said.split('\n').map((line) => line.trim());
  const error = lines.find((line) => /^\w*Error\b.*: /.test(line));
  return (
    error ?? lines.findLast((line) => /\w/.test(line) && !/^(at |Node\.js v)/.test(line)) ?? 'it said nothing'
  );
}

/** Starts the benchmark in a process group of its own, so that its servers end with it. */
async function start(
  { name }: Bench,
  { environment, milliseconds, program }: RunOptions,
): Promise<string | null> {
  const child = spawn(process.execPath, [program ?? join('bench', `${name}.bench.ts`)], {
    cwd: ROOT,
    env: { ...process.env, ...environment },
    stdio: ['ignore', 'inherit', 'pipe'],
    detached: true,
  });
  let said = '';
  child.stderr.on('data', (data) => {
    process.stderr.write(data);
    said = (said + String(data)).slice(-MOST_WORDS);
  });
  const kill = (signal: NodeJS.Signals) => {
    try {
      process.kill(-(child.pid ?? 0), signal);
    } catch {
      // The whole group has ended already.
    }
  };
  let isLate = false;
  let forced: NodeJS.Timeout | undefined;
  const late = setTimeout(() => {
    isLate = true;
    kill('SIGTERM');
    forced = setTimeout(() => kill('SIGKILL'), STOP_MS);
  }, milliseconds);
  const interrupted = () => kill('SIGTERM');
  process.once('SIGINT', interrupted);
  try {
    const [code, signal] = (await once(child, 'close')) as [number | null, NodeJS.Signals | null];
    if (isLate) return `not finished after ${(milliseconds / 60_000).toFixed(1)} minutes`;
    return code === 0 ? null : `ended with ${signal ?? `status ${code}`}: ${lastWords(said)}`;
  } finally {
    clearTimeout(late);
    clearTimeout(forced);
    process.off('SIGINT', interrupted);
    // What it has started and not stopped.
    kill('SIGKILL');
  }
}

const writtenAt = (path: string) => (existsSync(path) ? statSync(path).mtimeMs : null);

/** Runs a benchmark, and reads what it has written. Never throws: a benchmark that fails has a reason. */
export async function runBench(bench: Bench, options: RunOptions): Promise<Outcome> {
  const path = join(options.results, `${bench.name}.json`);
  const begin = performance.now();
  const before = writtenAt(path);
  const failed = await start(bench, options).catch((error: Error) => error.message);
  const seconds = Math.round((performance.now() - begin) / 1000);
  // The result of an earlier run is none of this one.
  if (writtenAt(path) === before) return { seconds, reading: null, reason: failed ?? 'it wrote no result' };
  try {
    return { seconds, reading: bench.read(readFileSync(path, 'utf8'), path), reason: failed };
  } catch (error) {
    return { seconds, reading: null, reason: (error as Error).message };
  }
}
