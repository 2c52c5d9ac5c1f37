'use client';

import type { ScheduledChange } from '@keelstone/editing/payload-types.ts';
import { type AdminText, readerLanguage, say } from '@keelstone/languages/say.ts';
import { LANGUAGES, type Language } from '@keelstone/model';
import { Button, useFormModified, useLocale } from '@payloadcms/ui';
import { useState } from 'react';
import { formatTime } from '../../admin/time/format-time.ts';
import { useSiteZone } from '../../admin/time/use-site-zone.tsx';
import { momentOf } from '../../admin/time/zoned-time.ts';
import { useHasChanges } from '../../admin/unsaved/use-has-changes.ts';
import { useLanguageNames } from '../../admin/use-language-names.ts';

type Action = ScheduledChange['action'];
type Plan = { action: Action; at: Date; languages: readonly Language[] };
type PlanFormProps = {
  /** Resolves to whether it was planned. */
  onPlan: (plan: Plan) => Promise<boolean>;
};

/** Explains each action before it is scheduled (C-12). */
const MEANING: Record<Action, AdminText> = {
  publish: 'What is saved now is published then. What is saved later stays a draft.',
  unpublish: 'Every language is taken away. Drafts stay, and plans made before this one become void.',
  archive: 'What is published then is archived. Drafts stay, and plans made before this one become void.',
};

const SAVE_FIRST: AdminText =
  'The form has changes that are not saved, and would not be published. Save them first.';

/** The time at which the site's clock shows the value of the browser's field; null while it is incomplete. */
function readTime(value: string, zone: string): Date | null {
  const moment = momentOf(value, zone);
  return moment === null ? null : new Date(moment);
}

/** Chooses an action and a time. Not a `<form>`, because it is inside the page's form. */
export function PlanForm({ onPlan }: PlanFormProps) {
  const [action, setAction] = useState<Action>('publish');
  const [value, setValue] = useState('');
  const { code } = useLocale();
  const [isOfAll, setIsOfAll] = useState(false);
  const nameOf = useLanguageNames();
  const zone = useSiteZone();
  const isModified = useFormModified();
  const isIncomplete = action === 'publish' && isModified;
  const time = readTime(value, zone);
  const languages = isOfAll ? LANGUAGES : LANGUAGES.filter((language) => language === code);
  const hasChanges = useHasChanges();
  const plan = async () => {
    // What was typed a moment ago is not planned either: the hint says so by then.
    if (action === 'publish' && (await hasChanges())) return;
    // A time that was refused is there to be corrected.
    if (time && (await onPlan({ action, at: time, languages }))) setValue('');
  };
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
      <p className="schedule-panel__hint" aria-live="polite">
        {say(isIncomplete ? SAVE_FIRST : MEANING[action])}
      </p>
      <label>
        {say('When')}
        <input type="datetime-local" value={value} onChange={(event) => setValue(event.target.value)} />
      </label>
      <p className="schedule-panel__hint" aria-live="polite">
        {say('In {zone}, the time zone of the site.', { zone: zone.replaceAll('_', ' ') })}
        {time && ` ${say('By your clock, that is {time}.', { time: formatTime(time) })}`}
      </p>
      <Button
        buttonStyle="secondary"
        size="medium"
        disabled={!time || isIncomplete}
        onClick={() => void plan()}
      >
        {say('Plan')}
      </Button>
    </div>
  );
}
