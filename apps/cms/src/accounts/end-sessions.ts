import type { User } from '@keelstone/editing/payload-types.ts';
import type { CollectionBeforeChangeHook } from 'payload';

/** Links for another password. */
const NO_LINK = { resetPasswordToken: null, resetPasswordExpiration: null };
/** What was tried with a former password. */
const UNLOCKED = { loginAttempts: 0, lockUntil: null };

/**
 * C-11: a new role ends the sessions of an account, except the one it was changed in. Payload does the same for a new
 * password, but leaves links for another one, by which it could be undone, and a lock, which keeps the owner out. Another
 * address ends the links, too, because they were sent to the former one, which may be somebody else's.
 */
export const endSessions: CollectionBeforeChangeHook<User> = ({ data, operation, originalDoc, req }) => {
  if (operation !== 'update' || !originalDoc) return data;
  const { role = originalDoc.role, email = originalDoc.email, password } = data;
  const own = req.user?.id === originalDoc.id ? (req.user as { _sid?: string })._sid : undefined;
  const kept = (originalDoc.sessions ?? []).filter(({ id }) => id === own);
  return {
    ...data,
    ...(role === originalDoc.role ? {} : { sessions: kept }),
    ...(password || email !== originalDoc.email ? NO_LINK : {}),
    ...(password ? UNLOCKED : {}),
  };
};
