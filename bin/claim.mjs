import { execFileSync } from 'node:child_process';
import { linkSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { say } from './progress.mjs';

const LOOK_EVERY_MS = 500;

/** When a process started, because ids are reused. Null if there is no such process. */
function beginOf(pid) {
  try {
    if (process.platform !== 'linux')
      return execFileSync('ps', ['-o', 'lstart=', '-p', pid]).toString().trim();
    // The command's name is in parentheses and may contain anything.
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
    // An ended process stays listed until its parent reaps it, which nobody does for an orphan in a container whose
    // first process is not an init.
    return 'ZX'.includes(fields[0]) ? null : (fields[19] ?? null);
  } catch {
    return null;
  }
}

/** The process named by a claim, if it is alive. */
function livingOwner(path) {
  try {
    const [pid = '', begin = ''] = readFileSync(path, 'utf8').trim().split('\n');
    return /^\d+$/.test(pid) && beginOf(pid) === begin ? pid : null;
  } catch (error) {
    if (error.code === 'ENOENT') return null;
    throw error;
  }
}

/**
 * Moves the claim of a dead process out of the way, then checks what it moved: another process may have been
 * faster.
 *
 * @returns {{ wasThere: boolean, owner?: string }} whether there was one, and the process that has been faster
 */
function removeStale(file, aside) {
  try {
    renameSync(file, aside);
  } catch (error) {
    if (error.code === 'ENOENT') return { wasThere: false };
    throw error;
  }
  const owner = livingOwner(aside);
  if (!owner) {
    rmSync(aside, { force: true });
    return { wasThere: true };
  }
  renameSync(aside, file);
  return { wasThere: true, owner };
}

/**
 * Claims something for this process, by a file that names it. Whoever has it removes the file in the end.
 *
 * @param {string} file
 * @returns {{ owner: string | null, wasKilled: boolean }} the living process that has it, null if this one has it now;
 * whether one before was killed
 */
export function claimByFile(file) {
  let wasKilled = false;
  mkdirSync(dirname(file), { recursive: true });
  const own = `${file}.${process.pid}`;
  try {
    writeFileSync(own, `${process.pid}\n${beginOf(process.pid)}\n`, { mode: 0o600 });
    for (;;) {
      const owner = livingOwner(file);
      if (owner) return { owner, wasKilled };
      const stale = removeStale(file, `${own}.stale`);
      if (stale.owner) return { owner: stale.owner, wasKilled };
      wasKilled = stale.wasThere || wasKilled;
      try {
        // Atomic, and succeeds for one process only.
        linkSync(own, file);
        return { owner: null, wasKilled };
      } catch (error) {
        if (error.code !== 'EEXIST') throw error;
      }
    }
  } finally {
    rmSync(own, { force: true });
  }
}

/**
 * Claims something that several commands of this clone would do, and waits while another one does it.
 *
 * @param {string} file see `claimByFile`
 * @param {{ isDone: () => boolean, what: string }} work such as `building the site`
 * @returns {Promise<{ wasKilled: boolean } | null>} see `claimByFile`; null once it is done
 */
export async function claimUnlessDone(file, { isDone, what }) {
  let isSaid = false;
  while (!isDone()) {
    const { owner, wasKilled } = claimByFile(file);
    if (!owner) return { wasKilled };
    if (!isSaid) say(`Another command is ${what}. Waiting for its end …`);
    isSaid = true;
    await pause(LOOK_EVERY_MS);
  }
  return null;
}
