/** Whether a path is this endpoint of accounts. Payload ignores case and a slash at the end, and so must its guards. */
export const isUsersEndpoint = (
  pathname: string | undefined,
  endpoint: 'forgot-password' | 'login' | 'reset-password',
): boolean => new RegExp(`/users/${endpoint}/?$`, 'i').test(pathname ?? '');
