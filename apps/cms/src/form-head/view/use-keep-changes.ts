'use client';

import {
  useAllFormFields,
  useAuth,
  useDocumentInfo,
  useForm,
  useFormModified,
  useFormProcessing,
  useLocale,
} from '@payloadcms/ui';
import { useEffect, useMemo, useRef } from 'react';
import { forgetChanges, keepChanges, newFormId, targetKey, thisView } from '../../admin/kept-changes.ts';
import { type KeptChanges, storeChanges } from '../../admin/stored-changes.ts';

/** Less than the "few seconds", and seldom enough not to be felt while typing. */
const KEPT_EVERY_MS = 1000;
/** On the server, for other computers. Each is a request, so it is less often. */
const STORED_EVERY_MS = 5000;

/** The form that a component is in. Undefined while nobody is logged in. */
export type KeptForm = { id: string; owner: number | string; target: string; language: string } | undefined;

function useKeptForm(): KeptForm {
  const { id, collectionSlug, globalSlug } = useDocumentInfo();
  const { user } = useAuth();
  const { code: language } = useLocale();
  const target = targetKey({ global: globalSlug, collection: collectionSlug, id });
  const owner = user?.id;
  return useMemo(
    () => (owner === undefined ? undefined : { id: newFormId(), owner, target, language }),
    [owner, target, language],
  );
}

// An upload's file would be many megabytes, and a form cannot be given one back.
const withoutFile = ({ file, ...data }: Record<string, unknown>) => data;

/** Keeps what is typed into the form, every second and when the page is hidden, until it is saved. */
export function useKeepChanges(): KeptForm {
  const form = useKeptForm();
  const { getData, setModified } = useForm();
  const { data: saved } = useDocumentInfo();
  const [fields] = useAllFormFields();
  const isModified = useFormModified();
  const isSaving = useFormProcessing();
  const version = typeof saved?.updatedAt === 'string' ? saved.updatedAt : null;

  const due = useRef<ReturnType<typeof setTimeout>>(undefined);
  const storing = useRef<ReturnType<typeof setTimeout>>(undefined);
  const unstored = useRef<KeptChanges>(undefined);
  const store = useRef(() => {
    clearTimeout(storing.current);
    storing.current = undefined;
    const changes = unstored.current;
    unstored.current = undefined;
    // A server that does not answer has the browser's copy behind it.
    if (changes) storeChanges(changes).catch(() => undefined);
  });
  const keep = useRef<(of: KeptForm) => void>(() => undefined);
  keep.current = (of) => {
    clearTimeout(due.current);
    due.current = undefined;
    if (!of || !isModified) return;
    const data = JSON.parse(JSON.stringify(withoutFile(getData()))) as Record<string, unknown>;
    const base = typeof data.updatedAt === 'string' ? data.updatedAt : null;
    // A browser that keeps nothing, such as one without storage, must not disturb who types.
    const changes = { ...of, view: thisView(), base, at: Date.now(), data };
    keepChanges(changes).catch(() => undefined);
    unstored.current = changes;
    storing.current ??= setTimeout(store.current, STORED_EVERY_MS);
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: a change of the fields is what is kept
  useEffect(() => {
    if (isModified) due.current ??= setTimeout(() => keep.current(form), KEPT_EVERY_MS);
  }, [fields, isModified]);
  useEffect(() => {
    const keepNow = () => {
      keep.current(form);
      store.current();
    };
    window.addEventListener('pagehide', keepNow);
    document.addEventListener('visibilitychange', keepNow);
    return () => {
      // The form closes, or changes to another language.
      keepNow();
      window.removeEventListener('pagehide', keepNow);
      document.removeEventListener('visibilitychange', keepNow);
    };
  }, [form]);

  // A save ends in another version. Payload takes a form whose save failed for unchanged, so that it could be left
  // without a question, and not be saved again.
  const before = useRef<{ version: string | null; isModified: boolean }>(undefined);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the beginning and the end of a save are what matters
  useEffect(() => {
    if (isSaving) {
      before.current = { version, isModified };
      return;
    }
    const start = before.current;
    before.current = undefined;
    if (!start || !form) return;
    if (start.version !== version) {
      unstored.current = undefined;
      forgetChanges([form.id]).catch(() => undefined);
    } else if (start.isModified) setModified(true);
  }, [isSaving]);
  return form;
}
