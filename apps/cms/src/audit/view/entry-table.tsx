import type { Messages } from '@keelstone/languages/messages.ts';
import type { ListedEntry } from '../read-entries.ts';
import { sayActor, sayDetail, sayMoment, targetOf } from './say-entry.ts';

type TableProps = {
  entries: readonly ListedEntry[];
  /** Singular label of each collection, by slug. */
  labels: Record<string, string>;
  words: Messages['audit'];
};

function Row({ entry, labels, words }: Omit<TableProps, 'entries'> & { entry: ListedEntry }) {
  const { text, href } = targetOf(entry, labels, words);
  return (
    <tr data-action={entry.action}>
      <td>
        <time dateTime={entry.at.toISOString()}>{sayMoment(entry.at)}</time>
      </td>
      <td>{sayActor(entry, words)}</td>
      <td>{words.actions[entry.action] ?? entry.action}</td>
      <td>
        {href === null ? text : <a href={href}>{text}</a>}
        {sayDetail(entry.detail, words).map((sentence) => (
          <small key={sentence}>{sentence}</small>
        ))}
      </td>
      <td>{entry.languages.join(', ')}</td>
      <td>{words.channels[entry.channel] ?? entry.channel}</td>
    </tr>
  );
}

/** Entries of the audit trail, newest first. */
export function EntryTable({ entries, labels, words }: TableProps) {
  if (entries.length === 0) return <p>{words.nothing}</p>;
  return (
    <table className="audit-trail__table">
      <caption>{words.caption}</caption>
      <thead>
        <tr>
          {Object.values(words.columns).map((column) => (
            <th key={column} scope="col">
              {column}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {entries.map((entry) => (
          <Row key={entry.id} entry={entry} labels={labels} words={words} />
        ))}
      </tbody>
    </table>
  );
}
