import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { claimByFile } from './claim.mjs';
import { say } from './progress.mjs';
import { isCurrent, root, unlessCurrent } from './project.mjs';

const LOOK_EVERY_MS = 500;

/**
 * Builds something of this clone, unless its input is what was built last. Commands with data folders of their own may
 * begin at the same time: one builds, and the others wait for its end, because builds empty the folder that they write to.
 *
 * @param {string} name of what is built
 * @param {{ stampFile: string, input: string, claimFolder?: string }} step as for `unlessCurrent`; the claim is in a
 * folder that no build empties
 * @param {() => unknown} build
 */
export async function buildOnce(name, { stampFile, input, claimFolder = join(root, 'node_modules') }, build) {
  const claim = join(claimFolder, `.keelstone-building-${name}`);
  let isSaid = false;
  while (!isCurrent(stampFile, input)) {
    if (!claimByFile(claim).owner) {
      try {
        return await unlessCurrent(stampFile, input, build);
      } finally {
        rmSync(claim, { force: true });
      }
    }
    if (!isSaid) say(`Another command is building the ${name}. Waiting for its end …`);
    isSaid = true;
    await pause(LOOK_EVERY_MS);
  }
}
