import { readdirSync, readFileSync } from 'node:fs';

/** What the kernel says of a process: times in clock ticks, those of its ended children apart. */
export type ProcessFacts = { pid: number; parent: number; ticks: number; ticksOfEnded: number };

/** Of every Linux that Node.js runs on (USER_HZ). */
const TICKS_PER_SECOND = 100;

/**
 * Reads a line of `/proc/PID/stat`. The second field is the program's name, which may hold spaces and brackets.
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

/** Processor time of these processes and everything below them, in seconds, also of what has ended since. */
export function sumOfTrees(processes: readonly ProcessFacts[], roots: readonly number[]): number {
  const inTrees = new Set(roots);
  // A child may stand before its parent in the list.
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
        // It ended between the list and our look.
        return [];
      }
    });
}

/** Processor time that processes and their children have used, in seconds; other work on the machine does not count. */
export const processorSeconds = (pids: readonly number[]): number => sumOfTrees(readProcesses(), pids);
