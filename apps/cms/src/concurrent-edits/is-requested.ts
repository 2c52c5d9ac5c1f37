import type { PayloadRequest } from 'payload';

/** Whether an operation is the one that a REST request asked for, not one that follows from it. */
export const isRequested = (
  { payloadAPI, routeParams }: PayloadRequest,
  name: string,
  id?: number | string,
): boolean =>
  payloadAPI === 'REST' &&
  (id === undefined
    ? routeParams?.global === name
    : routeParams?.collection === name && String(routeParams.id) === String(id));
