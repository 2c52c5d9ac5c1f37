import { say } from '@keelstone/languages/say.ts';
import { APIError, type CollectionBeforeOperationHook } from 'payload';
import { onUpload } from './on-upload.ts';
import type { UploadedFile } from './uploaded-file.ts';

/** Thrown when an upload cannot be offered to visitors. */
export class UploadRefusedError extends APIError {
  /** @param reason continues after "because", and ends with what to do */
  constructor(filename: string, reason: string) {
    super(say('"{filename}" was not uploaded, because {reason}', { filename, reason }), 400, null, true);
    this.name = 'UploadRefusedError';
  }
}

/** Validates an upload; throws UploadRefusedError when it cannot be offered to visitors. */
export type UploadCheck = (file: UploadedFile) => void | Promise<void>;

/** Runs checks one after the other. */
export const checkUpload = (...checks: UploadCheck[]): CollectionBeforeOperationHook =>
  onUpload(async (file) => {
    for (const check of checks) await check(file);
  });
