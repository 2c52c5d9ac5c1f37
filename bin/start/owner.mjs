import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { claimByFile } from '../claim.mjs';
import { Advice } from '../progress.mjs';
import { dataDirectory } from '../project.mjs';

const file = join(dataDirectory, 'owner');

/**
 * Makes this process the exclusive owner of the data folder, until it ends. Runs before everything else, so that a
 * refused process has touched nothing.
 *
 * @returns {boolean} whether the owner before was killed, so that processes of it may still be ending
 * @throws Advice when another process owns it, or the folder belongs to another account
 */
export function claimDataDirectory() {
  let claim;
  try {
    claim = claimByFile(file);
  } catch (error) {
    if (!error.code) throw error;
    throw new Advice(
      `${dataDirectory} cannot be written to (${error.code}): it belongs to another account, is on a disk that is read-only or full, or cannot be a folder. Start Keelstone as the account it belongs to, or give it another folder: KEELSTONE_DATA=… npm start`,
    );
  }
  if (claim.owner) {
    throw new Advice(
      `${dataDirectory} is in use by process ${claim.owner}: Keelstone seems to be running already. Stop that one first, or give this one a folder of its own: KEELSTONE_DATA=… npm start`,
    );
  }
  process.on('exit', () => rmSync(file, { force: true }));
  return claim.wasKilled;
}
