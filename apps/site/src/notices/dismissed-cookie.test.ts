import fc from 'fast-check';
import { expect, it } from 'vitest';
import { COOKIE, dismissalCookie, readDismissed } from './dismissed-cookie.ts';

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
])('N-4 reads %j as %j', (cookies, expected) => {
  expect(readDismissed(cookies)).toEqual(expected);
});

it('N-4 joins ids by dots, for the whole site, for the notice’s days', () => {
  expect(dismissalCookie('', '7', new Map([['7', 30]]))).toBe(
    `${COOKIE}=7; path=/; max-age=2592000; SameSite=Lax`,
  );
  expect(written(dismissalCookie(`${COOKIE}=1.2`, '7', new Map([['7', 1]])))).toBe(`${COOKIE}=1.2.7`);
});

it('N-4 a notice with a short life does not shorten one with a long life, nor the other way round', () => {
  const days = new Map([
    ['long', 365],
    ['short', 1],
  ]);
  expect(maxAge(dismissalCookie(`${COOKIE}=long`, 'short', days))).toBe(365 * 86_400);
  expect(maxAge(dismissalCookie(`${COOKIE}=short`, 'long', days))).toBe(365 * 86_400);
  expect(maxAge(dismissalCookie('', 'short', days))).toBe(86_400);
});

it('N-4 dismissing twice says it once, as the latest', () => {
  expect(written(dismissalCookie(`${COOKIE}=7.8`, '7', new Map()))).toBe(`${COOKIE}=8.7`);
});

it('N-4 a full cookie takes what fits into 3,800 characters, and one id in any case', () => {
  const ids = Array.from({ length: 100 }, (_, number) => String(number).padStart(50, 'x'));
  const keptOf = (before: readonly string[], id: string) =>
    readDismissed(written(dismissalCookie(`${COOKIE}=${before.join('.')}`, id, new Map())));
  // 74 ids of 50 characters with their dots are 3,773 characters; a seventy-fifth has no room.
  expect(keptOf(ids, 'last')).toEqual([...ids.slice(-74), 'last']);
  const filling = ids.slice(-74).join('.').length + 1;
  const exact = 'y'.repeat(3_800 - filling);
  expect(keptOf(ids, exact)).toEqual([...ids.slice(-74), exact]);
  expect(keptOf(ids, `${exact}y`)).toEqual([...ids.slice(-73), `${exact}y`]);
  expect(keptOf(ids, 'z'.repeat(4_000))).toEqual(['z'.repeat(4_000)]);
});

it('N-4 a notice that is not of this page is remembered for as long as the one that is', () => {
  expect(maxAge(dismissalCookie(`${COOKIE}=elsewhere`, '7', new Map([['7', 0]])))).toBe(0);
});

it('N-4 a full cookie forgets the earliest and stays below what browsers keep', () => {
  const ids = fc.array(fc.stringMatching(/^[\w-]{1,60}$/), { minLength: 1, maxLength: 200 });
  fc.assert(
    fc.property(ids, fc.stringMatching(/^[\w-]{1,60}$/), (before, id) => {
      const cookie = dismissalCookie(`${COOKIE}=${before.join('.')}`, id, new Map([[id, 3]]));
      expect(cookie.length).toBeLessThan(4096);
      const kept = readDismissed(written(cookie));
      expect(kept.at(-1)).toBe(id);
      const others = before.filter((other) => other !== id);
      expect(kept.slice(0, -1)).toEqual(others.slice(others.length - (kept.length - 1)));
    }),
  );
});
