'use client';

import { type AdminText, say } from '@keelstone/languages/say.ts';
import type { ImportPreview, PlannedLine } from '../csv-import.ts';

/** A line with the values of its columns. */
export type ShownLine = PlannedLine & Record<string, unknown>;

const OUTCOMES = {
  refused: 'Refused',
  new: 'New',
  changed: 'Changed',
  unchanged: 'As it is',
} satisfies Record<ShownLine['outcome'], AdminText>;
const SHOWN = 200;

/** Outcomes that need attention come first. */
const ORDER = Object.keys(OUTCOMES);
const byConcern = (a: ShownLine, b: ShownLine) =>
  ORDER.indexOf(a.outcome) - ORDER.indexOf(b.outcome) || a.line - b.line;

function sayValue(value: unknown): string {
  if (Array.isArray(value)) return value.join(' · ');
  return typeof value === 'boolean' ? (value ? say('yes') : say('no')) : String(value ?? '');
}

const capitalize = (name: string): string => name.charAt(0).toUpperCase() + name.slice(1);

/** Number of lines per outcome, such as "2 refused, 14 new". */
export function countOutcomes(lines: readonly ShownLine[]): string {
  return Object.entries(OUTCOMES)
    .map(([outcome, label]) => [lines.filter((line) => line.outcome === outcome).length, label] as const)
    .filter(([count]) => count > 0)
    .map(([count, label]) => `${count} ${say(label).toLowerCase()}`)
    .join(', ');
}

/** Preview of an import, line by line. */
export function ImportPlan({ lines, columns }: { lines: readonly ShownLine[]; columns: readonly string[] }) {
  const shown = [...lines].sort(byConcern).slice(0, SHOWN);
  return (
    <>
      <table className="csv-exchange__plan">
        <thead>
          <tr>
            {[say('Line'), say('What happens'), ...columns.map(capitalize), say('Why')].map((name) => (
              <th key={name} scope="col">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {shown.map((line) => (
            <tr key={line.line} data-outcome={line.outcome}>
              <td data-name={say('Line')}>{line.line}</td>
              <td>{say(OUTCOMES[line.outcome])}</td>
              {columns.map((column) => (
                <td key={column} data-name={capitalize(column)}>
                  {sayValue(line[column])}
                </td>
              ))}
              <td>{line.reason ?? line.note}</td>
            </tr>
          ))}
        </tbody>
      </table>
      {lines.length > SHOWN && (
        <p>{say('{number} more lines are not shown.', { number: lines.length - SHOWN })}</p>
      )}
    </>
  );
}

/** What an import would do to something else, such as searches. */
export function ImportPreviewTable({ text, columns, rows }: ImportPreview) {
  return (
    <>
      <p>{text}</p>
      {rows.length > 0 && (
        <table className="csv-exchange__plan">
          <thead>
            <tr>
              {columns.map((name) => (
                <th key={name} scope="col">
                  {name}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map((cells) => (
              <tr key={cells[0]}>
                {columns.map((name, i) => (
                  <td key={name} data-name={name}>
                    {cells[i]}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </>
  );
}
