import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as pause } from 'node:timers/promises';

/** A list of cores in the format of `taskset`. */
export type Cores = string;

/** A server under test: its URL, and its processes, children included. */
export type Server = { url: string; pids: number[]; stop(): Promise<void> };

/** How many processes serve, and on which cores. */
export type Place = { processes: number; cores: Cores };

const PATIENCE_MS = 60_000;
const LOOK_EVERY_MS = 50;

export const onCores = (cores: Cores, command: string[]) => ['taskset', '--cpu-list', cores, ...command];

/** Stops a child process, and waits for it to exit. */
export function stopper(child: ChildProcess, signal: NodeJS.Signals = 'SIGTERM') {
  return async () => {
    if (child.exitCode !== null || child.signalCode !== null) return;
    const ended = once(child, 'exit');
    child.kill(signal);
    await ended;
  };
}

/** Waits until a URL responds with success. */
export async function untilReady(url: string): Promise<void> {
  const deadline = Date.now() + PATIENCE_MS;
  for (;;) {
    const response = await fetch(url).catch(() => null);
    await response?.arrayBuffer();
    if (response?.ok) return;
    if (Date.now() > deadline)
      throw new Error(`${url} does not answer: ${response?.status ?? 'no connection'}.`);
    await pause(LOOK_EVERY_MS);
  }
}

/** Starts a program in the foreground, passing its errors through. */
export function startProgram(command: string[]): ChildProcess {
  const [program = '', ...args] = command;
  return spawn(program, args, { stdio: ['ignore', 'ignore', 'inherit'] });
}

/** Starts a Node.js program that reports its URL in a message. */
export async function startNode(
  command: string[],
  cores: Cores,
  environment: NodeJS.ProcessEnv,
): Promise<Server> {
  const [program = '', ...args] = onCores(cores, [process.execPath, ...command]);
  const child = spawn(program, args, { env: environment, stdio: ['ignore', 'inherit', 'inherit', 'ipc'] });
  const gone = once(child, 'exit').then(([code]) => {
    throw new Error(`${command[0]} ended with status ${code} before it answered; its words are above.`);
  });
  const [message] = (await Promise.race([once(child, 'message'), gone])) as [{ url: string }];
  gone.catch(() => {
    // From here on, its exit is expected.
  });
  return { url: message.url, pids: [child.pid ?? 0], stop: stopper(child) };
}

/** The programs among these that are not installed. */
export function missingPrograms(programs: Record<string, string>): string[] {
  return Object.entries(programs)
    .filter(([name, flag]) => spawnSync(name, [flag]).error)
    .map(([name]) => name);
}
