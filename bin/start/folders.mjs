import { accessSync, constants, mkdirSync } from 'node:fs';
import { Advice } from '../progress.mjs';

/**
 * Makes the folders of media and submissions. Both are there from the first start on: a backup takes one that is missing
 * for a disk that is not mounted. They are for this user alone: unpublished uploads are in one, what visitors sent in the
 * other.
 *
 * @throws Advice when one cannot be made or written to: the first upload would be refused, and the first submission that
 * comes while the database is down
 */
export function makeFolders({ MEDIA_DIR, SUBMISSIONS_DIR }) {
  for (const [name, directory] of Object.entries({ MEDIA_DIR, SUBMISSIONS_DIR })) {
    try {
      mkdirSync(directory, { recursive: true, mode: 0o700 });
      accessSync(directory, constants.R_OK | constants.W_OK | constants.X_OK);
    } catch ({ code }) {
      throw new Advice(
        `${name}, ${directory}, could not be made, or cannot be written to (${code}). Choose a folder that this user may write to.`,
      );
    }
  }
}
