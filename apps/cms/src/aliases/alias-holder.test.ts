import { expect, it } from 'vitest';
import { makeAliasUnique } from './alias-holder.ts';

/** A database in which other pages have these paths. */
function databaseWith(taken: string[]) {
  const asked: string[][] = [];
  const query = async (_text: string, [aliases]: [string[]]) => {
    asked.push(aliases);
    return { rows: aliases.filter((alias) => taken.includes(alias)).map((alias) => ({ alias })) };
  };
  return { asked, executor: { query } as unknown as Parameters<typeof makeAliasUnique>[0] };
}
const numbered = (from: number, to: number) =>
  Array.from({ length: to - from + 1 }, (_, index) => `/news-${from + index}`);

it.each([
  ['none', [], '/news'],
  ['the path itself', ['/news'], '/news-2'],
  ['some numbers, with a gap', ['/news', '/news-2', '/news-4'], '/news-3'],
  ['a thousand numbers', ['/news', ...numbered(2, 1000)], '/news-1001'],
])('C-6 gives a page the first free path where others have %s', async (_, taken, expected) => {
  const { executor, asked } = databaseWith(taken);
  expect(await makeAliasUnique(executor, { alias: '/news', language: 'en' })).toBe(expected);
  // A query for each page with the same title made the hundredth as slow as saving a hundred.
  expect(asked.length).toBeLessThanOrEqual(22);
});
