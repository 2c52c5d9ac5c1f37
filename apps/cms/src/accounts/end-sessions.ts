import type { User } from '@keelstone/editing/payload-types.ts';
import type { CollectionBeforeChangeHook } from 'payload';

/** Of a former password: links for another one, and what was tried with it. */
const FORGOTTEN = {
  resetPasswordToken: null,
  resetPasswordExpiration: null,
  loginAttempts: 0,
  lockUntil: null,
};

/**
 * C-11: a new role ends the sessions of an account, except the one it was changed in. Payload does the same for a new
 * password, but leaves links for another one, by which it could be undone, and a lock, which keeps the owner out.
 */
export const endSessions: CollectionBeforeChangeHook<User> = ({ data, operation, originalDoc, req }) => {
  if (operation !== 'update' || !originalDoc) return data;
  const { role = originalDoc.role, password } = data;
  const own = req.user?.id === originalDoc.id ? (req.user as { _sid?: string })._sid : undefined;
  const kept = (originalDoc.sessions ?? []).filter(({ id }) => id === own);
  return {
    ...data,
    ...(role === originalDoc.role ? {} : { sessions: kept }),
    ...(password ? FORGOTTEN : {}),
  };
};
