'use client';

import type { SubmissionState } from '@keelstone/outbox';
import type { FormCount } from '../list-submissions.ts';
import { STATES } from './say-submission.ts';
import type { Shown } from './submission-requests.ts';

type FilterProps = { forms: readonly FormCount[]; shown: Shown; onShow(shown: Shown): void };

const ORDER = Object.keys(STATES) as SubmissionState[];

const total = ({ waiting, sending, sent, dead }: FormCount) => waiting + sending + sent + dead;

/** Filter by form and state. */
export function SubmissionFilter({ forms, shown, onShow }: FilterProps) {
  const counted = forms.filter(({ formId }) => shown.form === '' || String(formId) === shown.form);
  const countOf = (state: SubmissionState) => counted.reduce((sum, form) => sum + form[state], 0);
  return (
    <>
      <label>
        <span>Form</span>
        <select
          value={shown.form}
          onChange={({ target }) => onShow({ ...shown, form: target.value, page: 1 })}
        >
          <option value="">All forms</option>
          {forms.map((form) => (
            <option key={form.formId} value={form.formId}>
              {`${form.formTitle} (${total(form)})`}
            </option>
          ))}
        </select>
      </label>
      <label>
        <span>State</span>
        <select
          value={shown.state}
          onChange={({ target }) => onShow({ ...shown, state: target.value, page: 1 })}
        >
          <option value="">Any state</option>
          {ORDER.map((state) => (
            <option key={state} value={state}>
              {`${STATES[state]} (${countOf(state)})`}
            </option>
          ))}
        </select>
      </label>
    </>
  );
}
