import type { User } from '@keelstone/editing/payload-types.ts';
import type { CollectionBeforeChangeHook } from 'payload';

/**
 * C-11: a new role ends the sessions of an account, except the one it was changed in. Payload does the same for a new
 * password, but leaves links for another one; whoever has one could undo the administrator's.
 */
export const endSessions: CollectionBeforeChangeHook<User> = ({ data, operation, originalDoc, req }) => {
  if (operation !== 'update' || !originalDoc) return data;
  const { role = originalDoc.role, password } = data;
  const own = req.user?.id === originalDoc.id ? (req.user as { _sid?: string })._sid : undefined;
  const kept = (originalDoc.sessions ?? []).filter(({ id }) => id === own);
  return {
    ...data,
    ...(role === originalDoc.role ? {} : { sessions: kept }),
    ...(password ? { resetPasswordToken: null, resetPasswordExpiration: null } : {}),
  };
};
