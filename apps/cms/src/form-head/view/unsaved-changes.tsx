'use client';

import { say } from '@keelstone/languages/say.ts';
import { useDocumentInfo, useForm, useFormModified, useFormProcessing } from '@payloadcms/ui';
import { fieldLabels } from '../../admin/field-labels.ts';
import { formatTime } from '../../admin/time/format-time.ts';
import { LeftChanges as LeftChangesOffer } from '../../admin/unsaved/left-changes.tsx';
import { settleTexts } from '../../admin/unsaved/settled-texts.ts';
import { typedText } from '../../admin/unsaved/typed-text.ts';
import { restoredOver } from '../offer-left-changes.ts';
import { isBesideCreation, useKeepChanges } from './use-keep-changes.ts';
import { type LeftChanges, useLeftChanges } from './use-left-changes.ts';

/** What somebody should know before they put it back. */
function warningOf({ isOutdated, savedAfter }: LeftChanges): string | null {
  if (savedAfter !== null)
    return say(
      'This is older than what was saved on {time}, which may have it already. Put it back only if something is missing. When you save, you can choose what becomes of both.',
      { time: formatTime(new Date(savedAfter)) },
    );
  if (!isOutdated) return null;
  return say(
    'This has been saved since, by somebody else or by you elsewhere. Put your text back and save, and you can choose what becomes of both.',
  );
}

/** Keeps what is typed in the browser, and offers what was left unsaved (C-14). */
export function UnsavedChanges() {
  const form = useKeepChanges();
  const [left, setLeft] = useLeftChanges(form);
  const { docConfig } = useDocumentInfo();
  const { formRef, dispatchFields, getData, getFields, reset, setModified } = useForm();
  const isModified = useFormModified();
  const isSaving = useFormProcessing();
  if (!left || !form) return null;
  const labels = fieldLabels(docConfig?.fields ?? []);
  const named = (names: readonly string[]) => names.map((name) => labels.get(name) ?? name);
  return (
    <LeftChangesOffer
      key={left.id}
      changes={left}
      form={form}
      fields={named(left.changed)}
      warning={warningOf(left)}
      typed={typedText(left.data, labels)}
      // The answer to a save takes back what was put back beside it.
      isWaiting={isSaving}
      // With the version that it was typed for: if there is a newer one, the save asks what to do.
      onRestore={async () => {
        await settleTexts();
        // A form cannot be given a file back, but the one that was chosen since stays.
        const { file: chosen } = getFields();
        const { file: _, ...now } = JSON.parse(JSON.stringify(getData()));
        const fields = new Set(Object.keys(getFields()).map((path) => path.split('.')[0] ?? path));
        const { data, rest, gone } = restoredOver(left.loaded, now, left, fields);
        // What is typed now would be lost to what comes back.
        formRef.current?.toggleAttribute('inert', true);
        await reset(data).finally(() => formRef.current?.toggleAttribute('inert', false));
        if (chosen?.value instanceof File)
          dispatchFields({ type: 'UPDATE', path: 'file', value: chosen.value, valid: true });
        setModified(true);
        if (rest) setLeft({ ...left, ...rest });
        const unrestored = (rest?.changed ?? []).filter((name) => !gone.includes(name));
        return { data, unrestored: named(unrestored), gone: named(gone) };
      }}
      isRestoredAtOnce={isBesideCreation(left) && !isModified}
      onSettled={() => setLeft(null)}
    />
  );
}
