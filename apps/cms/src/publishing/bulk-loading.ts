import type { PayloadRequest, RequestContext } from 'payload';

/**
 * For bulk saves of nodes that depend on each other: a save publishes only the node itself, not its dependents.
 * Rebuild the read model once everything is saved.
 */
export const LEAVES_DEPENDENTS: RequestContext = { leavesDependents: true };

/** For a save that is immediately followed by another: nothing is published. */
export const LEAVES_PUBLISHING: RequestContext = { leavesPublishing: true };

export const leavesDependents = ({ context }: PayloadRequest) => context.leavesDependents === true;
export const leavesPublishing = ({ context }: PayloadRequest) => context.leavesPublishing === true;
