import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { claimUnlessDone } from './claim.mjs';
import { isCurrent, root, unlessCurrent } from './project.mjs';

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
  const work = { isDone: () => isCurrent(stampFile, input), what: `building the ${name}` };
  if (!(await claimUnlessDone(claim, work))) return;
  try {
    await unlessCurrent(stampFile, input, build);
  } finally {
    rmSync(claim, { force: true });
  }
}
