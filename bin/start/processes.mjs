import { spawn } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import { getPriority, setPriority } from 'node:os';
import { join } from 'node:path';
import { Advice, say } from '../progress.mjs';
import { root } from '../project.mjs';
import { environmentOf } from './environments.mjs';
import { LogFile, shortenLine } from './log-file.mjs';

const STOP_AFTER_MS = 10_000;
const WITH_PARENT = join(import.meta.dirname, 'with-parent.mjs');

/** All running children, so that interrupting a step leaves none behind. */
const living = new Set();

function keepTrack(child, { name, isGroup, isStep }) {
  // It could not be started.
  if (child.pid === undefined) return;
  const exited = new Promise((resolve) => child.once('exit', resolve));
  const entry = { name, pid: child.pid, isGroup, isStep, exited };
  living.add(entry);
  exited.then(() => living.delete(entry));
}

function signal({ pid, isGroup }, name) {
  try {
    process.kill(isGroup ? -pid : pid, name);
  } catch {
    // It ended in the meantime.
  }
}

async function end(entry) {
  signal(entry, 'SIGTERM');
  const force = setTimeout(() => {
    say(`${entry.name} did not stop within ${STOP_AFTER_MS / 1000} s and is ended`);
    signal(entry, 'SIGKILL');
  }, STOP_AFTER_MS);
  await entry.exited;
  clearTimeout(force);
}

/** Ends the steps in progress. First, because they would complain at length of a database that is gone. */
export const endSteps = () => Promise.all([...living].filter(({ isStep }) => isStep).map(end));

/**
 * Ends everything that is still running: steps in progress, services that were not ready yet. Waits for the end: an
 * installation that goes on for a while would write into the same folders as that of the next start.
 */
export const endChildren = () => Promise.all([...living].map(end));

/**
 * Lowers the priority of a process, never below which only the system's administrator could raise it again. On Linux,
 * each thread has a priority of its own.
 */
function giveWay(pid, priority) {
  const threads = `/proc/${pid}/task`;
  try {
    const own = Math.max(getPriority(pid), priority);
    for (const each of existsSync(threads) ? readdirSync(threads) : [pid]) setPriority(Number(each), own);
  } catch {
    // It, or one of its threads, has ended in the meantime.
  }
}

/**
 * Runs a command to completion; its output goes to a log, and to the terminal only if it fails.
 *
 * @param {string} name names the log and the environment (environments.mjs)
 * @param {string[]} command the program and its arguments
 * @param {{ env?: Record<string, string>, onLine?: (line: string, giveWay: (priority: number) => void) => void,
 * priority?: number, hasChildren?: boolean }} options the priority is that of the operating system, which `giveWay`
 * lowers later; what others wait for gets more of the processors. With `hasChildren`, what the command has started ends
 * with it, on `endChildren` and when we are killed (with-parent.mjs): npm ends without the program that it runs, and a
 * build that went on would keep the next start from building
 */
export function run(name, [program, ...args], { env = {}, onLine, priority, hasChildren = false } = {}) {
  const log = new LogFile(name);
  return new Promise((resolve, reject) => {
    const command = hasChildren ? [process.execPath, WITH_PARENT, program, ...args] : [program, ...args];
    const child = spawn(command[0], command.slice(1), {
      cwd: root,
      env: environmentOf(name, env),
      stdio: ['ignore', 'pipe', 'pipe', ...(hasChildren ? ['ipc'] : [])],
      detached: hasChildren,
    });
    keepTrack(child, { name, isGroup: hasChildren, isStep: true });
    const yieldTo = (lower) => child.pid && giveWay(child.pid, lower);
    if (priority !== undefined) yieldTo(priority);
    const forward = (chunk) => {
      log.write(chunk);
      if (onLine)
        for (const line of String(chunk).split('\n'))
          if (line.trim()) onLine(shortenLine(line.trimEnd()), yieldTo);
    };
    child.stdout.on('data', forward);
    child.stderr.on('data', forward);
    child.on('error', (error) => reject(new Advice(`${program} could not be started: ${error.message}`)));
    child.on('close', (code, signal) => {
      log.close();
      if (code === 0) return resolve();
      const failure = new Advice(
        `${name} failed (${signal ?? `exit status ${code}`}). The end of ${log.file}:\n\n${log.tail()}`,
      );
      // Whoever was not ended by a signal has had the time to leave everything as it was.
      reject(Object.assign(failure, { hasEndedItself: signal === null }));
    });
  });
}

/**
 * Starts a long-running process. It signals that it is ready by an IPC message `{ ready: true, … }`, and ends by
 * itself when the IPC channel closes, so that a killed `npm start` leaves nothing behind.
 *
 * @returns {Promise<{ message: object, stop(): Promise<void>, signal(name: string): void, onExit(listener: (why:
 * string) => void): void }>}
 */
export function serve(name, [program, ...args], { env = {}, echo = false } = {}) {
  const log = new LogFile(name);
  // A separate process group: Ctrl-C reaches only us, and we stop the parts in order.
  const child = spawn(program, args, {
    cwd: root,
    env: environmentOf(name, env),
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
    detached: true,
  });
  keepTrack(child, { name, isGroup: true, isStep: false });
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (chunk) => {
      log.write(chunk);
      if (echo) process.stdout.write(chunk);
    });
  }

  // Its last output has been read by then.
  child.on('close', () => log.close());

  let exited = false;
  const exitListeners = [];
  child.on('exit', (code, signal) => {
    exited = true;
    const why = `${name} ended (${signal ?? `exit status ${code}`})`;
    for (const listener of exitListeners) listener(why);
  });

  const stop = () =>
    new Promise((resolve) => {
      if (exited) return resolve();
      exitListeners.length = 0;
      const force = setTimeout(() => {
        say(`${name} did not stop within ${STOP_AFTER_MS / 1000} s and is ended`);
        process.kill(-child.pid, 'SIGKILL');
      }, STOP_AFTER_MS);
      child.on('exit', () => {
        clearTimeout(force);
        resolve();
      });
      child.kill('SIGTERM');
    });

  return new Promise((resolve, reject) => {
    const fail = (why) =>
      setTimeout(() => reject(new Advice(`${why}. The end of ${log.file}:\n\n${log.tail()}`)), 200);
    exitListeners.push(fail);
    child.on('error', (error) => fail(`${name} could not be started: ${error.message}`));
    child.on('message', (message) => {
      if (!message?.ready) return;
      exitListeners.length = 0;
      const signal = (name) => child.kill(name);
      resolve({ message, stop, signal, onExit: (listener) => exitListeners.push(listener) });
    });
  });
}
