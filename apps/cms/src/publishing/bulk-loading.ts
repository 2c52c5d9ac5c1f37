import type { PayloadRequest, RequestContext } from 'payload';

/**
 * For whoever saves many nodes that show each other: a save publishes the node, and leaves those that show it as they
 * are. Once everything is saved, rebuild the read model.
 */
export const LEAVES_DEPENDENTS: RequestContext = { leavesDependents: true };

/** For a save that another one follows at once: nothing is published. */
export const LEAVES_PUBLISHING: RequestContext = { leavesPublishing: true };

export const leavesDependents = ({ context }: PayloadRequest) => context.leavesDependents === true;
export const leavesPublishing = ({ context }: PayloadRequest) => context.leavesPublishing === true;
