import type { Messages } from '@keelstone/languages/messages.ts';
import type { ListedEntry } from '../read-entries.ts';
import { sayActor, sayDetail, sayMoment, targetOf } from './say-entry.ts';

type TableProps = {
  entries: readonly ListedEntry[];
  /** Singular label of each collection, by slug. */
  labels: Record<string, string>;
  messages: Messages['audit'];
};

function Row({ entry, labels, messages }: Omit<TableProps, 'entries'> & { entry: ListedEntry }) {
  const { text, href } = targetOf(entry, labels, messages);
  return (
    <tr data-action={entry.action}>
      <td>
        <time dateTime={entry.at.toISOString()}>{sayMoment(entry.at)}</time>
      </td>
      <td>{sayActor(entry, messages)}</td>
      <td>{messages.actions[entry.action] ?? entry.action}</td>
      <td>
        {href === null ? text : <a href={href}>{text}</a>}
        {sayDetail(entry.detail, messages).map((sentence) => (
          <small key={sentence}>{sentence}</small>
        ))}
      </td>
      <td>{entry.languages.join(', ')}</td>
      <td>{messages.channels[entry.channel] ?? entry.channel}</td>
    </tr>
  );
}

/** Entries of the audit trail, newest first. */
export function EntryTable({ entries, labels, messages }: TableProps) {
  if (entries.length === 0) return <p>{messages.nothing}</p>;
  return (
    <div className="audit-trail__scroll">
      <table className="audit-trail__table">
        <caption>{messages.caption}</caption>
        <thead>
          <tr>
            {Object.values(messages.columns).map((column) => (
              <th key={column} scope="col">
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {entries.map((entry) => (
            <Row key={entry.id} entry={entry} labels={labels} messages={messages} />
          ))}
        </tbody>
      </table>
    </div>
  );
}
