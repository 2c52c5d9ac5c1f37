'use client';

import {
  useAllFormFields,
  useDocumentInfo,
  useForm,
  useFormModified,
  useFormProcessing,
  useLocale,
} from '@payloadcms/ui';
import type { FormState } from 'payload';
import { useEffect, useReducer, useRef } from 'react';
import { flushSync } from 'react-dom';
import { focusToReturn } from '../../admin/focus/focus-to-return.ts';
import { rememberFocus } from '../../admin/focus/returned-focus.ts';
import { areTextsSettled, holdingChanges, settleTexts } from '../../admin/unsaved/settled-texts.ts';
import { isText } from '../form-step.ts';
import { isReverted, LastingRefusals } from './lasting-refusals.ts';
import { recordSave } from './running-saves.ts';
import { takeWord } from './take-word.ts';
import { useSavedDuplicate } from './use-saved-duplicate.ts';

const MAC_COMMAND = { key: 'Meta', code: 'MetaLeft', metaKey: true };

/**
 * Listens to Ctrl-S: Payload ignores the keys as long as its form has not got what was typed, because it looks
 * unchanged until then. They are pressed again when it has.
 */
function saveByKey(event: KeyboardEvent): void {
  const isSave = (event.ctrlKey || event.metaKey) && event.key.toLowerCase() === 's';
  if (!isSave || !event.isTrusted) return;
  takeWord(document.activeElement);
  if (areTextsSettled()) return;
  event.preventDefault();
  event.stopImmediatePropagation();
  const { key, code, ctrlKey, metaKey } = event;
  void settleTexts().then(() => {
    const press = (type: 'keydown' | 'keyup', keys: KeyboardEventInit) =>
      document.dispatchEvent(new KeyboardEvent(type, { cancelable: true, ...keys }));
    // Payload remembers which keys are down, and by now they may be up.
    if (metaKey) press('keydown', MAC_COMMAND);
    press('keydown', { key, code, ctrlKey, metaKey });
    press('keyup', { key, code, ctrlKey, metaKey });
  });
}

const takeWordOnLeaving = ({ target }: Event) => takeWord(target);

type Form = ReturnType<typeof useForm>;

const NEW_PASSWORD = ['password', 'confirm-password'];
/** Longer than Payload takes to validate a field after a key, on a busy computer. */
const LONGEST_VALIDATION_MS = 5000;
const LOOK_EVERY_MS = 20;

/**
 * Waits until Payload has validated a new password: it opens the fields with an error, which it holds against a save
 * until then.
 */
async function settlePassword(form: Form): Promise<void> {
  const isUnvalidated = (path: string) => {
    const field = form.getField(path);
    return field?.valid === false && Boolean(field.value) && !field.validate;
  };
  const until = performance.now() + LONGEST_VALIDATION_MS;
  while (NEW_PASSWORD.some(isUnvalidated) && performance.now() < until)
    await new Promise((resolve) => setTimeout(resolve, LOOK_EVERY_MS));
}

/** The texts of a form, by their paths. */
const textsIn = (form: Form) =>
  new Map(
    Object.entries(form.getFields()).flatMap(([path, { value }]) => (isText(value) ? [[path, value]] : [])),
  );

/**
 * Keeps what was typed into texts while they were being saved: Payload 3.90.1 disables all other fields meanwhile, but
 * not texts, and then puts the saved ones over them. Call it at once after the save, so that the form renders with what
 * was typed, and never with what was saved: otherwise it would replace the editor in which somebody is typing.
 *
 * @returns whether anything was typed meanwhile
 */
function keepTyped(form: Form, saved: ReturnType<typeof textsIn>): boolean {
  let isTyped = false;
  for (const [path, typed] of textsIn(form)) {
    const before = saved.get(path);
    if (typed === before || JSON.stringify(typed) === JSON.stringify(before)) continue;
    form.dispatchFields({ type: 'UPDATE', path, value: typed });
    form.setModified(true);
    isTyped = true;
  }
  return isTyped;
}

const saving = (form: Form, submit: () => Form['submit'], render: () => void) =>
  (async (options) => {
    rememberFocus();
    const giveFocusBack = focusToReturn();
    takeWord(document.activeElement);
    await settleTexts();
    await settlePassword(form);
    // What somebody may do follows from their role (../../access): a save does not change it, and Payload would ask
    // twice before the form can be used again.
    const context = { getDocPermissions: false, ...options?.context };
    // Payload's buttons keep the function that they were rendered with, which may be one of a disabled form.
    const texts = textsIn(form);
    const save = async () => {
      const result = await submit()({ ...options, context });
      // The errors of a refusal are seen before the response to what the form asked earlier, which takes them away
      // (`useLastingRefusals`): both may arrive within a moment, and React would render them as one change.
      if (!result?.res?.ok) flushSync(render);
      const isTyped = keepTyped(form, texts);
      return { result, isAll: result?.res?.ok === true && !isTyped };
    };
    const saved = holdingChanges(save());
    recordSave(
      form,
      saved.then(({ isAll }) => isAll),
    );
    const { result } = await saved;
    giveFocusBack();
    return result;
  }) as Form['submit'];

