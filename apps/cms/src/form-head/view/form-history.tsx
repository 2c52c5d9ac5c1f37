'use client';

import { say } from '@keelstone/languages/say.ts';
import {
  Button,
  useAllFormFields,
  useForm,
  useFormInitializing,
  useFormProcessing,
  useLocale,
} from '@payloadcms/ui';
import { useCallback, useEffect, useReducer, useRef } from 'react';
import { whenTextsSettled } from '../../admin/unsaved/settled-texts.ts';
import { type FormStep, hasOtherRows, isSameStep, stateOf, stepOf } from '../form-step.ts';
import { type History, record, redo, startHistory, undo } from './history.ts';
import './form-history.css';

/** What is changed without such a pause is one step. */
const STEP_MS = 500;
const TEXTS =
  'textarea, [contenteditable=true], input:not([type=checkbox], [type=radio], [type=button], [type=file])';

/** Where the browser, or the text's editor, undoes by itself. The search box of a select undoes nothing. */
const isTextField = (element: Element | null): boolean =>
  element?.closest(TEXTS) !== null &&
  !(element instanceof HTMLInputElement && element.closest('.rs__control'));

/** Steps back and forward in a form until it is saved: by buttons, and by keys outside of texts. */
export function FormHistory() {
  const { setModified } = useForm();
  const [fields, dispatch] = useAllFormFields();
  const isInitializing = useFormInitializing();
  const isSaving = useFormProcessing();
  const { code } = useLocale();
  const [, redraw] = useReducer((count: number) => count + 1, 0);
  const bar = useRef<HTMLDivElement>(null);
  const history = useRef<History<FormStep>>(undefined);
  const latest = useRef(fields);
  latest.current = fields;
  const version = fields.updatedAt?.value;

  const recordStep = useCallback(() => {
    const step = stepOf(latest.current);
    const now = history.current;
    if (!now) history.current = startHistory(step);
    // With what the server has added since, such as the fields of a new row.
    else if (isSameStep(now.present, step)) history.current = { ...now, present: step };
    else {
      // While somebody types, the text undoes by itself; what was typed is one step, when they leave it.
      const isTyping =
        isTextField(document.activeElement) &&
        document.activeElement?.closest('form') === bar.current?.closest('form');
      if (isTyping && !hasOtherRows(now.present, step)) return;
      history.current = record(now, step);
    }
    redraw();
  }, []);

  // biome-ignore lint/correctness/useExhaustiveDependencies: a save, and another language, begin a new history
  useEffect(() => {
    history.current = undefined;
    if (!isInitializing) recordStep();
  }, [version, code, isInitializing, recordStep]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a change of the fields is what is recorded
  useEffect(() => {
    if (isInitializing || isSaving) return;
    const timer = setTimeout(recordStep, STEP_MS);
    return () => clearTimeout(timer);
  }, [fields, isInitializing, isSaving, recordStep]);

  const go = useCallback(
    (move: typeof undo) => {
      const now = history.current;
      const then = now && move(now);
      if (!then || then === now) return;
      history.current = then;
      dispatch({ type: 'REPLACE_STATE', optimize: false, state: stateOf(then.present, latest.current) });
      setModified(true);
      redraw();
    },
    [dispatch, setModified],
  );
  const take = useCallback(
    (move: typeof undo) =>
      whenTextsSettled(() => {
        recordStep();
        go(move);
      }),
    [go, recordStep],
  );
  useEffect(() => {
    const form = bar.current?.closest('form');
    const onLeave = () => {
      recordStep();
      // Texts hand over what was typed a moment later.
      setTimeout(recordStep, STEP_MS);
    };
    const onKey = (event: KeyboardEvent) => {
      if (!(event.ctrlKey || event.metaKey) || event.altKey || event.key.toLowerCase() !== 'z') return;
      const target = event.target as Element;
      // A drawer has a form of its own, above this one.
      const isOther = target.closest('dialog') !== bar.current?.closest('dialog');
      if (isOther || isTextField(target)) return;
      event.preventDefault();
      take(event.shiftKey ? redo : undo);
    };
    document.addEventListener('keydown', onKey);
    form?.addEventListener('focusout', onLeave);
    return () => {
      document.removeEventListener('keydown', onKey);
      form?.removeEventListener('focusout', onLeave);
    };
  }, [take, recordStep]);

  const { past = [], future = [] } = history.current ?? {};
  return (
    <div ref={bar} className="form-history">
      <Button
        buttonStyle="secondary"
        size="small"
        margin={false}
        disabled={past.length === 0 || isSaving}
        onClick={() => take(undo)}
      >
        {say('Undo')}
      </Button>
      <Button
        buttonStyle="secondary"
        size="small"
        margin={false}
        disabled={future.length === 0 || isSaving}
        onClick={() => take(redo)}
      >
        {say('Redo')}
      </Button>
    </div>
  );
}
