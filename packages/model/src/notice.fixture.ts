import type { Notice } from './notice.ts';

/** A published notice, shown nowhere unless its conditions say so. */
export const publishedNotice = (id: string, overrides: Partial<Notice> = {}): Notice => ({
  id,
  kind: 'bar',
  heading: `Notice ${id}`,
  body: [],
  link: null,
  priority: 0,
  isSitewide: false,
  contentTypes: [],
  pathLimit: [],
  excluded: [],
  startTime: null,
  endTime: null,
  cookieDays: 30,
  isCookieOff: false,
  dismissAfterSeconds: null,
  ...overrides,
});