/**
 * A second click comes before Payload disables its buttons, and would be refused as a save of an older version. Like a
 * disabled form of Payload, it returns nothing.
 */
function onceAtATime(submit: Form['submit']): Form['submit'] {
  let isUnderWay = false;
  return (async (options, event) => {
    // Before the browser sends the form itself.
    event?.preventDefault();
    event?.stopPropagation();
    if (isUnderWay) return;
    isUnderWay = true;
    try {
      return await submit(options);
    } finally {
      isUnderWay = false;
    }
  }) as Form['submit'];
}

const extended = new WeakSet<Form>();

/** As in row-editing: the form assigns its own function each time it renders, and everybody gets ours. */
function extend(form: Form, render: () => void): void {
  if (extended.has(form)) return;
  extended.add(form);
  let own = form.submit;
  const ours = onceAtATime(saving(form, () => own, render));
  Object.defineProperty(form, 'submit', {
    configurable: true,
    enumerable: true,
    get: () => ours,
    set: (original: Form['submit']) => {
      own = original;
    },
  });
}

/**
 * Keeps what is typed when Next.js loads the page again beside it, as it does after going back: Payload 3.90.1 would
 * put the new response over what was typed meanwhile.
 */
function useTypedOverRefresh(): void {
  const { id, initialState } = useDocumentInfo();
  const { code } = useLocale();
  const [fields, dispatch] = useAllFormFields();
  const isModified = useFormModified();
  const isSaving = useFormProcessing();
  const isTyped = isModified && !isSaving;
  const place = `${id} ${code}`;
  const before = useRef<{ place: string; fields: FormState; initialState: unknown; isTyped: boolean }>(
    undefined,
  );
  const typed = useRef<FormState>(undefined);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the fields are what the form replaces
  useEffect(() => {
    const { current } = before;
    before.current = { place, fields, initialState, isTyped };
    if (typed.current && fields !== typed.current) {
      // Otherwise it is the next key, or a refusal.
      if (isReverted(typed.current, fields, initialState ?? {}))
        dispatch({ type: 'REPLACE_STATE', state: typed.current, optimize: false });
      typed.current = undefined;
    } else if (current?.isTyped && current.place === place && current.initialState !== initialState) {
      // The form's own effect replaces them after this one.
      typed.current = fields;
    }
  }, [fields, initialState]);
}

/**
 * Keeps the errors of a refused save on their fields: Payload validates a form a quarter of a second after the last
 * key, and the response to what it asked before the save takes the errors away when it comes after them. Takes an error
 * away as soon as its field is changed: until that was validated, Payload would refuse to save.
 */
function useLastingRefusals(): void {
  const [fields, dispatch] = useAllFormFields();
  const isSaving = useFormProcessing();
  const wasSaving = useRef(false);
  const refusals = useRef<LastingRefusals>(undefined);
  const reapplied = useRef<FormState>(undefined);
  useEffect(() => {
    // Payload asks again after each change that is not the server's, and the next response would take them away again.
    if (reapplied.current) Object.assign(reapplied.current, fields);
    reapplied.current = undefined;
    if (isSaving) refusals.current = undefined;
    else if (wasSaving.current) refusals.current = new LastingRefusals(fields);
    wasSaving.current = isSaving;
    if (!refusals.current) return;
    const errors = refusals.current.vanishedFrom(fields);
    if (errors.length > 0) {
      reapplied.current = fields;
      dispatch({ type: 'ADD_SERVER_ERRORS', errors });
    }
    for (const path of refusals.current.outdatedIn(fields))
      dispatch({ type: 'UPDATE', path, valid: true, errorMessage: undefined });
  }, [fields, isSaving, dispatch]);
}

/** The file of an upload, which Payload 3.90.1 does not disable with the fields: the answer to a save replaces it. */
function useFixedFile(): void {
  const { formRef } = useForm();
  const isSaving = useFormProcessing();
  useEffect(() => {
    for (const file of formRef.current?.querySelectorAll('.file-field') ?? [])
      file.toggleAttribute('inert', isSaving);
  }, [formRef, isSaving]);
}

/** What is typed reaches the save, and stays in the form (C-14). */
export function SteadyForm() {
  const [, render] = useReducer((count: number) => count + 1, 0);
  extend(useForm(), render);
  useTypedOverRefresh();
  useLastingRefusals();
  useFixedFile();
  useSavedDuplicate();
  useEffect(() => {
    // Before Payload's own listeners.
    document.addEventListener('keydown', saveByKey, true);
    document.addEventListener('focusout', takeWordOnLeaving, true);
    return () => {
      document.removeEventListener('keydown', saveByKey, true);
      document.removeEventListener('focusout', takeWordOnLeaving, true);
    };
  }, []);
  return null;
}
