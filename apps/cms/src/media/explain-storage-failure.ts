import type { CollectionAfterErrorHook } from 'payload';

const EXPLANATION =
  'The upload was not stored, because it could not be processed. If it is an image, it may be cut off or damaged. Open it, ' +
  'save it anew, and upload that. If that does not help, tell an administrator; the log says more.';

/** Payload only reports that there was a problem. Nothing of the upload is kept (settle-after-transactions.ts). */
export const explainStorageFailure: CollectionAfterErrorHook = ({ error, result }) => {
  if (error.name !== 'FileUploadError') return undefined;
  return { response: { ...result, errors: [{ name: error.name, message: EXPLANATION }] }, status: 400 };
};
