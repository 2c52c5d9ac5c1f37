import type { CollectionBeforeOperationHook, PayloadRequest } from 'payload';
import type { UploadedFile } from './uploaded-file.ts';

const WRITING = ['create', 'update', 'updateByID'];

/**
 * A hook for file uploads, before anything is stored. Payload also runs such hooks for reads, including reads of
 * related collections, with the same request and so with its file.
 */
export const onUpload =
  (work: (file: UploadedFile, req: PayloadRequest) => void | Promise<void>): CollectionBeforeOperationHook =>
  async ({ args, operation, req }) => {
    if (req.file && WRITING.includes(operation)) await work(req.file, req);
    return args;
  };
