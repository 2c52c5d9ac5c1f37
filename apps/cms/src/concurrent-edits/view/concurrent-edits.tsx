'use client';

import { say } from '@keelstone/languages/say.ts';
import {
  toast,
  useDocumentInfo,
  useForm,
  useFormFields,
  useFormModified,
  useFormProcessing,
} from '@payloadcms/ui';
import { useEffect, useRef, useState } from 'react';
import { noteForm } from '../base-version.ts';
import type { LockResponse } from '../edit-lock.endpoints.ts';
import { apiPath, type EditedTarget } from '../lock-requests.ts';
import { RefusedSaveDialog } from './refused-save-dialog.tsx';
import { useEditLock } from './use-edit-lock.ts';

/** The form sends this field of Payload's to say which version it started from (C-14). */
const VERSION = 'updatedAt';

function useTarget(): EditedTarget | null {
  const { id, collectionSlug, globalSlug } = useDocumentInfo();
  if (globalSlug) return { global: globalSlug };
  return id && collectionSlug ? { collection: collectionSlug, id: Number(id) } : null;
}

/** What an editor should know before saving. Each notice is shown once, although this is polled. */
function noticeOf({ holder, lastSave, version }: LockResponse, base: unknown): string | null {
  const typed = say('What you typed is still here, and saving will ask you what to do.');
  if (version !== null && typeof base === 'string' && Date.parse(version) > Date.parse(base)) {
    return lastSave?.isOwn
      ? say('You have saved this in another window while you were editing. {typed}', { typed })
      : say('{name} has saved this while you were editing. {typed}', {
          name: lastSave?.name ?? say('Somebody'),
          typed,
        });
  }
  return holder.isOwn ? null : say('{name} is editing this now. {typed}', { name: holder.name, typed });
}

/** In every form: holds the lock while there are unsaved changes, and opens the dialog when a save is refused. */
export function ConcurrentEdits() {
  const target = useTarget();
  const { getDataByPath, setModified } = useForm();
  const isModified = useFormModified();
  const isSaving = useFormProcessing();
  const refusal = useFormFields(([fields]) => {
    const field = fields?.[VERSION];
    return field?.valid === false ? field.errorMessage : undefined;
  });
  const dispatch = useFormFields(([, dispatchFields]) => dispatchFields);
  const [reason, setReason] = useState<string | null>(null);

  const document = target && apiPath(target);
  const version = useRef<() => unknown>(undefined);
  version.current = () => getDataByPath(VERSION);
  useEffect(() => (document ? noteForm(document, () => version.current?.()) : undefined), [document]);

  const noticed = useRef<string | null>(null);
  const shown = useRef<number | string>(undefined);
  const show = (notice: string | null) => {
    if (notice === noticed.current) return;
    // One holds at a time: that somebody is editing holds no more once they have saved, or left.
    if (shown.current !== undefined) toast.dismiss(shown.current);
    shown.current = notice ? toast.warning(notice, { duration: Infinity, closeButton: true }) : undefined;
    noticed.current = notice;
  };
  const end = useRef(() => show(null));
  const { data: saved } = useDocumentInfo();
  // biome-ignore lint/correctness/useExhaustiveDependencies: a notice is about one version, and is wrong after a save
  useEffect(() => end.current, [saved?.updatedAt]);
  useEditLock(target, {
    isEditing: isModified,
    onResponse: (response) => {
      // The response may already include our own save, whose response is still pending.
      if (isSaving) return;
      // Of the form itself: what is rendered may be that of before a save for a moment.
      show(noticeOf(response, version.current?.()));
    },
  });

  useEffect(() => {
    if (!refusal) return;
    setReason(refusal);
    // Reset, because the next refusal may have the same message. The form also has to count as modified: otherwise
    // Payload would discard the refused changes without asking.
    dispatch({ type: 'UPDATE', path: VERSION, valid: true, errorMessage: '' });
    setModified(true);
  }, [refusal, dispatch, setModified]);

  if (!target || reason === null) return null;
  return <RefusedSaveDialog target={target} reason={reason} onClose={() => setReason(null)} />;
}
