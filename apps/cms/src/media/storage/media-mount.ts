import { access, constants, stat } from 'node:fs/promises';
import { say } from '@keelstone/languages/say.ts';
import { APIError } from 'payload';
import { configurationOf } from '../../configuration-of.ts';
import { onUpload } from '../upload/on-upload.ts';

/** Thrown when `MEDIA_DIR` is another folder than at the start: what is stored in it would be gone with the next mount. */
class MediaFolderLostError extends APIError {
  constructor() {
    super(
      say(
        'The upload was not stored, because the folder for files is not the one that was there when the CMS started. Nothing is wrong with the file. Tell an administrator, and upload it again when the folder is back.',
      ),
      503,
      null,
      true,
    );
    this.name = 'MediaFolderLostError';
  }
}

/** The disk and the place on it; undefined if there is no folder. */
async function identify(directory: string): Promise<string | undefined> {
  const found = await stat(directory).catch(() => undefined);
  return found && `${found.dev}:${found.ino}`;
}

/** By their paths. */
const known = new Map<string, string | undefined>();

/** Remembers which folder `MEDIA_DIR` is, at the start of a process, and logs it if nothing can be stored there. */
export async function rememberMediaFolder(
  directory: string,
  logger: { error(message: string): void },
): Promise<void> {
  known.set(directory, await identify(directory));
  try {
    await access(directory, constants.R_OK | constants.W_OK | constants.X_OK);
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    // Payload makes one that is missing.
    if (code === 'ENOENT') return;
    logger.error(
      `MEDIA_DIR, ${directory}, cannot be written to (${code}), so every upload will be refused. Choose a folder that this user may write to.`,
    );
  }
}

/** Refuses uploads while a disk is not mounted: Payload would make the folder anew, on another disk. */
export const refuseLostFolder = onUpload(async (_, { payload }) => {
  const directory = configurationOf(payload).mediaDirectory;
  const before = known.get(directory);
  if (before !== undefined && (await identify(directory)) !== before) throw new MediaFolderLostError();
});
