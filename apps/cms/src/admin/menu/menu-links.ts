import type { User } from '@keelstone/editing/payload-types.ts';
import type { AdminText } from '@keelstone/languages/say.ts';

type MenuLink = {
  /** Also the title of the view. */
  name: AdminText;
  path: string;
  /** Who can do something there; everybody, unless it says otherwise. */
  isFor?: (role: User['role']) => boolean;
};

/** Links to the admin's own views (`app/admin-views.ts`), above Payload's menu. Ctrl-K offers all of them as well. */
export const FIRST_LINKS: readonly MenuLink[] = [
  { name: 'Content', path: '/admin/content' },
  { name: 'Calendar', path: '/admin/calendar' },
];

/** The others, below Payload's menu. */
export const LAST_LINKS: readonly MenuLink[] = [
  { name: 'Submissions', path: '/admin/submissions' },
  { name: 'Search statistics', path: '/admin/search-statistics' },
  { name: 'Try the search', path: '/admin/search-trial' },
  { name: 'Media library', path: '/admin/media-library' },
  { name: 'Reports on pages', path: '/admin/page-reports' },
  { name: 'Unused media', path: '/admin/unused-media', isFor: (role) => role !== 'author' },
  { name: 'Audit trail', path: '/admin/audit-trail', isFor: (role) => role === 'administrator' },
];

/** The links that a person gets; none without one. */
export const linksFor = (user: Pick<User, 'role'> | null | undefined, links: readonly MenuLink[]) =>
  links.filter(({ isFor }) => user && (isFor?.(user.role) ?? true));
