'use client';

import { say } from '@keelstone/languages/say.ts';
import { useRef, useState } from 'react';
import * as v from 'valibot';
import type { StaleSave } from '../../concurrent-edits/refused-save.ts';
import type { Workspace } from '../read-translation.ts';
import type { GivenTranslation } from '../save-translation.ts';
import type { Mark } from '../translation-marks.ts';
import type { WorkspaceField } from '../workspace.ts';
import type { Filled } from '../xliff/fill-from-xliff.ts';
import { type Entered, enteredSince, isTyped, NOTE_FIELD, NOTHING } from './entered.ts';

/** Thrown when the CMS refuses a save: its reason, and the fields in question. */
export class RefusedTranslationError extends Error {
  readonly fields: ReadonlyMap<string, string>;

  constructor(message: string, fields: ReadonlyMap<string, string> = new Map()) {
    super(message);
    this.name = 'RefusedTranslationError';
    this.fields = fields;
  }
}

type Refusal = {
  message?: string;
  data?: { key?: string; errors?: { path: string; message: string }[] } & Partial<StaleSave>;
};

/** What a refusal says. Here, unlike in a form, what was saved since has to be loaded before anything can be saved. */
function sayRefusal({ message = '', data }: Refusal): string {
  if (data?.isInTrash)
    return say(
      'Nothing was saved, because this has been moved to the trash since it was opened. Restore it there, in a new tab. Then load this page again: what you wrote is kept, and offered to you here.',
    );
  if (data?.updatedAt === undefined) return message;
  return `${message} ${say('Load this page again: what you wrote is kept, and offered to you here.')}`;
}

function refusalOf({ errors: [first] = [] }: { errors?: Refusal[] }, fields: readonly WorkspaceField[]) {
  const message = sayRefusal(first ?? {});
  const named = (first?.data?.errors ?? []).flatMap(({ path, message: reason }) => {
    const key = path === NOTE_FIELD ? path : fields.find((each) => each.path === path)?.key;
    return key ? [[key, reason] as const] : [];
  });
  const key = first?.data?.key;
  return new RefusedTranslationError(message, new Map(key ? [[key, message]] : named));
}

/** As far as a proxy's answer is told from one of the CMS. */
const workspaceSchema = v.looseObject({
  updatedAt: v.string(),
  states: v.array(v.looseObject({})),
  fields: v.array(v.looseObject({ key: v.string() })),
});

const isBlank = (texts: readonly string[]) => texts.every((text) => text.trim() === '');

/** The texts of the workspace with what was entered, and the changes to them. */
export function useTranslation(address: string, opened: Workspace) {
  const [workspace, setWorkspace] = useState(opened);
  const [entered, setEntered] = useState(NOTHING);
  // A corrected file may replace what an earlier one filled in.
  const imported = useRef<Filled['texts']>({});
  const isDirty = entered !== NOTHING;

  const textsOf = (field: WorkspaceField): readonly string[] => {
    const { [field.key]: texts } = entered.texts;
    if (texts) return texts;
    return (entered.restructured.includes(field.key) && field.restructured) || field.target;
  };
  const change = (more: (before: Entered) => Partial<Entered>) =>
    setEntered((before) => ({ ...before, ...more(before) }));

  const write = (field: WorkspaceField, texts: string[], mark?: Mark | null) =>
    change(({ texts: all, marks: { [field.key]: _, ...marks } }) => ({
      texts: { ...all, [field.key]: texts },
      marks: mark === undefined ? marks : { ...marks, [field.key]: mark },
    }));
  const restructure = (field: WorkspaceField) =>
    change(({ texts, restructured }) => ({
      texts: {
        ...texts,
        [field.key]: (field.restructured ?? []).map((text, index) =>
          // What was entered for this paragraph stays.
          text === field.target[index] ? (texts[field.key]?.[index] ?? text) : text,
        ),
      },
      restructured: [...restructured, field.key],
    }));
  const copy = (field: WorkspaceField) => {
    if (field.restructured) change(({ restructured }) => ({ restructured: [...restructured, field.key] }));
    write(field, [...field.source], field.isAddress ? undefined : { isCopy: true });
  };
  const confirm = (field: WorkspaceField) =>
    change(({ marks }) => ({ marks: { ...marks, [field.key]: null } }));
  const copyMissing = () => {
    for (const field of workspace.fields) if (isBlank(textsOf(field))) copy(field);
  };

  const writeNote = (note: string) => change(() => ({ note }));

  const fillIn = ({ texts, restructured, marks, note }: Omit<Entered, 'note'> & Partial<Entered>) =>
    change((before) => ({
      note: note || before.note,
      texts: { ...before.texts, ...texts },
      restructured: [...before.restructured.filter((key) => !texts[key]), ...restructured],
      // Of what is replaced: a copy is none any more.
      marks: {
        ...Object.fromEntries(Object.entries(before.marks).filter(([key]) => !texts[key])),
        ...marks,
      },
    }));

  /**
   * Fills in what an imported file has, except for fields in which something was typed that is not saved.
   *
   * @returns the fields that were filled in, and those that were not
   */
  const fillFromFile = ({ texts, restructured, marks }: Filled) => {
    const given = workspace.fields.filter(({ key }) => texts[key]);
    const isOwn = (field: WorkspaceField) =>
      isTyped(field, entered.texts[field.key], [texts[field.key], imported.current[field.key]]);
    const typed = given.filter(isOwn);
    const isFilled = (key: string) => !typed.some((field) => field.key === key);
    const only = <Value>(all: Record<string, Value>) =>
      Object.fromEntries(Object.entries(all).filter(([key]) => isFilled(key)));
    fillIn({ texts: only(texts), restructured: restructured.filter(isFilled), marks: only(marks) });
    imported.current = { ...imported.current, ...only(texts) };
    return { filled: given.filter((field) => !typed.includes(field)), typed };
  };

  /** @throws RefusedTranslationError with the reason of the CMS; TypeError when it cannot be reached */
  const save = async (publish: boolean): Promise<void> => {
    const { target: to, updatedAt, fields } = workspace;
    const body = { ...entered, to, updatedAt, publish } as GivenTranslation;
    const response = await fetch(address, {
      method: 'PATCH',
      credentials: 'same-origin',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });
    const result = (await response.json()) ?? {};
    if (!response.ok) throw refusalOf(result, fields);
    if (!v.is(workspaceSchema, result)) throw new TypeError('The answer is not the workspace.');
    setWorkspace(result as unknown as Workspace);
    setEntered((now) => enteredSince(entered, now));
  };

  return {
    workspace,
    entered,
    isDirty,
    textsOf,
    write,
    restructure,
    copy,
    confirm,
    copyMissing,
    writeNote,
    fillIn,
    fillFromFile,
    save,
  };
}

export type Translation = ReturnType<typeof useTranslation>;
