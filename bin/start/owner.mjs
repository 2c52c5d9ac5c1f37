import { execFileSync } from 'node:child_process';
import { linkSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { Advice } from '../progress.mjs';
import { dataDirectory } from '../project.mjs';

const file = join(dataDirectory, 'owner');

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

function refuse(pid) {
  throw new Advice(
    `${dataDirectory} is in use by process ${pid}: Keelstone seems to be running already. Stop that one first, or give this one a folder of its own: KEELSTONE_DATA=… npm start`,
  );
}

/**
 * Moves the claim of a dead process out of the way, then checks what it moved: another process may have been
 * faster.
 *
 * @returns {boolean} whether there was one
 */
function removeStale(aside) {
  try {
    renameSync(file, aside);
  } catch (error) {
    if (error.code === 'ENOENT') return false;
    throw error;
  }
  const owner = livingOwner(aside);
  if (!owner) {
    rmSync(aside, { force: true });
    return true;
  }
  renameSync(aside, file);
  refuse(owner);
}

function claim() {
  let wasKilled = false;
  mkdirSync(dataDirectory, { recursive: true });
  const own = `${file}.${process.pid}`;
  writeFileSync(own, `${process.pid}\n${beginOf(process.pid)}\n`, { mode: 0o600 });
  try {
    for (;;) {
      const owner = livingOwner(file);
      if (owner) refuse(owner);
      wasKilled = removeStale(`${own}.stale`) || wasKilled;
      try {
        // Atomic, and succeeds for one process only.
        linkSync(own, file);
        return wasKilled;
      } catch (error) {
        if (error.code !== 'EEXIST') throw error;
      }
    }
  } finally {
    rmSync(own, { force: true });
  }
}

/**
 * Makes this process the exclusive owner of the data folder, until it ends. Runs before everything else, so that a
 * refused process has touched nothing.
 *
 * @returns {boolean} whether the owner before was killed, so that processes of it may still be ending
 * @throws Advice when another process owns it, or the folder belongs to another account
 */
export function claimDataDirectory() {
  let wasKilled;
  try {
    wasKilled = claim();
  } catch (error) {
    if (error.code !== 'EACCES' && error.code !== 'EPERM' && error.code !== 'EROFS') throw error;
    throw new Advice(
      `${dataDirectory} cannot be written to (${error.code}): it belongs to another account, or to a disk that is read-only. Start Keelstone as that account, or give it a folder of its own: KEELSTONE_DATA=… npm start`,
    );
  }
  process.on('exit', () => rmSync(file, { force: true }));
  return wasKilled;
}
