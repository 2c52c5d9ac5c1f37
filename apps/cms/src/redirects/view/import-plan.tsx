'use client';

import type { PlannedLine } from '../plan-import.ts';

const OUTCOMES = { refused: 'Refused', new: 'New', changed: 'Changed', unchanged: 'As it is' } as const;
const SHOWN = 200;

/** Outcomes that need attention come first. */
const ORDER = Object.keys(OUTCOMES);
const byConcern = (a: PlannedLine, b: PlannedLine) =>
  ORDER.indexOf(a.outcome) - ORDER.indexOf(b.outcome) || a.line - b.line;

const explain = ({ reason, former }: PlannedLine) => reason ?? (former ? `Led to ${former} until now.` : '');

/** Number of lines per outcome, such as "2 refused, 14 new". */
export function countOutcomes(lines: readonly PlannedLine[]): string {
  return Object.entries(OUTCOMES)
    .map(([outcome, words]) => [lines.filter((line) => line.outcome === outcome).length, words] as const)
    .filter(([count]) => count > 0)
    .map(([count, words]) => `${count} ${words.toLowerCase()}`)
    .join(', ');
}

/** Preview of an import, line by line. */
export function ImportPlan({ lines }: { lines: readonly PlannedLine[] }) {
  const shown = [...lines].sort(byConcern).slice(0, SHOWN);
  return (
    <>
      <table className="redirect-exchange__plan">
        <thead>
          <tr>
            {['Line', 'What happens', 'From', 'To', 'Status', ''].map((name) => (
              <th key={name} scope="col">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {shown.map((line) => (
            <tr key={line.line} data-outcome={line.outcome}>
              <td>{line.line}</td>
              <td>{OUTCOMES[line.outcome]}</td>
              <td>{line.from}</td>
              <td>{line.to}</td>
              <td>{line.status}</td>
              <td>{explain(line)}</td>
            </tr>
          ))}
        </tbody>
      </table>
      {lines.length > SHOWN && <p>{`${lines.length - SHOWN} more lines are not shown.`}</p>}
    </>
  );
}
