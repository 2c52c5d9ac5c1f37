'use client';

import {
  useAllFormFields,
  useAuth,
  useDocumentInfo,
  useEditDepth,
  useForm,
  useFormModified,
  useFormProcessing,
  useLocale,
} from '@payloadcms/ui';
import { useEffect, useRef } from 'react';
import { targetKey } from '../../admin/unsaved/kept-changes.ts';
import { type KeptForm, useKeeper, useKeptForm } from '../../admin/unsaved/use-keeper.ts';
import { isBlank } from '../form-step.ts';
import { whenAllIsSaved } from './running-saves.ts';

// An upload's file would be many megabytes, and a form cannot be given one back.
const withoutFile = ({ file, ...data }: Record<string, unknown>) => data;

/**
 * What was typed beside the first save of a document, which has an id since: the form is still that of a new one, until
 * the page of the document takes its place, and lacks what the save has added.
 */
function typedBesideCreation(
  data: Record<string, unknown>,
  { id, ...created }: Record<string, unknown>,
): Record<string, unknown> {
  const added = Object.entries(created).filter(([name]) => isBlank(data[name]));
  return { ...data, ...Object.fromEntries(added) };
}

/** The form whose first save led to another page, if something was typed beside it. */
let left: string | undefined;

/**
 * Whether changes were typed beside the first save of their document: they belong into the form of its page, and nobody
 * needs to be asked.
 */
export const isBesideCreation = ({ id }: { id: string }): boolean => id === left;

/** Keeps what is typed into Payload's form until it is saved. */
export function useKeepChanges(): KeptForm {
  const { id, collectionSlug, globalSlug, data: saved } = useDocumentInfo();
  const target = targetKey({ global: globalSlug, collection: collectionSlug, id });
  const form = useKeptForm(useAuth().user?.id, target, useLocale().code);
  const payloadForm = useForm();
  const { dispatchFields, formRef, getData, getDataByPath, setModified } = payloadForm;
  const [fields] = useAllFormFields();
  const isModified = useFormModified();
  const isSaving = useFormProcessing();
  const depth = useEditDepth();
  const version = typeof saved?.updatedAt === 'string' ? saved.updatedAt : null;

  // The page of the document takes the place of this form.
  const isCreated = id === undefined && collectionSlug !== undefined && saved?.id !== undefined;
  const created = isCreated ? targetKey({ collection: collectionSlug, id: saved.id }) : undefined;
  const { onChange, onSaved } = useKeeper(form, () => {
    if (!isModified) return null;
    const data = JSON.parse(JSON.stringify(withoutFile(getData()))) as Record<string, unknown>;
    if (created !== undefined && saved) {
      left = form?.id;
      return { target: created, base: version, data: typedBesideCreation(data, saved) };
    }
    return { base: typeof data.updatedAt === 'string' ? data.updatedAt : null, data };
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when it has been created
  useEffect(() => {
    // What would be typed from here on would be lost with the form. A drawer leads nowhere.
    if (created !== undefined && depth < 2) formRef.current?.toggleAttribute('inert', true);
  }, [created]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a change of the fields is what is kept
  useEffect(() => {
    if (isModified) onChange();
  }, [fields, isModified]);

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
    if (version !== null && start.version !== version) {
      onSaved();
      // Payload asks for the form's new state after the save. If that fails, the next save would be refused as one that
      // is based on an older version.
      if (getDataByPath('updatedAt') !== version)
        dispatchFields({ type: 'UPDATE', path: 'updatedAt', value: version, valid: true });
    } else if (start.isModified) setModified(true);
  }, [isSaving]);
  // A form that closes while it is being saved has kept what it has, and does not hear of the answer.
  const closed = useRef<() => void>(() => undefined);
  closed.current = () => {
    // Once there is an answer, what was typed beside it is kept for the document.
    if (isSaving && created === undefined) void whenAllIsSaved(payloadForm, onSaved);
  };
  useEffect(() => () => closed.current(), []);
  return form;
}
