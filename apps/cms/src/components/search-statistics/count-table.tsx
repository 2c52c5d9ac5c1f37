import type { ReactNode } from 'react';
import { sayNumber } from './say-statistics.ts';

type Row = { key: string | number; name: ReactNode; count: number; actions?: ReactNode };

type TableProps = {
  heading: string;
  /** What the first column names, and what is counted. */
  columns: readonly [name: string, count: string];
  rows: readonly Row[];
  /** Stands in place of a table without rows. */
  empty: string;
};

/** Things and how often there were, most first. */
export function CountTable({ heading, columns, rows, empty }: TableProps) {
  const hasActions = rows.some(({ actions }) => actions);
  return (
    <section>
      <h2>{heading}</h2>
      {rows.length === 0 ? (
        <p>{empty}</p>
      ) : (
        <table className="search-statistics__table">
          <thead>
            <tr>
              {columns.map((column) => (
                <th key={column} scope="col">
                  {column}
                </th>
              ))}
              {hasActions && <th scope="col">What to do</th>}
            </tr>
          </thead>
          <tbody>
            {rows.map(({ key, name, count, actions }) => (
              <tr key={key}>
                <th scope="row">{name}</th>
                <td>{sayNumber(count)}</td>
                {hasActions && <td>{actions}</td>}
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </section>
  );
}
