import fc from 'fast-check';
import { expect, it } from 'vitest';
import { COOKIE, dismissalCookie, readDismissed } from './dismissed-cookie.ts';

/** Noon of day 20,778 since 1970. */
const NOW = Date.parse('2026-11-21T12:00:00Z');
const DAY_MS = 86_400_000;
const maxAge = (cookie: string) => Number(/max-age=(\d+)/.exec(cookie)?.[1]);
const written = (cookie: string) => cookie.slice(0, cookie.indexOf(';'));

it.each([
  ['', []],
  ['other=1', []],
  [`${COOKIE}=`, []],
  [`${COOKIE}=7`, ['7']],
  [`a=b; ${COOKIE}=7.summer-2026; c=d`, ['7', 'summer-2026']],
  [`x${COOKIE}=9; ${COOKIE}=7`, ['7']],
  [`${COOKIE}=7..8.`, ['7', '8']],
  [`${COOKIE}=7.~20779.8.9.~20900`, ['7', '8', '9']],
  [`${COOKIE}=7.~20778.8.~20779`, ['8']],
  [`${COOKIE}=~20779.8.~soon`, ['8']],
])('N-4 N-6 reads %j as %j', (cookies, expected) => {
  expect(readDismissed(cookies, NOW)).toEqual(expected);
});

it('N-4 joins ids by dots, for the whole site, for the notice’s days', () => {
  expect(dismissalCookie('', '7', new Map([['7', 30]]), NOW)).toBe(
    `${COOKIE}=7.~20809; path=/; max-age=2592000; SameSite=Lax`,
  );
  const both = written(dismissalCookie(`${COOKIE}=1.2`, '7', new Map([['7', 1]]), NOW));
  expect(both.slice(COOKIE.length + 1).split('.')).toEqual(expect.arrayContaining(['1', '2', '7']));
});

it.each([
  ['short', 'long'],
  ['long', 'short'],
])('N-6 of %s and then %s, each is remembered for its own days', (first, second) => {
  const days = new Map([
    ['long', 365],
    ['short', 1],
  ]);
  const cookie = dismissalCookie(written(dismissalCookie('', first, days, NOW)), second, days, NOW);
  expect(maxAge(cookie) / 86_400).toBeGreaterThanOrEqual(365);
  expect(maxAge(cookie) / 86_400).toBeLessThan(366);
  const after = (wait: number) => readDismissed(written(cookie), NOW + wait * DAY_MS).sort();
  expect(after(0.9)).toEqual(['long', 'short']);
  expect(after(2)).toEqual(['long']);
  expect(after(364.9)).toEqual(['long']);
  expect(after(366)).toEqual([]);
});

it('N-6 what the page does not know keeps its day, and what has expired is forgotten', () => {
  const cookie = dismissalCookie(`${COOKIE}=old.~20778.elsewhere.~20800`, '7', new Map([['7', 3]]), NOW);
  expect(written(cookie)).toBe(`${COOKIE}=elsewhere.~20800.7.~20782`);
  expect(maxAge(cookie)).toBe(21.5 * 86_400);
});

it('N-6 ids of a cookie without days are given theirs', () => {
  const days = new Map([
    ['3', 2],
    ['7', 1],
  ]);
  expect(written(dismissalCookie(`${COOKIE}=3.12`, '7', days, NOW))).toBe(
    `${COOKIE}=3.~20781.12.~21144.7.~20780`,
  );
});

it('N-6 an id is forgotten at the beginning of its day of expiry', () => {
  const read = (now: number) => readDismissed(`${COOKIE}=7.~20780`, now);
  expect(read(20_780 * DAY_MS - 1)).toEqual(['7']);
  expect(read(20_780 * DAY_MS)).toEqual([]);
});

it('N-4 a notice that is remembered for no day leaves no id, and no cookie where there was none', () => {
  expect(dismissalCookie('', '7', new Map(), NOW)).toBe(`${COOKIE}=; path=/; max-age=0; SameSite=Lax`);
  expect(written(dismissalCookie(`${COOKIE}=8.~20780`, '7', new Map([['7', 0]]), NOW))).toBe(
    `${COOKIE}=8.~20780`,
  );
});

it('N-4 dismissing twice says it once, as the latest', () => {
  const cookie = written(dismissalCookie(`${COOKIE}=7.8`, '7', new Map([['7', 1]]), NOW));
  expect(readDismissed(cookie, NOW)).toEqual(['8', '7']);
});

it('N-4 N-6 a full cookie takes what fits into 3,800 characters, and one id in any case', () => {
  const ids = Array.from({ length: 100 }, (_, number) => String(number).padStart(50, 'x'));
  const keptOf = (id: string) => {
    const days = new Map([[id, 1]]);
    return readDismissed(written(dismissalCookie(`${COOKIE}=${ids.join('.')}`, id, days, NOW)), NOW);
  };
  // An id of 50 characters takes 58 with its day and two dots: beside 65 of them, 23 characters are left.
  expect(keptOf('last')).toEqual([...ids.slice(-65), 'last']);
  const exact = 'y'.repeat(23);
  expect(keptOf(exact)).toEqual([...ids.slice(-65), exact]);
  expect(keptOf(`${exact}y`)).toEqual([...ids.slice(-64), `${exact}y`]);
  expect(keptOf('z'.repeat(4_000))).toEqual(['z'.repeat(4_000)]);
});

it('N-4 a full cookie forgets the earliest and stays below what browsers keep', () => {
  const ids = fc.array(fc.stringMatching(/^[\w-]{1,60}$/), { minLength: 1, maxLength: 200 });
  fc.assert(
    fc.property(ids, fc.stringMatching(/^[\w-]{1,60}$/), (before, id) => {
      const cookie = dismissalCookie(`${COOKIE}=${before.join('.')}`, id, new Map([[id, 3]]), NOW);
      expect(cookie.length).toBeLessThan(4096);
      const kept = readDismissed(written(cookie), NOW);
      expect(kept.at(-1)).toBe(id);
      const others = before.filter((other) => other !== id);
      expect(kept.slice(0, -1)).toEqual(others.slice(others.length - (kept.length - 1)));
    }),
  );
});
