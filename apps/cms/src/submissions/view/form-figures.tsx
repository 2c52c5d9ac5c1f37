'use client';

import { say } from '@keelstone/languages/say.ts';
import type { FormFigures as Figures } from '@keelstone/outbox';

/** Part of those who saw it; a form that was sent without being seen, for want of scripts, has none. */
const share = ({ seen, sent }: Figures) =>
  seen > 0 && sent <= seen ? `${Math.round((100 * sent) / seen)} %` : '–';

/** How a form does on each of its pages (C-8). */
export function FormFigures({ figures }: { figures: Figures[] }) {
  return (
    <details className="submissions__figures">
      <summary>{say('How it did in 30 days')}</summary>
      {figures.length === 0 ? (
        <p>{say('Nobody has seen it yet.')}</p>
      ) : (
        <table className="submissions__table">
          <thead>
            <tr>
              {[say('Page'), say('Seen'), say('Begun'), say('Sent'), say('Sent of seen')].map((name) => (
                <th key={name} scope="col">
                  {name}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {figures.map((row) => (
              <tr key={row.path}>
                <th scope="row">{row.path}</th>
                <td>{row.seen}</td>
                <td>{row.begun}</td>
                <td>{row.sent}</td>
                <td>{share(row)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
      <p>
        {say(
          'Counted without anything about who it was. Visitors without scripts are among those who sent it only.',
        )}
      </p>
    </details>
  );
}
