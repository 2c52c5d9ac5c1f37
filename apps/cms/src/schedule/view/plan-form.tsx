'use client';

import type { ScheduledChange } from '@keelstone/editing/payload-types.ts';
import { type AdminText, readerLanguage, say } from '@keelstone/languages/say.ts';
import { LANGUAGES, type Language } from '@keelstone/model';
import { Button, useLocale } from '@payloadcms/ui';
import { useEffect, useState } from 'react';
import { formatTime, ownTimeZone } from '../../admin/format-time.ts';
import { useLanguageNames } from '../../admin/use-language-names.ts';

type Action = ScheduledChange['action'];
type Plan = { action: Action; at: Date; languages: readonly Language[] };
type PlanFormProps = { onPlan: (plan: Plan) => Promise<void> };

/** Explains each action before it is scheduled (C-12). */
const MEANING: Record<Action, AdminText> = {
  publish: 'What is saved now is published then. What is saved later stays a draft.',
  unpublish: 'Every language is taken away. Drafts stay, and plans made before this one become void.',
  archive: 'What is published then is archived. Drafts stay, and plans made before this one become void.',
};

/** The value of the browser's field in the editor's time zone; null while it is incomplete. */
function readTime(value: string): Date | null {
  const time = new Date(value);
  return value && !Number.isNaN(time.getTime()) ? time : null;
}

/** Chooses an action and a time. Not a `<form>`, because it is inside the page's form. */
export function PlanForm({ onPlan }: PlanFormProps) {
  const [action, setAction] = useState<Action>('publish');
  const [value, setValue] = useState('');
  const { code } = useLocale();
  const [isOfAll, setIsOfAll] = useState(false);
  const nameOf = useLanguageNames();
  const time = readTime(value);
  const languages = isOfAll ? LANGUAGES : LANGUAGES.filter((language) => language === code);
  // Set after hydration, because the server renders first and has a different time zone.
  const [zone, setZone] = useState('');
  useEffect(() => setZone(ownTimeZone()), []);
  return (
    <div className="schedule-panel__form">
      <label>
        {say('What')}
        <select value={action} onChange={(event) => setAction(event.target.value as Action)}>
          <option value="publish">{say('Publish')}</option>
          <option value="unpublish">{say('Unpublish')}</option>
          <option value="archive">{say('Archive')}</option>
        </select>
      </label>
      {action === 'publish' && (
        <label>
          {say('Languages')}
          <select
            value={isOfAll ? 'all' : 'one'}
            onChange={(event) => setIsOfAll(event.target.value === 'all')}
          >
            <option value="one">{nameOf(code)}</option>
            <option value="all">
              {say('All, {languages}', {
                languages: new Intl.ListFormat(readerLanguage()).format(LANGUAGES.map(nameOf)),
              })}
            </option>
          </select>
        </label>
      )}
      <p className="schedule-panel__hint">{say(MEANING[action])}</p>
      <label>
        {say('When')}
        <input type="datetime-local" value={value} onChange={(event) => setValue(event.target.value)} />
      </label>
      <p className="schedule-panel__hint" aria-live="polite">
        {time
          ? say('That is {time}.', { time: formatTime(time) })
          : say('In your time zone, {zone}.', { zone })}
      </p>
      <Button
        buttonStyle="secondary"
        size="medium"
        disabled={!time}
        onClick={() => time && void onPlan({ action, at: time, languages }).then(() => setValue(''))}
      >
        {say('Plan')}
      </Button>
    </div>
  );
}
