import { access, constants, statfs } from 'node:fs/promises';
import { type AdminText, say } from '@keelstone/languages/say.ts';
import type { CollectionAfterErrorHook } from 'payload';
import { NOT_WRITABLE } from '../../http/guard-uploads.ts';

const DAMAGED: AdminText =
  'The upload was not stored, because it could not be processed. If it is an image, it may be cut off or damaged. Open it, save it anew, and upload that. If that does not help, tell an administrator; the log says more.';
const NO_ROOM: AdminText =
  'The upload was not stored, because the disk of the server is full. Nothing is wrong with the file. Tell an administrator, and upload it again when there is room.';

type Refusal = { text: AdminText; status: number };
const FULL: Refusal = { text: NO_ROOM, status: 507 };

/**
 * Payload logs why a file could not be written, and does not say it. A failed upload is there twice for a moment.
 *
 * @param folder of the files of one kind, which may be on a disk of its own
 */
async function findCause(folder: string, bytes: number): Promise<Refusal> {
  // Asks for the right to write, which even root does not have on a disk that is mounted for reading.
  const isWritable = await access(folder, constants.W_OK).then(
    () => true,
    () => false,
  );
  if (!isWritable) return { text: NOT_WRITABLE, status: 503 };
  const { bavail, bsize } = await statfs(folder);
  return bavail * bsize < 2 * bytes ? FULL : { text: DAMAGED, status: 400 };
}

/**
 * Says why an upload could not be stored, where Payload only reports that there was a problem. Nothing of the upload is
 * kept (settle-after-transactions.ts).
 */
export const explainStorageFailure =
  (folder: string): CollectionAfterErrorHook =>
  async ({ error, req, result }) => {
    // While the upload arrives, the message is that of the operating system.
    const isFull = error.message.startsWith('ENOSPC');
    if (!isFull && error.name !== 'FileUploadError') return undefined;
    const { text, status } = isFull ? FULL : await findCause(folder, req.file?.size ?? 0);
    return { response: { ...result, errors: [{ name: error.name, message: say(text) }] }, status };
  };
