'use client';

import { say } from '@keelstone/languages/say.ts';
import { useAuth } from '@payloadcms/ui';
import { useEffect, useRef, useState } from 'react';
import { forgetChanges, type LeftBehind, readLeftChanges } from '../../admin/unsaved/kept-changes.ts';
import { LeftChanges } from '../../admin/unsaved/left-changes.tsx';
import { useKeeper, useKeptForm } from '../../admin/unsaved/use-keeper.ts';
import { type LeftEntries, readLeftEntries } from './entered.ts';
import type { Translation } from './use-translation.ts';

type Props = {
  /** Of the endpoint that saves. */
  address: string;
  translation: Translation;
};

/** Keeps what is entered into the workspace until it is saved, and offers what was left unsaved (C-14). */
export function KeptTranslation({ address, translation }: Props) {
  const { workspace, entered, isDirty, fillIn } = translation;
  const form = useKeptForm(useAuth().user?.id, address.replace('/api/', ''), workspace.target);
  const [left, setLeft] = useState<(LeftBehind & LeftEntries) | null>(null);
  const { onChange, onSaved } = useKeeper(form, () =>
    isDirty ? { base: workspace.updatedAt, data: entered } : null,
  );

  const version = useRef(workspace.updatedAt);
  // biome-ignore lint/correctness/useExhaustiveDependencies: what was entered is what is kept
  useEffect(() => {
    if (version.current !== workspace.updatedAt) onSaved();
    version.current = workspace.updatedAt;
    if (isDirty) onChange();
  }, [entered, workspace.updatedAt]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: what was left is looked for when the workspace opens
  useEffect(() => {
    let isOpen = true;
    const look = async () => {
      for (const kept of form ? await readLeftChanges(form) : []) {
        const entries = readLeftEntries(kept.data, workspace.fields);
        if (entries) return isOpen && setLeft({ ...kept, ...entries });
        await forgetChanges([kept.id]);
      }
      return undefined;
    };
    look().catch(() => undefined);
    return () => {
      isOpen = false;
    };
  }, [form]);

  if (!left || !form) return null;
  const texts = left.fields.map(({ label, key }) => ({
    label,
    text: (left.entered.texts[key] ?? []).join('\n'),
  }));
  const { note } = left.entered;
  const shown = note ? [...texts, { label: say('Note on this version'), text: note }] : texts;
  return (
    <LeftChanges
      key={left.id}
      changes={left}
      form={form}
      fields={shown.map(({ label }) => label)}
      warning={
        left.base === workspace.updatedAt
          ? null
          : say('Somebody has saved this since. Put your text back, and compare before you save.')
      }
      typed={shown.map(({ label, text }) => `${label}\n${text}`).join('\n\n')}
      onRestore={() => fillIn(left.entered)}
      onSettled={() => setLeft(null)}
    />
  );
}
