import { say } from '@keelstone/languages/say.ts';
import { type KeywordStatistics, medianRank } from '@keelstone/outbox';
import { sayNumber, sayRank, sayShare } from './say-statistics.ts';

type FiguresProps = {
  /** Null if nothing was searched for. */
  totals: KeywordStatistics | null;
  clicks: number;
};

const ofAll = (part: number, whole: number) =>
  whole === 0 ? '' : say('{share} of all', { share: sayShare(part, whole) });

/** What became of all searches; nothing for a time in which it was not counted. */
function outcomesOf({ observed, chosen, refined, filtered, exits, ranks }: KeywordStatistics) {
  if (observed === 0) return [];
  const median = medianRank(ranks);
  return [
    [say('Led to a result'), sayNumber(chosen), ofAll(chosen, observed)],
    [say('Chosen at rank'), median === null ? '–' : sayRank(median), say('in the middle')],
    [
      say('Refined'),
      sayNumber(refined),
      say('by other words, {number} by filter or order', { number: sayNumber(filtered) }),
    ],
    [say('Left'), sayNumber(exits), ofAll(exits, observed)],
  ] as const;
}

/** The totals, at the top. */
export function KeyFigures({ totals, clicks }: FiguresProps) {
  const { queries, withoutResults, mostWords } = totals ?? { queries: 0, withoutResults: 0, mostWords: 0 };
  const figures = [
    [say('Queries'), sayNumber(queries), ''],
    [say('Without results'), sayNumber(withoutResults), ofAll(withoutResults, queries)],
    [say('No page has all words'), sayNumber(mostWords), ofAll(mostWords, queries)],
    [say('Results chosen'), sayNumber(clicks), ''],
    ...(totals ? outcomesOf(totals) : []),
  ] as const;
  return (
    <dl className="search-statistics__figures">
      {figures.map(([name, figure, more]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>
            {figure} {more && <small>{more}</small>}
          </dd>
        </div>
      ))}
    </dl>
  );
}
