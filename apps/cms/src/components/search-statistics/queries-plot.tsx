import type { SearchStatistics } from '@keelstone/content-store';
import { PLOT, plotBars } from './plot-bars.ts';
import { sayDay, sayNumber } from './say-statistics.ts';

type PlotProps = { days: SearchStatistics['days'] };

/** Queries of each day, drawn, and as a table for who cannot see or wants the figures. */
export function QueriesPlot({ days }: PlotProps) {
  const { bars, end } = plotBars(days);
  const sum = (of: 'queries' | 'withoutResults') =>
    sayNumber(days.reduce((total, day) => total + day[of], 0));
  const [first, last] = [days.at(0), days.at(-1)];
  if (!first || !last) return null;
  const span = `${sayDay(first.day)} to ${sayDay(last.day)}`;
  return (
    <figure className="search-statistics__plot">
      <figcaption>
        {`${sum('queries')} queries, ${sum('withoutResults')} of them without results.`}{' '}
        <span className="search-statistics__key" data-part="found" /> with results{' '}
        <span className="search-statistics__key" data-part="fault" /> without
      </figcaption>
      <p className="search-statistics__scale" aria-hidden="true">
        {sayNumber(end)}
      </p>
      <svg
        viewBox={`0 0 ${PLOT.width} ${PLOT.height}`}
        role="img"
        aria-label={`Queries of each day, ${span}. The figures are in the table below.`}
      >
        {bars.map(({ day, queries, withoutResults, x, width, height, faultHeight }) => (
          <g key={day}>
            <title>{`${sayDay(day)}: ${sayNumber(queries)}, ${sayNumber(withoutResults)} without results`}</title>
            <rect data-part="found" x={x} y={PLOT.height - height} width={width} height={height} />
            <rect data-part="fault" x={x} y={PLOT.height - faultHeight} width={width} height={faultHeight} />
          </g>
        ))}
        <line x1="0" x2={PLOT.width} y1="0" y2="0" />
        <line x1="0" x2={PLOT.width} y1={PLOT.height} y2={PLOT.height} />
      </svg>
      <p className="search-statistics__axis" aria-hidden="true">
        <span>{sayDay(first.day)}</span>
        <span>{sayDay(last.day)}</span>
      </p>
      <details>
        <summary>As a table</summary>
        <table className="search-statistics__table">
          <caption>{`Queries of each day, ${span}`}</caption>
          <thead>
            <tr>
              <th scope="col">Day</th>
              <th scope="col">Queries</th>
              <th scope="col">Without results</th>
            </tr>
          </thead>
          <tbody>
            {days.map(({ day, queries, withoutResults }) => (
              <tr key={day}>
                <th scope="row">{sayDay(day)}</th>
                <td>{sayNumber(queries)}</td>
                <td>{sayNumber(withoutResults)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </details>
    </figure>
  );
}
