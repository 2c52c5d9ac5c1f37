import type { CollectionBeforeOperationHook } from 'payload';
import type { UploadedFile } from './uploaded-file.ts';

/** Looks at an upload, and throws UploadRefusedError when it cannot be offered to visitors. */
export type UploadCheck = (file: UploadedFile) => void | Promise<void>;

/** Runs checks one after the other, before anything is stored. */
export const checkUpload =
  (...checks: UploadCheck[]): CollectionBeforeOperationHook =>
  async ({ args, req }) => {
    if (!req.file) return args;
    for (const check of checks) await check(req.file);
    return args;
  };
