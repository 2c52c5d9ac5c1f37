'use client';

import { say } from '@keelstone/languages/say.ts';

import {
  useAllFormFields,
  useDocumentInfo,
  useForm,
  useFormProcessing,
  useFormSubmitted,
  useLocale,
} from '@payloadcms/ui';
import { useEffect, useId, useRef } from 'react';
import { describeField, refusedFields, sayPlace } from '../../admin/refusals/describe-field.ts';
import { readOtherLanguage } from '../../admin/refusals/other-language.ts';
import { useLanguageNames } from '../../admin/use-language-names.ts';
import { ADDRESS_OF_FIELD, fieldInAddress, revealField } from './reveal-field.ts';
import './field-errors.css';

/** Marks a save that somebody else's save has overtaken, which has a dialog of its own. */
const VERSION = 'updatedAt';

/** Between the end of a save and its errors. */
const ERRORS_WITHIN_MS = 1000;

/** After a save that was refused: each field that has to change, in which section and language, with a way there. */
export function FieldErrors() {
  const nameOf = useLanguageNames();
  const heading = useId();
  const region = useRef<HTMLElement>(null);
  const { docConfig } = useDocumentInfo();
  const { code } = useLocale();
  const { setSubmitted } = useForm();
  const [state, dispatch] = useAllFormFields();
  const isSaving = useFormProcessing();
  const isSubmitted = useFormSubmitted();
  const paths = refusedFields(state).filter((path) => path !== VERSION);
  const isRefused = paths.length > 0;

  // Payload ends the save first and adds its errors then, and marks no field of a draft that was refused.
  const endedAt = useRef(Number.NEGATIVE_INFINITY);
  const wasSaving = useRef(false);
  useEffect(() => {
    if (wasSaving.current && !isSaving) endedAt.current = performance.now();
    wasSaving.current = isSaving;
    if (isRefused && !isSaving && performance.now() - endedAt.current < ERRORS_WITHIN_MS) setSubmitted(true);
  }, [isSaving, isRefused, setSubmitted]);

  const isShown = isSubmitted && isRefused && !isSaving;
  useEffect(() => {
    // Not while somebody corrects one error and makes another.
    if (isShown && performance.now() - endedAt.current < ERRORS_WITHIN_MS) region.current?.focus();
  }, [isShown]);

  const fields = docConfig?.fields ?? [];
  const kindOf = (row: string) => state[`${row}.blockType`]?.value as string | undefined;
  const lead = (path: string) => {
    const form = region.current?.closest('form');
    if (!form) return;
    const expand = (of: string, updatedRows: object[]) =>
      dispatch({ type: 'SET_ROW_COLLAPSED', path: of, updatedRows: updatedRows as never });
    void revealField(path, { form, fields, state, expand });
  };

  // The way from a form in another language, followed once the fields are there.
  const isLed = useRef(false);
  useEffect(() => {
    const path = fieldInAddress(window.location.hash);
    if (isLed.current || !path || !state[path]) return;
    isLed.current = true;
    lead(path);
  });
  return (
    <section ref={region} className="field-errors" aria-labelledby={heading} tabIndex={-1} hidden={!isShown}>
      <h2 id={heading}>
        {say(
          paths.length === 1
            ? 'Nothing was saved. One field has to change first.'
            : 'Nothing was saved. {number} fields have to change first.',
          { number: paths.length },
        )}
      </h2>
      <ul>
        {paths.map((path) => {
          const place = describeField(fields, path, kindOf);
          const message = state[path]?.errorMessage ?? '';
          const other = readOtherLanguage(message, nameOf);
          const isLocalized = place.isLocalized || other !== undefined;
          const label = sayPlace({ ...place, isLocalized }, nameOf(other?.language ?? code));
          return (
            <li key={path}>
              {other ? (
                <a href={`?locale=${other.language}${ADDRESS_OF_FIELD}${path}`}>{label}</a>
              ) : (
                <button type="button" onClick={() => lead(path)}>
                  {label}
                </button>
              )}
              <span> {other?.reason ?? message}</span>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
