import type { PayloadRequest } from 'payload';

/** C-11: an administrator manages users, an editor publishes, an author writes and sends to review. */
export const ROLES = ['administrator', 'editor', 'author'] as const;
export type Role = (typeof ROLES)[number];

type Requester = Pick<PayloadRequest, 'user'>;

/** The role of the requesting user; undefined for anonymous requests and for scripts without a user. */
export function roleOf({ user }: Requester): Role | undefined {
  return user?.role;
}

export const isAdministrator = (requester: Requester): boolean => roleOf(requester) === 'administrator';
export const isAuthor = (requester: Requester): boolean => roleOf(requester) === 'author';

/** Editors and administrators: their saves may become visible to visitors. */
export const canPublish = (requester: Requester): boolean =>
  isAdministrator(requester) || roleOf(requester) === 'editor';

/** Everyone who may work in the CMS. */
export const isStaff = (requester: Requester): boolean => roleOf(requester) !== undefined;
