import { type AdminText, say } from '@keelstone/languages/say.ts';
import type { GroupEffect } from './show-effect.ts';

type Effect = GroupEffect['effects'][number];

const pages = (count: number) => (count === 1 ? say('1 page') : say('{number} pages', { number: count }));

/** What happens to a query, in a word. */
export function nameEffect({ before, after }: Effect): AdminText {
  if (after > before) return 'Gains';
  return after < before ? 'Loses' : 'Changes';
}

/** How many pages the query finds, now and after saving. */
export const sayCounts = ({ before, after }: Effect): string =>
  before === after ? pages(after) : say('{pages} now, {after} after saving', { pages: pages(before), after });

/** Which pages come to the first page of results and which leave it. */
export function sayPages({ gained, lost, isReordered }: Effect): string {
  const said = [
    ...(gained.length > 0
      ? [say('Now also among the first ten are {gained}.', { gained: gained.join(' · ') })]
      : []),
    ...(lost.length > 0 ? [say('No longer there are {lost}.', { lost: lost.join(' · ') })] : []),
    ...(isReordered ? [say('The same first ten in another order.')] : []),
  ];
  return said.join(' ') || say('The same first ten.');
}

/** What a table of effects says, the query first. */
export const EFFECT_COLUMNS: readonly AdminText[] = [
  'Search',
  'Asked for',
  'What happens',
  'Finds',
  'First ten',
];

/** The cells of one query, as its columns are. */
export const effectCells = (effect: Effect): string[] => [
  effect.query,
  say('{queries} times', { queries: effect.queries }),
  say(nameEffect(effect)),
  sayCounts(effect),
  sayPages(effect),
];

/** The result of the comparison in one sentence. */
export function sayEffect({ compared, effects }: GroupEffect): string {
  if (compared === 0)
    return say('No search of the last 30 days was counted in this language, so there is nothing to compare.');
  if (effects.length === 0)
    return say('None of the {compared} most frequent searches of the last 30 days would change.', {
      compared,
    });
  return say('{count} of the {compared} most frequent searches of the last 30 days would change.', {
    count: effects.length,
    compared,
  });
}
