'use client';

import { useDocumentInfo, useForm, useFormInitializing } from '@payloadcms/ui';
import { useEffect } from 'react';
import { firstField, returnedFocus } from '../../admin/focus/returned-focus.ts';
import { FieldErrors } from './field-errors.tsx';
import { FormHistory } from './form-history.tsx';
import { SteadyForm } from './steady-form.tsx';
import { UnsavedChanges } from './unsaved-changes.tsx';

/**
 * A new form opens with the focus in its first field, and one that takes the place of a new form, because it was saved,
 * where it was, and of a version that was restored by key, in its first field; unless somebody was faster.
 */
function useFirstFocus(): void {
  const { id } = useDocumentInfo();
  const { formRef } = useForm();
  // Until then, its fields are disabled.
  const isInitializing = useFormInitializing();
  useEffect(() => {
    const { current: form } = formRef;
    if (isInitializing || !form || document.activeElement !== document.body) return;
    const control = id === undefined ? firstField(form) : returnedFocus(form);
    control?.focus({ preventScroll: true });
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
