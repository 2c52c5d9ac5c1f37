'use client';

import { Button } from '@payloadcms/ui';
import { useEffect, useState } from 'react';
import type { ScheduledChange } from '../../payload-types.ts';
import { formatTime, ownTimeZone } from './format-time.ts';

type Action = ScheduledChange['action'];
type PlanFormProps = { onPlan: (plan: { action: Action; at: Date }) => Promise<void> };

/** What the browser's field says, on the editor's own clock; null while it is not a whole date. */
function readTime(value: string): Date | null {
  const time = new Date(value);
  return value && !Number.isNaN(time.getTime()) ? time : null;
}

/** Chooses what is to happen, and when. It is not a form: it stands inside of the one of the page. */
export function PlanForm({ onPlan }: PlanFormProps) {
  const [action, setAction] = useState<Action>('publish');
  const [value, setValue] = useState('');
  const time = readTime(value);
  // The server has another time zone, and renders first.
  const [zone, setZone] = useState('');
  useEffect(() => setZone(ownTimeZone()), []);
  return (
    <div className="schedule-panel__form">
      <label>
        What
        <select value={action} onChange={(event) => setAction(event.target.value as Action)}>
          <option value="publish">Publish</option>
          <option value="unpublish">Unpublish</option>
          <option value="archive">Archive</option>
        </select>
      </label>
      <label>
        When
        <input type="datetime-local" value={value} onChange={(event) => setValue(event.target.value)} />
      </label>
      <p className="schedule-panel__hint" aria-live="polite">
        {time ? `That is ${formatTime(time)}.` : `In your time zone, ${zone}.`}
      </p>
      <Button
        buttonStyle="secondary"
        size="medium"
        disabled={!time}
        onClick={() => time && void onPlan({ action, at: time }).then(() => setValue(''))}
      >
        Plan
      </Button>
    </div>
  );
}
