'use client';

import { type AdminText, say } from '@keelstone/languages/say.ts';
import { Button, RelationshipInput, toast, useLocale } from '@payloadcms/ui';
import { useRouter } from 'next/navigation.js';
import type { CollectionSlug, Where } from 'payload';
import { useState } from 'react';
import * as v from 'valibot';
import { jsonRequest, readResponse } from '../../admin/read-response.ts';
import type { ChangedDocument } from '../change-document.ts';
import type { ChangeRequest, ChangesResult } from '../change-values.endpoint.ts';
import type { Change } from '../change-values.ts';
import type { ManyField } from './many-fields.ts';
import { countChanging, sayChanges } from './say-changes.ts';

const changesSchema = v.object({
  documents: v.array(
    v.object({
      id: v.number(),
      title: v.string(),
      outcome: v.picklist(['publish', 'draft', 'save', 'unchanged', 'refused']),
      reason: v.exactOptional(v.string()),
    }),
  ),
});

/** Applies a bulk change, or previews it. @throws Error with a sentence for the editor */
const sendChange = (collection: string, locale: string, request: ChangeRequest): Promise<ChangesResult> =>
  readResponse(
    fetch(`/api/${collection}/change-values?locale=${locale}`, jsonRequest(request)),
    changesSchema,
  );

type Reference = { relationTo: CollectionSlug; value: number | string };
type Props = { collection: string; fields: ManyField[]; where: Where; onClose: () => void };
type Result = { documents: ChangedDocument[]; isDone: boolean };

const CHANGES: readonly [Change, AdminText][] = [
  ['add', 'Add these to what is there'],
  ['remove', 'Remove these from what is there'],
  ['replace', 'Replace everything that is there by these'],
];

/** What will happen, or has happened, to the documents. */
function Outcomes({ documents, isDone }: Result) {
  const refused = documents.filter(({ outcome }) => outcome === 'refused');
  return (
    <>
      {sayChanges(documents, isDone).map((line) => (
        <p key={line}>{line}</p>
      ))}
      {refused.length > 0 && (
        <ul>
          {refused.map(({ id, title, reason }) => (
            <li key={id}>{`${title}: ${reason}`}</li>
          ))}
        </ul>
      )}
    </>
  );
}

/** Lets the editor choose a field, values and an operation, previews the changes, and applies them. */
export function ChangeForm({ collection, fields, where, onClose }: Props) {
  const router = useRouter();
  const { code } = useLocale();
  const [field, setField] = useState(fields[0] as ManyField);
  const [change, setChange] = useState<Change>('add');
  const [chosen, setChosen] = useState<Reference[]>([]);
  const [result, setResult] = useState<Result | null>(null);
  const [isBusy, setBusy] = useState(false);

  const show = (documents: ChangedDocument[], isDone: boolean) => {
    setResult({ documents, isDone });
    // Reloading the list clears the selection and closes this form, so not while there are refusals to read.
    if (!isDone || documents.some(({ outcome }) => outcome === 'refused')) return;
    toast.success(sayChanges(documents, isDone).join(' '));
    router.refresh();
  };
  const send = async (isDryRun: boolean) => {
    setBusy(true);
    const values = field.isOfOneCollection ? chosen.map(({ value }) => value) : chosen;
    // Apply to the previewed documents, even if the list has changed since.
    const counted = result && { id: { in: result.documents.map(({ id }) => id) } };
    const request = {
      field: field.name,
      change,
      values,
      where: isDryRun || !counted ? where : counted,
      isDryRun,
    };
    await sendChange(collection, code, request).then(
      ({ documents }) => show(documents, !isDryRun),
      (error: Error) => void toast.error(error.message),
    );
    setBusy(false);
  };
  /** A new choice needs a new preview. */
  const choosing =
    <Value,>(set: (value: Value) => void) =>
    (value: Value) => {
      set(value);
      setResult(null);
    };
  const chooseField = choosing((name: string) => {
    setField(fields.find((one) => one.name === name) as ManyField);
    setChosen([]);
  });
  const isComplete = change === 'replace' || chosen.length > 0;
  const changing = result && !result.isDone ? countChanging(result.documents) : 0;

  return (
    <div className="bulk-changes__form">
      <label className="bulk-changes__field">
        <span>{say('Field')}</span>
        <select value={field.name} disabled={isBusy} onChange={(event) => chooseField(event.target.value)}>
          {fields.map(({ name, label }) => (
            <option key={name} value={name}>
              {label}
            </option>
          ))}
        </select>
      </label>
      <fieldset>
        <legend>{say('What to do')}</legend>
        {CHANGES.map(([name, label]) => (
          <label key={name}>
            <input
              type="radio"
              name="change"
              checked={change === name}
              disabled={isBusy}
              onChange={() => choosing(setChange)(name)}
            />
            {say(label)}
          </label>
        ))}
      </fieldset>
      <RelationshipInput
        key={field.name}
        path={`bulk-${field.name}`}
        label={field.label}
        relationTo={field.relationTo}
        hasMany
        allowCreate={false}
        allowEdit={false}
        readOnly={isBusy}
        value={chosen}
        onChange={(values: Reference[] | null) => choosing(setChosen)(values ?? [])}
      />
      <div className="bulk-changes__result" aria-live="polite">
        {result && <Outcomes {...result} />}
      </div>
      <div className="bulk-changes__actions">
        {changing > 0 ? (
          <Button size="medium" disabled={isBusy} onClick={() => void send(false)}>
            {say('Change {changing}', { changing })}
          </Button>
        ) : (
          <Button size="medium" disabled={isBusy || !isComplete} onClick={() => void send(true)}>
            {say('Count what will change')}
          </Button>
        )}
        <Button buttonStyle="secondary" size="medium" disabled={isBusy} onClick={onClose}>
          {say('Close')}
        </Button>
      </div>
    </div>
  );
}
