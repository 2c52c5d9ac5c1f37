'use client';

import { type AdminText, say } from '@keelstone/languages/say.ts';
import type { CountedState } from '@keelstone/outbox';
import { type FormEvent, useState } from 'react';
import type { FormCount } from '../list-submissions.ts';
import { STATES } from './say-submission.ts';
import type { Shown } from './submission-requests.ts';

type FilterProps = { forms: readonly FormCount[]; shown: Shown; onShow(shown: Shown): void };

const ORDER = Object.keys(STATES) as CountedState[];

/** Whose submissions, by the value in the request. */
const DESKS: Record<'mine' | 'nobody' | 'done', AdminText> = {
  mine: 'Mine, not done',
  nobody: 'Nobody’s, not done',
  done: 'Done',
};

/** All but spam, which the list leaves out, too. */
const total = ({ waiting, sending, sent, dead }: FormCount) => waiting + sending + sent + dead;

/** Searches what was entered: on Enter or by the button, not at each letter. */
export function SubmissionSearch({ shown, onShow }: Omit<FilterProps, 'forms'>) {
  const [text, setText] = useState(shown.text);
  const search = (event: FormEvent) => {
    event.preventDefault();
    onShow({ ...shown, text: text.trim(), page: 1 });
  };
  return (
    <search>
      <form className="submissions__search" onSubmit={search}>
        <label>
          <span>{say('Words or e-mail address')}</span>
          <input
            type="search"
            value={text}
            maxLength={200}
            onChange={({ target }) => setText(target.value)}
          />
        </label>
        <button type="submit" className="btn btn--style-secondary btn--size-medium">
          {say('Search')}
        </button>
      </form>
    </search>
  );
}

/** Filter by form, state, and who looks after them. */
export function SubmissionFilter({ forms, shown, onShow }: FilterProps) {
  const counted = forms.filter(({ formId }) => shown.form === '' || String(formId) === shown.form);
  const countOf = (state: CountedState) => counted.reduce((sum, form) => sum + form[state], 0);
  return (
    <>
      <label>
        <span>{say('Form')}</span>
        <select
          value={shown.form}
          onChange={({ target }) => onShow({ ...shown, form: target.value, page: 1 })}
        >
          <option value="">{say('All forms')}</option>
          {forms.map((form) => (
            <option key={form.formId} value={form.formId}>
              {`${form.formTitle} (${total(form)})`}
            </option>
          ))}
        </select>
      </label>
      <label>
        <span>{say('State')}</span>
        <select
          value={shown.state}
          onChange={({ target }) => onShow({ ...shown, state: target.value, page: 1 })}
        >
          <option value="">{say('Any but spam')}</option>
          {ORDER.map((state) => (
            <option key={state} value={state}>
              {`${say(STATES[state])} (${countOf(state)})`}
            </option>
          ))}
        </select>
      </label>
      <label>
        <span>{say('Whose')}</span>
        <select
          value={shown.desk}
          onChange={({ target }) => onShow({ ...shown, desk: target.value, page: 1 })}
        >
          <option value="">{say('Anybody’s')}</option>
          {Object.entries(DESKS).map(([desk, label]) => (
            <option key={desk} value={desk}>
              {say(label)}
            </option>
          ))}
        </select>
      </label>
    </>
  );
}
