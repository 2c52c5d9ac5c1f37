import { readdirSync, readFileSync } from 'node:fs';

/** A process as reported by the kernel: times in clock ticks, those of its ended children separately. */
export type ProcessFacts = { pid: number; parent: number; ticks: number; ticksOfEnded: number };

/** USER_HZ on every Linux that Node.js supports. */
const TICKS_PER_SECOND = 100;

/**
 * Parses a line of `/proc/PID/stat`. The second field is the program's name, which may contain spaces and
 * parentheses.
 *
 * @see proc_pid_stat(5): fields 4 (ppid), 14 to 17 (utime, stime, cutime, cstime)
 */
export function readStat(line: string): ProcessFacts {
  const fields = line.slice(line.lastIndexOf(')') + 2).split(' ');
  const at = (field: number) => Number(fields[field - 3]);
  return {
    pid: Number.parseInt(line, 10),
    parent: at(4),
    ticks: at(14) + at(15),
    ticksOfEnded: at(16) + at(17),
  };
}

/** Processor time of these processes and all descendants in seconds, including ended ones. */
export function sumOfTrees(processes: readonly ProcessFacts[], roots: readonly number[]): number {
  const inTrees = new Set(roots);
  // A child may precede its parent in the list.
  for (let size = -1; size !== inTrees.size; ) {
    size = inTrees.size;
    for (const { pid, parent } of processes) if (inTrees.has(parent)) inTrees.add(pid);
  }
  const ticks = processes
    .filter(({ pid }) => inTrees.has(pid))
    .reduce((sum, each) => sum + each.ticks + each.ticksOfEnded, 0);
  return ticks / TICKS_PER_SECOND;
}

function readProcesses(): ProcessFacts[] {
  return readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .flatMap((pid) => {
      try {
        return [readStat(readFileSync(`/proc/${pid}/stat`, 'latin1'))];
      } catch {
        // It ended after the listing.
        return [];
      }
    });
}

/** Processor time of processes and their descendants in seconds; unaffected by other work on the machine. */
export const processorSeconds = (pids: readonly number[]): number => sumOfTrees(readProcesses(), pids);
