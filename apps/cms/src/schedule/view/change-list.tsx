'use client';

import type { ScheduledChange } from '@keelstone/editing/payload-types.ts';
import { Button } from '@payloadcms/ui';
import { formatTime } from '../../admin/format-time.ts';
import { useLanguageNames } from '../../admin/use-language-names.ts';

const WORDS = {
  publish: {
    planned: 'Will be published',
    done: 'Published',
    failed: 'Was not published',
    void: 'Will not be published',
  },
  unpublish: {
    planned: 'Will be unpublished',
    done: 'Unpublished',
    failed: 'Was not unpublished',
    void: 'Will not be unpublished',
  },
  archive: {
    planned: 'Will be archived',
    done: 'Archived',
    failed: 'Was not archived',
    void: 'Will not be archived',
  },
} as const;

/** "in English and Deutsch"; empty for actions other than publishing, which apply to all languages. */
function sayLanguages(languages: ScheduledChange['languages'], nameOf: (code: string) => string): string {
  const names = (languages ?? []).map(nameOf);
  return names.length > 0 ? ` in ${new Intl.ListFormat('en').format(names)}` : '';
}

type ChangeListProps = {
  changes: readonly ScheduledChange[];
  /** Undefined for users who may not cancel. */
  onRemove?: ((id: number) => Promise<void>) | undefined;
};

/** Scheduled changes of a page, and their outcomes. */
export function ChangeList({ changes, onRemove }: ChangeListProps) {
  const nameOf = useLanguageNames();
  if (changes.length === 0) return <p className="schedule-panel__hint">Nothing is planned.</p>;
  return (
    <ul className="schedule-panel__changes">
      {changes.map(({ id, action, state, at, failure, languages, keptDraft }) => (
        <li key={id} data-state={state}>
          <p>
            {WORDS[action][state] + sayLanguages(languages, nameOf)} on{' '}
            <time dateTime={at}>{formatTime(new Date(at))}</time>
          </p>
          {failure && <p className="schedule-panel__failure">{failure}</p>}
          {keptDraft && (
            <p>What was saved after it was planned was not published. It is kept as the draft.</p>
          )}
          {onRemove && (state !== 'done' || keptDraft) && (
            <Button buttonStyle="transparent" size="small" onClick={() => void onRemove(id)}>
              {state === 'planned' ? 'Cancel' : 'Remove'}
            </Button>
          )}
        </li>
      ))}
    </ul>
  );
}
