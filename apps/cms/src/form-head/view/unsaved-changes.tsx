'use client';

import { say } from '@keelstone/languages/say.ts';
import { useDocumentInfo, useForm, useFormModified } from '@payloadcms/ui';
import { fieldLabels } from '../../admin/field-labels.ts';
import { LeftChanges } from '../../admin/unsaved/left-changes.tsx';
import { typedText } from '../../admin/unsaved/typed-text.ts';
import { isBesideCreation, useKeepChanges } from './use-keep-changes.ts';
import { useLeftChanges } from './use-left-changes.ts';

/** Keeps what is typed in the browser, and offers what was left unsaved (C-14). */
export function UnsavedChanges() {
  const form = useKeepChanges();
  const [left, settle] = useLeftChanges(form);
  const { docConfig } = useDocumentInfo();
  const { formRef, reset, setModified } = useForm();
  const isModified = useFormModified();
  if (!left || !form) return null;
  const labels = fieldLabels(docConfig?.fields ?? []);
  return (
    <LeftChanges
      key={left.id}
      changes={left}
      form={form}
      fields={left.changed.map((name) => labels.get(name) ?? name)}
      warning={
        left.isOutdated
          ? say(
              'Somebody has saved this since. Put your text back and save, and you can choose what becomes of both.',
            )
          : null
      }
      typed={typedText(left.data, labels)}
      // With the version that it was typed for: if there is a newer one, the save asks what to do.
      onRestore={async () => {
        // It would be lost to what comes back.
        formRef.current?.toggleAttribute('inert', true);
        await reset(left.data).finally(() => formRef.current?.toggleAttribute('inert', false));
        setModified(true);
      }}
      isRestoredAtOnce={isBesideCreation(left) && !isModified}
      onSettled={settle}
    />
  );
}
