import { type ChildProcess, spawn } from 'node:child_process';
import { setTimeout as pause } from 'node:timers/promises';
import { program } from './binaries.ts';
import type { ClusterPlan } from './initialise-cluster.ts';
import { readLockFile, stopPostmaster } from './leftover-postmaster.ts';
import { databasePortTaken } from './port.ts';
import { ProgramError, spawnOptionsFor } from './run-program.ts';

const SHARED_MEMORY_ATTEMPTS = 20;
const SHARED_MEMORY_PAUSE_MS = 250;
const OUTPUT_LIMIT = 4_000;

/** A running PostgreSQL, as a child of this process. */
export type Postmaster = { pid: number; exited: Promise<string>; stop(): Promise<void> };

type Start = { plan: ClusterPlan; port: number; log: (message: string) => void };

/**
 * Starts PostgreSQL and waits until it accepts connections, however long it takes to recover from a crash.
 *
 * @throws PortTakenError
 * @throws ProgramError with PostgreSQL's output, if it exits before that
 */
export async function startPostmaster(start: Start): Promise<Postmaster> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await startOnce(start);
    } catch (error) {
      // The backends of a killed server take a moment to notice, and hold its shared memory until then.
      const busy = error instanceof ProgramError && error.output.includes('pre-existing shared memory');
      if (!busy || attempt === SHARED_MEMORY_ATTEMPTS) throw error;
      await pause(SHARED_MEMORY_PAUSE_MS);
    }
  }
}

async function startOnce({ plan, port, log }: Start): Promise<Postmaster> {
  const file = program(plan.installation, 'postgres');
  // Detached, because Ctrl-C in a terminal reaches the whole process group, and the database must outlive its
  // clients.
  const child = spawn(file, serverParameters(plan, port), {
    ...spawnOptionsFor(plan.user),
    detached: true,
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  const output = collectOutput(child, log);
  const exited = new Promise<string>((resolve) => {
    child.once('error', (error) => resolve(error.message));
    child.once('exit', (code, signal) => resolve(signal ?? `status ${code}`));
  });
  const outcome = await Promise.race([exited, waitUntilReady(child, plan.dataDirectory)]);
  const { pid } = child;
  if (outcome === 'ready' && pid) return { pid, exited, stop: () => stopPostmaster(pid) };
  if (/could not bind|could not create any TCP\/IP sockets/.test(output())) throw databasePortTaken(port);
  throw new ProgramError(file, outcome, output());
}

function serverParameters({ dataDirectory, durable }: ClusterPlan, port: number): string[] {
  const settings = {
    port,
    listen_addresses: '127.0.0.1',
    unix_socket_directories: '',
    timezone: 'UTC',
    log_timezone: 'UTC',
    lc_messages: 'C',
    ...(durable ? {} : { fsync: 'off', synchronous_commit: 'off', full_page_writes: 'off' }),
  };
  return [
    '-D',
    dataDirectory,
    ...Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`]),
  ];
}

/** Passes lines on to the log, and returns a function that returns the most recent ones. */
function collectOutput(child: ChildProcess, log: (message: string) => void): () => string {
  let output = '';
  child.stderr?.setEncoding('utf8').on('data', (chunk: string) => {
    output = (output + chunk).slice(-OUTPUT_LIMIT);
    for (const line of chunk.split('\n').filter(Boolean)) log(line);
  });
  return () => output;
}

async function waitUntilReady(child: ChildProcess, dataDirectory: string): Promise<'ready'> {
  while (child.exitCode === null && child.signalCode === null) {
    const lines = await readLockFile(dataDirectory);
    if (Number(lines[0]) === child.pid && lines[7] === 'ready') return 'ready';
    await pause(20);
  }
  return new Promise(() => {}); // It exited: `exited` says how.
}
