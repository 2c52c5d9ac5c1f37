import { type AdminText, say } from '@keelstone/languages/say.ts';
import type { Language } from '@keelstone/model';
import type { ReactNode } from 'react';
import type { Finding } from '../find-problems.ts';
import type { TakenRedirect } from '../read-pages.ts';

export const sayDay = (time: Date) => time.toISOString().slice(0, 10);

export function Table({ columns, children }: { columns: readonly AdminText[]; children: ReactNode }) {
  return (
    <table className="page-reports__table">
      <thead>
        <tr>
          {columns.map((name) => (
            <th key={name} scope="col">
              {say(name)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>{children}</tbody>
    </table>
  );
}

type FindingTableProps = {
  findings: readonly Finding[];
  ids: ReadonlyMap<number, number>;
  language: Language;
};

/** Pages with links to their forms, in the language of the report. */
export function FindingTable({ findings, ids, language }: FindingTableProps) {
  return (
    <Table columns={['Page', 'Last changed', 'Details']}>
      {findings.map(({ page: { nid, type, title, path, changed }, details }) => (
        <tr key={nid}>
          <th scope="row">
            <a href={`/admin/collections/${type}/${ids.get(nid)}?locale=${language}`}>{title}</a>
            <small>{path}</small>
          </th>
          <td>{sayDay(new Date(changed * 1000))}</td>
          <td>
            {details.length > 0 && (
              <ul>
                {details.map((detail) => (
                  <li key={detail}>{detail}</li>
                ))}
              </ul>
            )}
          </td>
        </tr>
      ))}
    </Table>
  );
}

/** Redirects that visitors took. */
export function RedirectTable({ redirects }: { redirects: readonly TakenRedirect[] }) {
  return (
    <Table columns={['Former address', 'Leads to', 'Taken', 'Last taken']}>
      {redirects.map(({ from, to, hits, lastHit }) => (
        <tr key={from}>
          <th scope="row">{from}</th>
          <td>{to}</td>
          <td>{hits}</td>
          <td>{sayDay(lastHit)}</td>
        </tr>
      ))}
    </Table>
  );
}
