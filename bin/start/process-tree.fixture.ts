import { readdirSync, readFileSync } from 'node:fs';

/** A process as Linux reports it. */
export type RunningProcess = { pid: number; parent: number; command: string; environment: string };

const read = (pid: string, name: string) => readFileSync(`/proc/${pid}/${name}`, 'utf8');

/** Reads a process; null if it ended in the meantime, or belongs to another account. */
function look(pid: string): RunningProcess | null {
  try {
    const stat = read(pid, 'stat');
    const parent = Number(stat.slice(stat.lastIndexOf(')') + 2).split(' ')[1]);
    const command = read(pid, 'cmdline').replaceAll('\0', ' ').trim();
    return { pid: Number(pid), parent, command, environment: read(pid, 'environ').replaceAll('\0', '\n') };
  } catch {
    return null;
  }
}

/** All descendants of a process. */
export function descendantsOf(pid: number): RunningProcess[] {
  const all = readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .flatMap((each) => look(each) ?? []);
  const below = (parent: number): RunningProcess[] =>
    all.filter((each) => each.parent === parent).flatMap((each) => [each, ...below(each.pid)]);
  return below(pid);
}

/** A process and its descendants. */
export function processTree(pid: number): RunningProcess[] {
  const first = look(String(pid));
  return first ? [first, ...descendantsOf(pid)] : [];
}
