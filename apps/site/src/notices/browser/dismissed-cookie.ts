import { readCookie } from '@keelstone/ui/dom/read-cookie.ts';

/** N-4: the only thing that notices store. */
export const COOKIE = 'dismissible_message_bar';

/** Browsers limit a cookie to 4,096 bytes, including its name and attributes. */
const MOST_BYTES = 3_800;
const SECONDS_A_DAY = 86_400;
const MS_A_DAY = SECONDS_A_DAY * 1000;
/** For ids in cookies written before each id had its own day: the maximum that the CMS allows. */
const LONGEST_DAYS = 365;
/** No id begins with this character, so code that splits the cookie at its dots still finds every id unchanged. */
const DAY_MARK = '~';

/** A dismissed notice; `until` is a day counted from 1970 (UTC), null if the cookie does not contain it. */
type Dismissal = { id: string; until: number | null };

/** Parses the cookie: `7.~20851.12.~20900` contains two ids, each with the day on which it expires (N-6). */
function readDismissals(cookies: string): Dismissal[] {
  const dismissals: Dismissal[] = [];
  for (const part of readCookie(cookies, COOKIE).split('.')) {
    const last = dismissals.at(-1);
    if (part.startsWith(DAY_MARK)) {
      if (last) last.until = Number(part.slice(1)) || null;
    } else if (part) dismissals.push({ id: part, until: null });
  }
  return dismissals;
}

const isCurrent = ({ until }: Dismissal, now: number) => until === null || until * MS_A_DAY > now;

/**
 * Ids of the notices that the visitor has dismissed and that have not expired, earliest first.
 *
 * @param now in milliseconds since 1970
 */
export function readDismissed(cookies: string, now: number): string[] {
  return readDismissals(cookies)
    .filter((dismissal) => isCurrent(dismissal, now))
    .map(({ id }) => id);
}

const write = (dismissals: readonly Dismissal[]) =>
  dismissals.map(({ id, until }) => `${id}.${DAY_MARK}${until}`).join('.');

/** The dismissals that fit into a cookie; the earliest are dropped first. */
function fit(dismissals: readonly Dismissal[]): Dismissal[] {
  const kept = [...dismissals];
  while (kept.length > 1 && write(kept).length > MOST_BYTES) kept.shift();
  return kept;
}

/**
 * The value to write to `document.cookie` when a notice is dismissed (N-4, N-6).
 *
 * Each id has its own day of expiry, rounded up so that no notice reappears too early; the cookie itself lives
 * as long as the longest of them.
 *
 * @param cookies the current `document.cookie`, which another tab may have changed
 * @param daysOf for each notice of the page, how many days a dismissal is remembered
 * @param now in milliseconds since 1970
 */
export function dismissalCookie(
  cookies: string,
  id: string,
  daysOf: ReadonlyMap<string, number>,
  now: number,
): string {
  const untilOf = (days: number) => Math.ceil((now + days * MS_A_DAY) / MS_A_DAY);
  const others = readDismissals(cookies)
    .filter((other) => other.id !== id && isCurrent(other, now))
    .map((other) => ({ ...other, until: other.until ?? untilOf(daysOf.get(other.id) ?? LONGEST_DAYS) }));
  const days = daysOf.get(id) ?? 0;
  const kept = fit(days > 0 ? [...others, { id, until: untilOf(days) }] : others);
  const lives = kept.map((each) =>
    each.id === id ? days * SECONDS_A_DAY : (each.until ?? 0) * SECONDS_A_DAY - now / 1000,
  );
  return `${COOKIE}=${write(kept)}; path=/; max-age=${Math.ceil(Math.max(0, ...lives))}; SameSite=Lax`;
}
