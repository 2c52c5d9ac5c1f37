import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { Advice } from '../progress.mjs';
import { dataDirectory } from '../project.mjs';

/** The folder of the backup, while it is being restored. */
const mark = join(dataDirectory, 'restoring');

/** Marks the installation as incomplete until the restore has ended: killed, it would look like a whole one. */
export const beginRestore = (backup) => writeFileSync(mark, `${backup}\n`);

export const endRestore = () => rmSync(mark);

/** @throws Advice when a restore was interrupted */
export function refuseHalfRestore() {
  if (!existsSync(mark)) return;
  const backup = readFileSync(mark, 'utf8').trim();
  throw new Advice(
    `The restore into ${dataDirectory} was interrupted, so a part of the content is missing there. Move that folder away (and those of MEDIA_DIR and SUBMISSIONS_DIR, if they are elsewhere), then restore again: npm run restore -- ${backup}`,
  );
}
