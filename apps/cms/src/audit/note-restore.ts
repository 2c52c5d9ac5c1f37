import type { CollectionBeforeOperationHook, PayloadRequest } from 'payload';

/** Notes which revision a save restores: the hooks after it are not told. */
export const noteRestore: CollectionBeforeOperationHook = ({ args, operation, req }) => {
  // Of an operation of its own each time: a request may do several.
  if (operation === 'restoreVersion') req.context.restoredRevision = Number((args as { id?: unknown }).id);
  else if (operation !== 'read') delete req.context.restoredRevision;
  return args;
};

export const restoredRevision = ({ context }: PayloadRequest): number | undefined =>
  typeof context.restoredRevision === 'number' ? context.restoredRevision : undefined;
