import type { GroupEffect } from '../show-effect.ts';

type Effect = GroupEffect['effects'][number];

const pages = (count: number) => (count === 1 ? '1 page' : `${count} pages`);

/** What happens to a query, in a word. */
export function nameEffect({ before, after }: Effect): 'Gains' | 'Loses' | 'Changes' {
  if (after > before) return 'Gains';
  return after < before ? 'Loses' : 'Changes';
}

/** How many pages the query finds, now and after saving. */
export const sayCounts = ({ before, after }: Effect): string =>
  before === after ? pages(after) : `${pages(before)} now, ${after} after saving`;

/** Which pages come to the first page of results and which leave it. */
export function sayPages({ gained, lost, isReordered }: Effect): string {
  const said = [
    ...(gained.length > 0 ? [`Now also among the first ten are ${gained.join(' · ')}.`] : []),
    ...(lost.length > 0 ? [`No longer there are ${lost.join(' · ')}.`] : []),
    ...(isReordered ? ['The same first ten in another order.'] : []),
  ];
  return said.join(' ') || 'The same first ten.';
}

/** The result of the comparison in one sentence. */
export function sayEffect({ compared, effects }: GroupEffect): string {
  if (compared === 0)
    return 'No search of the last 30 days was counted in this language, so there is nothing to compare.';
  if (effects.length === 0)
    return `None of the ${compared} most frequent searches of the last 30 days would change.`;
  return `${effects.length} of the ${compared} most frequent searches of the last 30 days would change.`;
}
