'use client';

import { say } from '@keelstone/languages/say.ts';
import { useForm, useFormFields } from '@payloadcms/ui';
import type { FormState } from 'payload';
import { useEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import { FIELD, focusWhenThere } from '../../admin/focus/focus-when-there.ts';
import { askAgain } from '../../admin/unsaved/ask-again.ts';
import { whenTextsSettled } from '../../admin/unsaved/settled-texts.ts';
import { insertRows, rowOf } from './insert-rows.ts';
import { moveByKey } from './move-by-key.ts';
import { type Clipboard, pastedRows } from './pasted-rows.ts';
import './row-editing.css';

const rowAt = (path: string, index: number) =>
  document.getElementById(`${path.split('.').join('-')}-row-${index}`);

/** The first field of a row, or a button where there is none; null while the row is loading. */
function firstControl(row: HTMLElement): HTMLElement | null {
  if (row.querySelector('.shimmer-effect')) return null;
  const content = row.querySelector('.collapsible__content');
  // The bar of a text comes before it.
  return (
    content?.querySelector<HTMLElement>(FIELD) ?? content?.querySelector('button:not(:disabled)') ?? null
  );
}

/** Moves the focus to the first field of a new row, unless somebody has gone to another one of it. */
function focusNewRow(path: string, index: number): void {
  focusWhenThere(
    () => {
      const row = rowAt(path, index);
      return row && !document.querySelector('dialog[open]') ? firstControl(row) : null;
    },
    (active) => !rowAt(path, index)?.contains(active),
  );
}

type Form = ReturnType<typeof useForm>;
type Copies = { handedOut: FormState };

/** Where Payload keeps what was copied. */
const CLIPBOARD = '_payloadClipboard';

function readClipboard(): Clipboard | null {
  try {
    return JSON.parse(localStorage.getItem(CLIPBOARD) ?? 'null') as Clipboard | null;
  } catch {
    // Storage may be blocked, or hold something else: then nothing was pasted.
    return null;
  }
}

/** "Duplicate": Payload's copies would keep the anchors, of which each may occur only once on a page. */
const duplicating =
  (form: Form, getFields: Form['getFields'], dispatch: Form['dispatchFields']) =>
  ({ path, rowIndex }: { path: string; rowIndex: number }) => {
    const state = getFields();
    const next = insertRows(state, path, rowIndex + 1, [rowOf(state, path, rowIndex)]);
    dispatch({ type: 'REPLACE_STATE', state: next });
    form.setModified(true);
  };

/** "Paste": Payload's replaces the row, or all rows of the field. */
const pasting =
  (
    getFields: Form['getFields'],
    dispatch: Form['dispatchFields'],
    replace: Form['replaceState'],
    copies: Copies,
  ) =>
  (next: FormState) => {
    const clipboard = readClipboard();
    const state = getFields();
    const { handedOut } = copies;
    const pasted = clipboard && pastedRows({ state, handedOut, next, clipboard });
    if (!pasted) return replace(next);
    dispatch({ type: 'REPLACE_STATE', state: insertRows(state, pasted.path, pasted.at, pasted.rows) });
  };

/** Payload writes into what it gets while it pastes. */
const copying = (getFields: Form['getFields'], copies: Copies) => () => {
  copies.handedOut = Object.fromEntries(
    Object.entries(getFields()).map(([path, field]) => [path, { ...field }]),
  );
  return copies.handedOut;
};

/** A new row gets the focus when its fields are there. */
const adding =
  (add: Form['addFieldRow']): Form['addFieldRow'] =>
  (row) => {
    flushSync(() => add(row));
    if (row.rowIndex !== undefined) focusNewRow(row.path, row.rowIndex);
  };

/** The forms that are extended, and what each of them holds at the moment. */
const extended = new WeakMap<Form, () => FormState>();

/**
 * Payload has no place to change what the menu of a row does, and its form's context is not exported. But all of
 * them call the functions of one object, to which the form assigns its own each time it renders: an accessor keeps
 * those, and returns ours, which call them.
 */
function extend(form: Form): void {
  if (extended.has(form)) return;
  const own = { ...form };
  const copies: Copies = { handedOut: {} };
  const getFields = () => own.getFields();
  extended.set(form, getFields);
  const dispatch: Form['dispatchFields'] = (action) => own.dispatchFields(action);
  const duplicate = duplicating(form, getFields, dispatch);
  const paste = pasting(getFields, dispatch, (state) => own.replaceState(state), copies);
  const add = adding((row) => own.addFieldRow(row));
  const ours: Partial<Form> = {
    getFields: copying(getFields, copies),
    dispatchFields: (action) =>
      action.type === 'DUPLICATE_ROW' ? whenTextsSettled(() => duplicate(action)) : dispatch(action),
    replaceState: (state) => whenTextsSettled(() => paste(state)),
    addFieldRow: (row) => whenTextsSettled(() => add(row)),
    // At once on the page: the next key moves the row that is there then.
    moveFieldRow: (move) => whenTextsSettled(() => flushSync(() => own.moveFieldRow(move))),
    removeFieldRow: (row) => whenTextsSettled(() => own.removeFieldRow(row)),
    replaceFieldRow: (row) => whenTextsSettled(() => own.replaceFieldRow(row)),
  };
  for (const [name, value] of Object.entries(ours))
    Object.defineProperty(form, name, {
      configurable: true,
      enumerable: true,
      get: () => value,
      set: (original: never) => {
        own[name as keyof Form] = original;
      },
    });
}

/**
 * Asks the server again for the fields of a new row. Payload sends a form a quarter of a second after its last change,
 * but takes all that it holds for sent when a response arrives: what was added in the meantime would stay without
 * fields until something else is changed.
 */
function useFieldsOfNewRows(form: Form): void {
  const path = useFormFields(([fields]) =>
    Object.keys(fields).find((each) => fields[each]?.rows?.some(({ isLoading }) => isLoading)),
  );
  const field = useFormFields(([fields]) => (path === undefined ? undefined : fields[path]));
  useEffect(() => {
    const getFields = extended.get(form);
    return path !== undefined && field && getFields
      ? askAgain({ dispatchFields: form.dispatchFields, getFields }, path)
      : undefined;
  }, [path, field, form]);
}

/** In every form with rows. It has nothing to show, but says to where a row was moved. */
export function RowEditing() {
  const form = useForm();
  const [moved, setMoved] = useState('');
  extend(form);
  useFieldsOfNewRows(form);
  useEffect(() => {
    const move = (event: KeyboardEvent) =>
      moveByKey(event, form, (place, count) => {
        // Said again, also if it is the same of another row.
        flushSync(() => setMoved(''));
        setMoved(say('Now at place {place} of {count}.', { place, count }));
      });
    document.addEventListener('keydown', move, true);
    return () => document.removeEventListener('keydown', move, true);
  }, [form]);
  return (
    <p className="sr-only" role="status">
      {moved}
    </p>
  );
}
