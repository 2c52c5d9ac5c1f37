import { sayNumber, sayShare } from './say-statistics.ts';

export type Totals = { queries: number; withoutResults: number; clicks: number };

/** The totals, at the top. */
export function KeyFigures({ queries, withoutResults, clicks }: Totals) {
  const figures = [
    ['Queries', sayNumber(queries), ''],
    ['Without results', sayNumber(withoutResults), sayShare(withoutResults, queries)],
    ['Results chosen', sayNumber(clicks), ''],
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
