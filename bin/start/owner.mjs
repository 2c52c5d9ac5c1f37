import { execFileSync } from 'node:child_process';
import { linkSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { Advice } from '../progress.mjs';
import { dataDirectory } from '../project.mjs';

const file = join(dataDirectory, 'owner');

/** When a process began: its number may be given to another one after it. Null when there is none. */
function beginOf(pid) {
  try {
    if (process.platform !== 'linux')
      return execFileSync('ps', ['-o', 'lstart=', '-p', pid]).toString().trim();
    // The command's name stands in brackets and may hold anything.
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
    // A process that has ended stays listed until its parent asks how: nobody does that for one that was orphaned, where
    // the first process of a container is not made for it.
    return 'ZX'.includes(fields[0]) ? null : (fields[19] ?? null);
  } catch {
    return null;
  }
}

/** The process that a claim names, if it lives. */
function livingOwner(path) {
  try {
    const [pid = '', begin = ''] = readFileSync(path, 'utf8').trim().split('\n');
    return /^\d+$/.test(pid) && beginOf(pid) === begin ? pid : null;
  } catch (error) {
    if (error.code === 'ENOENT') return null;
    throw error;
  }
}

function refuse(pid) {
  throw new Advice(
    `${dataDirectory} is in use by process ${pid}: Keelstone seems to be running already. Stop that one first, or give this one a folder of its own: KEELSTONE_DATA=… npm start`,
  );
}

/** Moves away the claim of a process that is gone. Looks again at what it moved: another may have been faster. */
function removeStale(aside) {
  try {
    renameSync(file, aside);
  } catch (error) {
    if (error.code === 'ENOENT') return;
    throw error;
  }
  const owner = livingOwner(aside);
  if (!owner) return rmSync(aside, { force: true });
  renameSync(aside, file);
  refuse(owner);
}

function claim() {
  mkdirSync(dataDirectory, { recursive: true });
  const own = `${file}.${process.pid}`;
  writeFileSync(own, `${process.pid}\n${beginOf(process.pid)}\n`, { mode: 0o600 });
  try {
    for (;;) {
      const owner = livingOwner(file);
      if (owner) refuse(owner);
      removeStale(`${own}.stale`);
      try {
        // Whole at once, and by one process only.
        return linkSync(own, file);
      } catch (error) {
        if (error.code !== 'EEXIST') throw error;
      }
    }
  } finally {
    rmSync(own, { force: true });
  }
}

/**
 * Makes this process the only one that works on the data folder, until it ends. Before everything else: who is refused
 * has touched nothing.
 *
 * @throws Advice when another process does, or when the folder is somebody else's
 */
export function claimDataDirectory() {
  try {
    claim();
  } catch (error) {
    if (error.code !== 'EACCES' && error.code !== 'EPERM' && error.code !== 'EROFS') throw error;
    throw new Advice(
      `${dataDirectory} cannot be written to (${error.code}): it belongs to another account, or to a disk that is read-only. Start Keelstone as that account, or give it a folder of its own: KEELSTONE_DATA=… npm start`,
    );
  }
  process.on('exit', () => rmSync(file, { force: true }));
}
