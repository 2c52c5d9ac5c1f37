'use client';

import { useDocumentInfo, useForm, useFormInitializing } from '@payloadcms/ui';
import { useEffect } from 'react';
import { FieldErrors } from './field-errors.tsx';
import { FormHistory } from './form-history.tsx';
import { SteadyForm } from './steady-form.tsx';
import { UnsavedChanges } from './unsaved-changes.tsx';

const CONTROL = [
  'input:not([type=hidden], [type=file], :disabled)',
  'textarea:not(:disabled)',
  '[contenteditable=true]',
].join(', ');

/** A new form opens with the focus in its first field, unless somebody was faster. */
function useFirstFocus(): void {
  const { id } = useDocumentInfo();
  const { formRef } = useForm();
  // Until then, its fields are disabled.
  const isInitializing = useFormInitializing();
  useEffect(() => {
    const { current: form } = formRef;
    if (isInitializing || id !== undefined || !form || document.activeElement !== document.body) return;
    const [first] = [...form.querySelectorAll<HTMLElement>(`.field-type :is(${CONTROL})`)].filter((control) =>
      control.checkVisibility(),
    );
    first?.focus({ preventScroll: true });
  }, [id, formRef, isInitializing]);
}

/** Above the fields of every form. */
export function FormHead() {
  useFirstFocus();
  return (
    <>
      <SteadyForm />
      <UnsavedChanges />
      <FieldErrors />
      <FormHistory />
    </>
  );
}
