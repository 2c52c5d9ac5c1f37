'use client';

import { FieldErrors } from './field-errors.tsx';
import { FormHistory } from './form-history.tsx';
import { SteadyForm } from './steady-form.tsx';
import { UnsavedChanges } from './unsaved-changes.tsx';
import { useFirstFocus } from './use-first-focus.ts';

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
