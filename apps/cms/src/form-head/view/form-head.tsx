'use client';

import { useDocumentInfo, useForm, useFormInitializing } from '@payloadcms/ui';
import { useEffect } from 'react';
import { FieldErrors } from './field-errors.tsx';
import { FormHistory } from './form-history.tsx';
import { CONTROL, returnedFocus } from './returned-focus.ts';
import { SteadyForm } from './steady-form.tsx';
import { UnsavedChanges } from './unsaved-changes.tsx';

/**
 * A new form opens with the focus in its first field, and one that takes the place of a new form, because it was saved,
 * where it was; unless somebody was faster.
 */
function useFirstFocus(): void {
  const { id } = useDocumentInfo();
  const { formRef } = useForm();
  // Until then, its fields are disabled.
  const isInitializing = useFormInitializing();
  useEffect(() => {
    const { current: form } = formRef;
    if (isInitializing || !form || document.activeElement !== document.body) return;
    if (id !== undefined) return returnedFocus(form)?.focus({ preventScroll: true });
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
