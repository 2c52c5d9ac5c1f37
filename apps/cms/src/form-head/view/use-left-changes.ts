'use client';

import { useDocumentInfo, useForm, useFormInitializing } from '@payloadcms/ui';
import { useEffect, useState } from 'react';
import { findLeftChanges, type LeftBehind } from '../../admin/unsaved/kept-changes.ts';
import type { KeptForm } from '../../admin/unsaved/use-keeper.ts';
import { offerOf } from '../offer-left-changes.ts';

export type LeftChanges = LeftBehind & {
  /** Names of the fields that differ from the form. */
  changed: string[];
  /** Whether the document has been saved since. */
  isOutdated: boolean;
  /** When that was, if it was after they had been typed; otherwise null. */
  savedAfter: string | null;
  /** What the form had when they were offered. */
  loaded: Record<string, unknown>;
};

/** What the person left unsaved in the form's document, and a function that changes or ends the offer. */
export function useLeftChanges(form: KeptForm): [LeftChanges | null, (left: LeftChanges | null) => void] {
  const { getData } = useForm();
  const { data: saved } = useDocumentInfo();
  const isInitializing = useFormInitializing();
  const [left, setLeft] = useState<LeftChanges | null>(null);

  // biome-ignore lint/correctness/useExhaustiveDependencies: what was left is looked for when a form opens
  useEffect(() => {
    setLeft(null);
    if (!form || isInitializing) return;
    let isOpen = true;
    const loaded = JSON.parse(JSON.stringify(getData()));
    const version = typeof saved?.updatedAt === 'string' ? saved.updatedAt : null;
    findLeftChanges(form, (kept) => {
      const offer = offerOf(loaded, version, kept);
      return offer && { ...offer, loaded, savedAfter: offer.isOlder ? version : null };
    })
      .then((found) => isOpen && setLeft(found))
      .catch(() => undefined);
    return () => {
      isOpen = false;
    };
  }, [form, isInitializing]);
  return [left, setLeft];
}
