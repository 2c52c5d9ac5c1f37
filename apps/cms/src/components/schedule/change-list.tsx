'use client';

import { Button } from '@payloadcms/ui';
import type { ScheduledChange } from '../../payload-types.ts';
import { formatTime } from './format-time.ts';

const WORDS = {
  publish: { planned: 'Will be published', done: 'Published', failed: 'Was not published' },
  unpublish: { planned: 'Will be unpublished', done: 'Unpublished', failed: 'Was not unpublished' },
  archive: { planned: 'Will be archived', done: 'Archived', failed: 'Was not archived' },
} as const;

type ChangeListProps = {
  changes: readonly ScheduledChange[];
  /** Undefined for who may not cancel. */
  onRemove?: ((id: number) => Promise<void>) | undefined;
};

/** What is planned for a page, and what became of it. */
export function ChangeList({ changes, onRemove }: ChangeListProps) {
  if (changes.length === 0) return <p className="schedule-panel__hint">Nothing is planned.</p>;
  return (
    <ul className="schedule-panel__changes">
      {changes.map(({ id, action, state, at, failure }) => (
        <li key={id} data-state={state}>
          <p>
            {WORDS[action][state]} <time dateTime={at}>{formatTime(new Date(at))}</time>
          </p>
          {failure && <p className="schedule-panel__failure">{failure}</p>}
          {onRemove && state !== 'done' && (
            <Button buttonStyle="transparent" size="small" onClick={() => void onRemove(id)}>
              {state === 'planned' ? 'Cancel' : 'Remove'}
            </Button>
          )}
        </li>
      ))}
    </ul>
  );
}
