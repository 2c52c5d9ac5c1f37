import { say } from '@keelstone/languages/say.ts';
import type { ReactNode } from 'react';
import { sayNumber } from './say-statistics.ts';

type Row = { key: string | number; name: ReactNode; count: number; actions?: ReactNode };

type TableProps = {
  heading: string;
  /** Headings of the two columns. */
  columns: readonly [name: string, count: string];
  rows: readonly Row[];
  /** Shown instead of an empty table. */
  empty: string;
};

/** Items and their counts, largest first, each with a bar relative to the first. */
export function CountTable({ heading, columns, rows, empty }: TableProps) {
  const hasActions = rows.some(({ actions }) => actions);
  const most = Math.max(1, ...rows.map(({ count }) => count));
  return (
    <section>
      <h2 className="search-statistics__heading">{heading}</h2>
      {rows.length === 0 ? (
        <p className="search-statistics__note">{empty}</p>
      ) : (
        <table className="search-statistics__table" data-kind="counts">
          <thead>
            <tr>
              {columns.map((column) => (
                <th key={column} scope="col">
                  {column}
                </th>
              ))}
              {hasActions && <th scope="col">{say('What to do')}</th>}
            </tr>
          </thead>
          <tbody>
            {rows.map(({ key, name, count, actions }) => (
              <tr key={key}>
                <th scope="row">{name}</th>
                <td>
                  {sayNumber(count)}
                  <CountBar share={count / most} />
                </td>
                {hasActions && <td>{actions}</td>}
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </section>
  );
}

/** The count as a bar; decorative, since the number is beside it. */
function CountBar({ share }: { share: number }) {
  return (
    <svg viewBox="0 0 100 1" preserveAspectRatio="none" aria-hidden="true">
      <rect width={Math.round(share * 100)} height="1" />
    </svg>
  );
}
