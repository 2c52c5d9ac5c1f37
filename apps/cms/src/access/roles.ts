import type { PayloadRequest } from 'payload';

/** C-11: an administrator manages users, an editor publishes, an author writes and sends to review. */
export const ROLES = ['administrator', 'editor', 'author'] as const;
export type Role = (typeof ROLES)[number];

type Asker = Pick<PayloadRequest, 'user'>;

/** The role of the requesting user; undefined for anonymous requests and for scripts without a user. */
export function roleOf({ user }: Asker): Role | undefined {
  return user?.role;
}

export const isAdministrator = (asker: Asker): boolean => roleOf(asker) === 'administrator';
export const isAuthor = (asker: Asker): boolean => roleOf(asker) === 'author';

/** Editors and administrators: their saves may become visible to visitors. */
export const canPublish = (asker: Asker): boolean => isAdministrator(asker) || roleOf(asker) === 'editor';

/** Everyone who may work in the CMS. */
export const isStaff = (asker: Asker): boolean => roleOf(asker) !== undefined;
