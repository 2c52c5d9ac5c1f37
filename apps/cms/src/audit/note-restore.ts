import type { CollectionBeforeOperationHook, PayloadRequest } from 'payload';

/** Records which revision a save restores, because Payload does not pass that on to later hooks. */
export const noteRestore: CollectionBeforeOperationHook = ({ args, operation, req }) => {
  // Set by each operation, because one request may run several.
  if (operation === 'restoreVersion') req.context.restoredRevision = Number((args as { id?: unknown }).id);
  else if (operation !== 'read') delete req.context.restoredRevision;
  return args;
};

export const restoredRevision = ({ context }: PayloadRequest): number | undefined =>
  typeof context.restoredRevision === 'number' ? context.restoredRevision : undefined;
