import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { findFreePort } from '@keelstone/postgres';
import siteOptions from '../../bin/start/site-options.json' with { type: 'json' };
import { median } from '../percentile.ts';

const SITE = join(import.meta.dirname, '../../apps/site/dist/server/server.js');
/** Set explicitly, because Node.js's default limit depends on the machine. */
const HEAP_MB = Number(process.env.BENCH_HEAP_MB ?? 8192);
/** Wait after the start, until what only the start needed has been collected. */
const SETTLE_MS = Number(process.env.BENCH_SETTLE_MS ?? 5000);
/** More options of Node.js, such as `--trace-gc`. */
const OPTIONS = (process.env.BENCH_NODE_OPTIONS ?? '').split(' ').filter(Boolean);
const MB = 2 ** 20;

export type Start = {
  /** From the start of the process until it is ready. */
  readySeconds: number;
  /** Resident memory when it is ready, and its peak until then. */
  residentMb: number;
  peakMb: number;
  heapMb: number;
};

/** A running site that was measured while it started. */
export type Started = { start: Start; url: string; pid: number; stop(): Promise<void> };

/** A value of /proc/PID/status, which is in kB. */
export function statusMb(pid: number, name: 'VmRSS' | 'VmHWM'): number {
  const text = readFileSync(`/proc/${pid}/status`, 'utf8');
  return Number(new RegExp(`^${name}:\\s+(\\d+)`, 'm').exec(text)?.[1]) / 1024;
}

async function heapMb(metricsPort: number): Promise<number> {
  const metrics = await (await fetch(`http://127.0.0.1:${metricsPort}/metrics`)).text();
  return Number(/^nodejs_heap_size_used_bytes(?:{[^}]*})? ([\d.e+]+)$/m.exec(metrics)?.[1]) / MB;
}

async function end(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const gone = once(child, 'exit');
  child.kill('SIGTERM');
  await gone;
}

/** Starts the built site, and measures it until it has settled. */
export async function startMeasured(siteUrl: string, directory: string): Promise<Started> {
  const metricsPort = await findFreePort();
  const begin = performance.now();
  const child = fork(SITE, {
    execArgv: [...siteOptions, `--max-old-space-size=${HEAP_MB}`, ...OPTIONS],
    env: {
      PATH: process.env.PATH,
      NODE_ENV: 'production',
      SITE_DATABASE_URL: siteUrl,
      SITE_PORT: '0',
      SEARCHES_PER_ADDRESS: '0',
      PREVIEW_SECRET: 'known-to-the-benchmark-only-0123456789',
      LOG_LEVEL: 'error',
      METRICS_PORT: String(metricsPort),
      MEDIA_DIR: directory,
      SUBMISSIONS_DIR: join(directory, 'submissions'),
      SEARCH_SNAPSHOT_DIR: join(directory, 'search'),
    },
  });
  const failed = once(child, 'exit').then(([code, signal]) => {
    throw new Error(`The site ended with ${signal ?? `status ${code}`} before it was ready: see above.`);
  });
  const [{ url }] = (await Promise.race([once(child, 'message'), failed])) as [{ url: string }];
  failed.catch(() => {
    // From here on, its exit is expected.
  });
  const readySeconds = (performance.now() - begin) / 1000;
  await pause(SETTLE_MS);
  const pid = child.pid ?? 0;
  const start = {
    readySeconds,
    residentMb: statusMb(pid, 'VmRSS'),
    peakMb: statusMb(pid, 'VmHWM'),
    heapMb: await heapMb(metricsPort),
  };
  return { start, url, pid, stop: () => end(child) };
}

/** The median of each figure separately. */
export function medianOf(starts: readonly Start[]): Start {
  const middle = (of: keyof Start) => median(starts.map((start) => start[of]));
  return {
    readySeconds: middle('readySeconds'),
    residentMb: middle('residentMb'),
    peakMb: middle('peakMb'),
    heapMb: middle('heapMb'),
  };
}
