import { type AdminText, say } from '@keelstone/languages/say.ts';
import { type KeywordOrder, type KeywordStatistics, medianRank } from '@keelstone/outbox';
import type { ReactNode } from 'react';
import { sayNumber, sayRank, sayShare } from './say-statistics.ts';
import { type StatisticsQuery, statisticsPath, trialPath } from './statistics-query.ts';

/** Ranks that are shown together, as places in `ranks`. */
const RANK_GROUPS: readonly { name: AdminText; from: number; to: number }[] = [
  { name: 'first', from: 0, to: 1 },
  { name: '2 to 3', from: 1, to: 3 },
  { name: '4 to 10', from: 3, to: 10 },
  { name: 'further down', from: 10, to: 11 },
];

type Column = { name: AdminText; order?: KeywordOrder; cell: (row: KeywordStatistics) => ReactNode };

const share = (part: number, { observed }: KeywordStatistics) => sayShare(part, observed) || '–';

const COLUMNS: readonly Column[] = [
  { name: 'Queries', order: 'queries', cell: ({ queries }) => sayNumber(queries) },
  { name: 'Success', cell: (row) => share(row.chosen, row) },
  { name: 'Chosen at rank', order: 'lowest', cell: ({ ranks }) => <Ranks ranks={ranks} /> },
  { name: 'Refined', order: 'refined', cell: (row) => <Refined row={row} /> },
  { name: 'Left', order: 'exits', cell: ({ exits, observed }) => (observed > 0 ? sayNumber(exits) : '–') },
  { name: 'Share left', order: 'failing', cell: (row) => share(row.exits, row) },
];

/** What became of the most frequent searches, and links to sort them (S-26). */
export function KeywordTable({
  rows,
  query,
}: {
  rows: readonly KeywordStatistics[];
  query: StatisticsQuery;
}) {
  return (
    <section>
      <h2 className="search-statistics__heading">{say('What became of searches')}</h2>
      {rows.length === 0 ? (
        <p className="search-statistics__note">{say('Nothing was asked for often enough to be listed.')}</p>
      ) : (
        <table className="search-statistics__table" data-kind="keywords">
          <thead>
            <tr>
              <th scope="col">{say('Words')}</th>
              {COLUMNS.map(({ name, order }) => (
                <th key={name} scope="col" aria-sort={order === query.order ? 'descending' : undefined}>
                  {order ? (
                    <a
                      href={statisticsPath({ ...query, order })}
                      title={say('Sort by {name}', { name: say(name).toLowerCase() })}
                    >
                      {say(name)}
                    </a>
                  ) : (
                    say(name)
                  )}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map((row) => (
              <tr key={row.keyword}>
                <th scope="row">
                  <a
                    href={trialPath(row.keyword, query.language)}
                    title={say('Try the search for {keyword}', { keyword: row.keyword })}
                  >
                    {row.keyword}
                  </a>
                </th>
                {COLUMNS.map(({ name, cell }) => (
                  <td key={name} data-label={say(name)}>
                    {cell(row)}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </section>
  );
}

/** The median rank of the choices, and how many there were in each group of ranks. */
function Ranks({ ranks }: Pick<KeywordStatistics, 'ranks'>) {
  const median = medianRank(ranks);
  if (median === null) return '–';
  const groups = RANK_GROUPS.map(({ name, from, to }) => ({
    name,
    count: ranks.slice(from, to).reduce((sum, each) => sum + each, 0),
  }));
  const said = groups
    .filter(({ count }) => count > 0)
    .map(({ name, count }) => `${say(name)} ${sayNumber(count)}`);
  return (
    <>
      {say('median {rank}', { rank: sayRank(median) })}
      <small>{said.join(' · ')}</small>
    </>
  );
}

function Refined({ row }: { row: KeywordStatistics }) {
  const { refined, filtered } = row;
  if (refined + filtered === 0) return share(0, row);
  const said = [
    ...(refined > 0 ? [say('{number} by other words', { number: sayNumber(refined) })] : []),
    ...(filtered > 0 ? [say('{number} by filter or order', { number: sayNumber(filtered) })] : []),
  ];
  return said.join(' · ');
}
