import type { CollectionBeforeOperationHook } from 'payload';
import { onUpload } from './on-upload.ts';
import type { UploadedFile } from './uploaded-file.ts';

/** Validates an upload; throws UploadRefusedError when it cannot be offered to visitors. */
export type UploadCheck = (file: UploadedFile) => void | Promise<void>;

/** Runs checks one after the other. */
export const checkUpload = (...checks: UploadCheck[]): CollectionBeforeOperationHook =>
  onUpload(async (file) => {
    for (const check of checks) await check(file);
  });
