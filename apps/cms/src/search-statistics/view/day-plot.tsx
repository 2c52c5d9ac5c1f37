import { say } from '@keelstone/languages/say.ts';
import { PLOT, type PlottedDay, plotBars } from './plot-bars.ts';
import { sayDay, sayNumber } from './say-statistics.ts';

type PlotProps = {
  heading: string;
  days: readonly PlottedDay[];
  /** Labels of the whole bar and of its marked part; without the second, nothing is marked. */
  names: readonly [count: string, marked?: string];
};

/** A bar chart of one figure per day, with the same figures in a table for accessibility. */
export function DayPlot({ heading, days, names }: PlotProps) {
  const [first, last] = [days.at(0), days.at(-1)];
  if (!first || !last) return null;
  const [count, marked] = names;
  return (
    <figure className="search-statistics__plot">
      <figcaption>
        <h2 className="search-statistics__heading">{heading}</h2>
        {marked && (
          <span className="search-statistics__keys">
            <span data-part="count">{count}</span>
            <span data-part="marked">{say('of them {marked}', { marked: marked.toLowerCase() })}</span>
          </span>
        )}
      </figcaption>
      <Drawing
        days={days}
        label={say('{heading}, {day} to {day2}. The figures are in the table below.', {
          heading,
          day: sayDay(first.day),
          day2: sayDay(last.day),
        })}
        marked={marked}
      />
      <p className="search-statistics__axis" aria-hidden="true">
        <span>{sayDay(first.day)}</span>
        <span>{sayDay(last.day)}</span>
      </p>
      <details>
        <summary>{say('{heading}, as a table', { heading })}</summary>
        <DayTable days={days} names={names} caption={say('{heading}, the latest first', { heading })} />
      </details>
    </figure>
  );
}

type DrawingProps = { days: readonly PlottedDay[]; label: string; marked: string | undefined };

function Drawing({ days, label, marked }: DrawingProps) {
  const { bars, end } = plotBars(days);
  return (
    <>
      <p className="search-statistics__scale" aria-hidden="true">
        {sayNumber(end)}
      </p>
      <svg
        viewBox={`0 0 ${PLOT.width} ${PLOT.height}`}
        preserveAspectRatio="none"
        role="img"
        aria-label={label}
      >
        <line x1="0" x2={PLOT.width} y1="0" y2="0" />
        <line x1="0" x2={PLOT.width} y1={PLOT.height / 2} y2={PLOT.height / 2} />
        {bars.map((bar) => (
          <g key={bar.day}>
            <title>
              {`${sayDay(bar.day)}: ${sayNumber(bar.count)}${marked ? `, ${sayNumber(bar.marked)} ${marked.toLowerCase()}` : ''}`}
            </title>
            <rect
              data-part="count"
              x={bar.x}
              y={PLOT.height - bar.height}
              width={bar.width}
              height={bar.height}
            />
            <rect
              data-part="marked"
              x={bar.x}
              y={PLOT.height - bar.markedHeight}
              width={bar.width}
              height={bar.markedHeight}
            />
          </g>
        ))}
        <line x1="0" x2={PLOT.width} y1={PLOT.height} y2={PLOT.height} />
      </svg>
    </>
  );
}

function DayTable({ days, names, caption }: Pick<PlotProps, 'days' | 'names'> & { caption: string }) {
  const hasMarked = names[1] !== undefined;
  return (
    <table className="search-statistics__table">
      <caption>{caption}</caption>
      <thead>
        <tr>
          {[say('Day'), ...names].map((name) => (
            <th key={name} scope="col">
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {days.toReversed().map(({ day, count, marked }) => (
          <tr key={day}>
            <th scope="row">{sayDay(day)}</th>
            <td>{sayNumber(count)}</td>
            {hasMarked && <td>{sayNumber(marked)}</td>}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
