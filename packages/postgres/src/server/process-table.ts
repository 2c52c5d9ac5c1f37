import { readFile } from 'node:fs/promises';
import { runProgram } from './run-program.ts';

export type ProcessEntry = { parent: number; command: string };

/** What runs under a process id; null if there is no such process, or only a zombie. */
export async function readProcess(pid: number): Promise<ProcessEntry | null> {
  try {
    return process.platform === 'linux' ? await readFromProc(pid) : await readFromPs(pid);
  } catch {
    return null; // Both ways fail for a process that no longer exists.
  }
}

async function readFromProc(pid: number): Promise<ProcessEntry | null> {
  const command = (await readFile(`/proc/${pid}/cmdline`, 'utf8')).replaceAll('\0', ' ').trim();
  const status = await readFile(`/proc/${pid}/status`, 'utf8');
  const parent = Number(/^PPid:\s*(\d+)/m.exec(status)?.[1]);
  return command === '' ? null : { parent, command };
}

async function readFromPs(pid: number): Promise<ProcessEntry | null> {
  const line = (await runProgram('ps', ['-o', 'ppid=,args=', '-p', String(pid)], null)).trim();
  const [, parent, command] = /^(\d+)\s+(.*)$/.exec(line) ?? [];
  return parent && command ? { parent: Number(parent), command } : null;
}

/** Ids of the running child processes of a process. */
export async function childrenOf(pid: number): Promise<number[]> {
  const lines = (await runProgram('ps', ['-eo', 'pid=,ppid='], null)).trim().split('\n');
  const pairs = lines.map((line) => line.trim().split(/\s+/).map(Number));
  return pairs.flatMap(([child, parent]) => (parent === pid && child !== undefined ? [child] : []));
}
