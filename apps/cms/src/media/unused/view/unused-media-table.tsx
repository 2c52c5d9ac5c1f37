'use client';

import { say } from '@keelstone/languages/say.ts';
import { formPath } from '../../../admin/form-path.ts';
import { KINDS, sayAge, saySize } from '../../say-medium.ts';
import type { UnusedMedium } from '../list-unused-media.ts';

export const keyOf = ({ collection, id }: UnusedMedium) => `${collection}:${id}`;

type TableProps = {
  media: readonly UnusedMedium[];
  chosen: ReadonlySet<string>;
  onChoose(keys: ReadonlySet<string>): void;
};

function toggled(chosen: ReadonlySet<string>, key: string): Set<string> {
  const next = new Set(chosen);
  if (!next.delete(key)) next.add(key);
  return next;
}

function Row({ medium, chosen, onChoose }: { medium: UnusedMedium } & Omit<TableProps, 'media'>) {
  const { collection, id, title, filename, bytes, createdAt, isInOldRevisions } = medium;
  const key = keyOf(medium);
  return (
    <tr>
      <td>
        <input
          type="checkbox"
          aria-label={say('Choose {title}', { title })}
          checked={chosen.has(key)}
          onChange={() => onChoose(toggled(chosen, key))}
        />
      </td>
      <td>
        <a href={formPath(collection, id)}>{title}</a>
        {filename && filename !== title && <small>{filename}</small>}
        {isInOldRevisions && (
          <small>{say('Older revisions show it: restored, they would have a gap.')}</small>
        )}
      </td>
      <td>{say(KINDS[collection])}</td>
      <td>{saySize(bytes)}</td>
      <td>
        <time dateTime={createdAt}>{sayAge(createdAt, Date.now())}</time>
      </td>
    </tr>
  );
}

/** Media to choose from, largest first. */
export function UnusedMediaTable({ media, chosen, onChoose }: TableProps) {
  const isEverything = media.every((medium) => chosen.has(keyOf(medium)));
  return (
    <table className="unused-media__table">
      <thead>
        <tr>
          <th>
            <input
              type="checkbox"
              aria-label={say('Choose all')}
              checked={isEverything}
              onChange={() => onChoose(new Set(isEverything ? [] : media.map(keyOf)))}
            />
          </th>
          <th>{say('Medium')}</th>
          <th>{say('Kind')}</th>
          <th>{say('Size')}</th>
          <th>{say('Uploaded')}</th>
        </tr>
      </thead>
      <tbody>
        {media.map((medium) => (
          <Row key={keyOf(medium)} medium={medium} chosen={chosen} onChoose={onChoose} />
        ))}
      </tbody>
    </table>
  );
}
