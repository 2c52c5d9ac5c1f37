import type { FieldAccess } from 'payload';

/**
 * Access to a field that the CMS or a script sets, and no request. A revision that is restored keeps its value: Payload
 * 3.90.1 would leave the field empty where access is refused.
 */
export const unforgeable: { create: FieldAccess; update: FieldAccess } = {
  create: () => false,
  update: ({ req }) => req.context.isRestoringVersion === true,
};
