/** N-4: the only storage of notices. */
export const COOKIE = 'dismissible_message_bar';

/** Browsers keep 4,096 bytes of a cookie, its name and attributes included. */
const MOST_BYTES = 3_800;
const SECONDS_A_DAY = 86_400;

/** Ids of the notices that the visitor dismissed, the earliest first. */
export function readDismissed(cookies: string): string[] {
  const own = cookies
    .split(';')
    .map((cookie) => cookie.trim())
    .find((cookie) => cookie.startsWith(`${COOKIE}=`));
  return own
    ? own
        .slice(COOKIE.length + 1)
        .split('.')
        .filter(Boolean)
    : [];
}

/** The ids that a cookie has room for; the earliest are forgotten first. */
function fit(ids: readonly string[]): string[] {
  const kept = [...ids];
  while (kept.length > 1 && kept.join('.').length > MOST_BYTES) kept.shift();
  return kept;
}

/**
 * What to write to `document.cookie` when a notice is dismissed (N-4).
 *
 * A cookie has one lifetime, and its present one cannot be read: it is set to the longest of the notices in it, so
 * that none is shortened by another.
 *
 * @param cookies `document.cookie` as it is now: another tab may have written it
 * @param daysOf days for which each notice of the page is remembered
 */
export function dismissalCookie(cookies: string, id: string, daysOf: ReadonlyMap<string, number>): string {
  const others = readDismissed(cookies).filter((other) => other !== id);
  const ids = fit([...others, id]);
  const days = Math.max(...ids.map((each) => daysOf.get(each) ?? 0));
  return `${COOKIE}=${ids.join('.')}; path=/; max-age=${Math.round(days * SECONDS_A_DAY)}; SameSite=Lax`;
}
