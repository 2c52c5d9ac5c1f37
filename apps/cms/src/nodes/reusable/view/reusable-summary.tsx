'use client';

import { Button, useForm, useFormFields, useLocale } from '@payloadcms/ui';
import type { UIFieldClientComponent } from 'payload';
import { detachSection } from './reuse-requests.ts';
import './reusable.css';
import { useChangePage } from './use-change-page.ts';
import { chosenIn, useSummary } from './use-summary.ts';

/** On a page, below the choice of a reusable section: what it says, and the ways to its form and to a copy. */
export const ReusableSummary: UIFieldClientComponent = ({ path }) => {
  // The form of a block inside a text has no path before its fields.
  const row = path.includes('.') ? path.slice(0, path.lastIndexOf('.')) : '';
  const chosen = row === '' ? 'section' : `${row}.section`;
  const source = useFormFields(([fields]) => chosenIn(fields[chosen]?.value));
  const { getFields } = useForm();
  const { code } = useLocale();
  const summary = useSummary(source);
  const { change, isBusy } = useChangePage(summary?.messages.saveFirst ?? '');

  if (!summary) return null;
  const { kind, text, warning, textWarning, mayDetach, messages } = summary;
  const detach = () => {
    const place = String(getFields()[`${row}.id`]?.value ?? '');
    return change((page) => detachSection(page, place), messages.detached);
  };
  // A text has no rows that could be detached.
  const isRow = /^sections\.\d+$/.test(row);
  return (
    <section className="reusable-summary" aria-label={summary.title}>
      {!isRow && textWarning && <p className="reusable-summary__warning">{textWarning}</p>}
      {warning && <p className="reusable-summary__warning">{warning}</p>}
      <p className="reusable-summary__kind">{kind}</p>
      <p className="reusable-summary__text">{text}</p>
      <p className="reusable-summary__ways">
        <a
          href={`/admin/collections/reusable_sections/${source}?locale=${code}`}
          target="_blank"
          rel="noreferrer"
        >
          {messages.edit}
        </a>
        {mayDetach && isRow && (
          <Button buttonStyle="secondary" size="small" margin={false} disabled={isBusy} onClick={detach}>
            {messages.detach}
          </Button>
        )}
      </p>
    </section>
  );
};
