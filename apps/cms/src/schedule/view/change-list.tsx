'use client';

import type { ScheduledChange } from '@keelstone/editing/payload-types.ts';
import { type AdminText, readerLanguage, say } from '@keelstone/languages/say.ts';
import { Button } from '@payloadcms/ui';
import { formatTime } from '../../admin/time/format-time.ts';
import { useSiteZone } from '../../admin/time/use-site-zone.tsx';
import { useLanguageNames } from '../../admin/use-language-names.ts';
import type { ForeseenChange } from './planned-changes.ts';

const MESSAGES = {
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
} as const satisfies Record<string, Record<string, AdminText>>;

/** "Published in English and German on …"; actions other than publishing apply to all languages. */
function sayChange(
  { action, state, at, languages }: ScheduledChange,
  nameOf: (code: string) => string,
  zone: string,
): string {
  const names = (languages ?? []).map(nameOf);
  const values = { what: say(MESSAGES[action][state]), time: formatTime(new Date(at), zone) };
  return names.length > 0
    ? say('{what} in {languages} on {time}', {
        ...values,
        languages: new Intl.ListFormat(readerLanguage()).format(names),
      })
    : say('{what} on {time}', values);
}

type ChangeListProps = {
  changes: readonly ForeseenChange[];
  /** Undefined for users who may not cancel. */
  onRemove?: ((id: number) => Promise<void>) | undefined;
};

/** Scheduled changes of a page, and their outcomes. */
export function ChangeList({ changes, onRemove }: ChangeListProps) {
  const nameOf = useLanguageNames();
  const zone = useSiteZone();
  if (changes.length === 0) return <p className="schedule-panel__hint">{say('Nothing is planned.')}</p>;
  return (
    <ul className="schedule-panel__changes">
      {changes.map((change) => (
        <li
          key={change.id}
          data-state={change.state}
          data-conflict={change.conflicts.length > 0 || undefined}
        >
          <p>{sayChange(change, nameOf, zone)}</p>
          {change.conflicts.map((conflict) => (
            <p key={conflict} className="schedule-panel__conflict">
              {conflict}
            </p>
          ))}
          {change.failure && <p className="schedule-panel__failure">{change.failure}</p>}
          {change.keptDraft && (
            <p>{say('What was saved after it was planned was not published. It is kept as the draft.')}</p>
          )}
          {onRemove && (change.state !== 'done' || change.keptDraft) && (
            <Button buttonStyle="transparent" size="small" onClick={() => void onRemove(change.id)}>
              {change.state === 'planned' ? say('Cancel') : say('Remove')}
            </Button>
          )}
        </li>
      ))}
    </ul>
  );
}
