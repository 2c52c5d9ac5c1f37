import type { CollectionBeforeChangeHook, PayloadRequest, RequestContext } from 'payload';
import { refuseWhileLoading } from '../database/publishing-lock.ts';
import { readerOf } from '../database/transaction.ts';

/**
 * For bulk saves of nodes that depend on each other: a save publishes only the node itself, not its dependents.
 * Rebuild the read model once everything is saved.
 */
export const LEAVES_DEPENDENTS: RequestContext = { leavesDependents: true };

/** For a save that is immediately followed by another: nothing is published. */
export const LEAVES_PUBLISHING: RequestContext = { leavesPublishing: true };

export const leavesDependents = ({ context }: PayloadRequest) => context.leavesDependents === true;
export const leavesPublishing = ({ context }: PayloadRequest) => context.leavesPublishing === true;

/**
 * A page that a load has not saved whole yet has a title only, and visitors see what was published from its file: not
 * even a draft of it can be saved, because the load would overwrite that.
 */
export const refuseUnloaded: CollectionBeforeChangeHook = async ({ data, originalDoc, req }) => {
  if (originalDoc?.demoKey && !originalDoc.demoHash) await refuseWhileLoading(await readerOf(req));
  return data;
};
