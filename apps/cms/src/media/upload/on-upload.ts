import type { CollectionBeforeOperationHook, PayloadRequest } from 'payload';
import type { UploadedFile } from './uploaded-file.ts';

/** Whether an operation of Payload stores a document. */
export const isWriting = (operation: string): boolean =>
  ['create', 'update', 'updateByID'].includes(operation);

/**
 * A hook for file uploads, before anything is stored. Payload also runs such hooks for reads, including reads of
 * related collections, with the same request and so with its file.
 */
export const onUpload =
  (work: (file: UploadedFile, req: PayloadRequest) => void | Promise<void>): CollectionBeforeOperationHook =>
  async ({ args, operation, req }) => {
    if (req.file && isWriting(operation)) await work(req.file, req);
    return args;
  };
