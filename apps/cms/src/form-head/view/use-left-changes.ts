'use client';

import { useDocumentInfo, useForm, useFormInitializing } from '@payloadcms/ui';
import { useCallback, useEffect, useState } from 'react';
import { forgetChanges, type LeftBehind, readLeftChanges } from '../../admin/unsaved/kept-changes.ts';
import type { KeptForm } from '../../admin/unsaved/use-keeper.ts';
import { changedFields } from '../../audit/changed-fields.ts';

export type LeftChanges = LeftBehind & {
  /** Names of the fields that differ from the form. */
  changed: string[];
  /** Whether the document has been saved since. */
  isOutdated: boolean;
};

/** What the person left unsaved in the form's document, and a function that ends the offer. */
export function useLeftChanges(form: KeptForm): [LeftChanges | null, () => void] {
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
    const look = async () => {
      for (const kept of await readLeftChanges(form)) {
        const changed = changedFields(loaded, { ...loaded, ...kept.data }).filter(
          (name) => !name.startsWith('_'),
        );
        if (changed.length > 0) {
          const version = typeof saved?.updatedAt === 'string' ? saved.updatedAt : null;
          if (isOpen) setLeft({ ...kept, changed, isOutdated: kept.base !== version });
          return;
        }
        await forgetChanges([kept.id]);
      }
    };
    look().catch(() => undefined);
    return () => {
      isOpen = false;
    };
  }, [form, isInitializing]);
  return [left, useCallback(() => setLeft(null), [])];
}
