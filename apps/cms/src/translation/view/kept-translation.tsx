'use client';

import { say } from '@keelstone/languages/say.ts';
import { useAuth } from '@payloadcms/ui';
import { useEffect, useMemo, useRef, useState } from 'react';
import { findLeftChanges, type LeftBehind } from '../../admin/unsaved/kept-changes.ts';
import { LeftChanges } from '../../admin/unsaved/left-changes.tsx';
import { useKeeper, useKeptForm } from '../../admin/unsaved/use-keeper.ts';
import { keptOf, NOTE_FIELD, NOTHING, readLeftEntries, restoredOver } from './entered.ts';
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
  const [left, setLeft] = useState<LeftBehind | null>(null);
  const { onChange, onSaved } = useKeeper(form, () =>
    isDirty ? { base: workspace.updatedAt, data: keptOf(entered, workspace.fields) } : null,
  );

  // What stayed when it was put back.
  const kept = useRef(NOTHING);
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
    if (!form) return;
    findLeftChanges(form, ({ data }) => readLeftEntries(data, workspace.fields))
      .then((found) => isOpen && setLeft(found))
      .catch(() => undefined);
    return () => {
      isOpen = false;
    };
  }, [form]);

  // A save gives the workspace other fields.
  const entries = useMemo(() => left && readLeftEntries(left.data, workspace.fields), [left, workspace]);
  if (!left || !entries || !form) return null;
  const { entered: offered, fields, placeless } = entries;
  const { note } = offered;
  const shown = [
    ...fields.map(({ label, key }) => ({ label, text: (offered.texts[key] ?? []).join('\n') })),
    ...(note ? [{ label: say('Note on this version'), text: note }] : []),
  ];
  const warnings = [
    left.base !== workspace.updatedAt &&
      say(
        'This has been saved since, by somebody else or by you elsewhere. Put your text back, and compare before you save.',
      ),
    placeless.length > 0 &&
      say('Some of it belongs to fields that are gone. Copy it before you put the rest back.'),
  ].filter((warning) => warning !== false);
  return (
    <LeftChanges
      key={left.id}
      changes={left}
      form={form}
      fields={[
        ...shown.map(({ label }) => label),
        ...(placeless.length > 0 ? [say('fields that are gone')] : []),
      ]}
      warning={warnings.join(' ') || null}
      typed={[...shown.map(({ label, text }) => `${label}\n${text}`), ...placeless].join('\n\n')}
      onRestore={
        shown.length > 0
          ? () => {
              const { restored, unrestored } = restoredOver(entered, offered, kept.current);
              kept.current = restored;
              fillIn(restored);
              const isKept = (key: string) => unrestored.includes(key);
              return {
                data: keptOf(restored, workspace.fields),
                unrestored: [
                  ...fields.filter(({ key }) => isKept(key)).map(({ label }) => label),
                  ...(isKept(NOTE_FIELD) ? [say('Note on this version')] : []),
                ],
              };
            }
          : null
      }
      onSettled={() => setLeft(null)}
    />
  );
}
