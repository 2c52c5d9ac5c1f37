import { statfs } from 'node:fs/promises';
import { type AdminText, say } from '@keelstone/languages/say.ts';
import type { CollectionAfterErrorHook } from 'payload';

const DAMAGED: AdminText =
  'The upload was not stored, because it could not be processed. If it is an image, it may be cut off or damaged. Open it, save it anew, and upload that. If that does not help, tell an administrator; the log says more.';
const NO_ROOM: AdminText =
  'The upload was not stored, because the disk of the server is full. Nothing is wrong with the file. Tell an administrator, and upload it again when there is room.';

const INSUFFICIENT_STORAGE = 507;

/** Payload logs why a file could not be written, and does not say it. A failed upload is there twice for a moment. */
async function isFull(directory: string, bytes: number): Promise<boolean> {
  const { bavail, bsize } = await statfs(directory);
  return bavail * bsize < 2 * bytes;
}

/**
 * Says why an upload could not be stored, where Payload only reports that there was a problem. Nothing of the upload is
 * kept (settle-after-transactions.ts).
 */
export const explainStorageFailure =
  (mediaDirectory: string): CollectionAfterErrorHook =>
  async ({ error, req, result }) => {
    const isUnstored = error.name === 'FileUploadError';
    // While the upload arrives, the message is that of the operating system.
    const hasNoRoom =
      error.message.startsWith('ENOSPC') ||
      (isUnstored && (await isFull(mediaDirectory, req.file?.size ?? 0)));
    if (!isUnstored && !hasNoRoom) return undefined;
    const errors = [{ name: error.name, message: say(hasNoRoom ? NO_ROOM : DAMAGED) }];
    return { response: { ...result, errors }, status: hasNoRoom ? INSUFFICIENT_STORAGE : 400 };
  };
