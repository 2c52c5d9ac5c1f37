'use client';

import { FieldErrors } from './field-errors.tsx';
import { FormHistory } from './form-history.tsx';
import { SteadyForm } from './steady-form.tsx';
import { UnsavedChanges } from './unsaved-changes.tsx';

/** Above the fields of every form. */
export function FormHead() {
  return (
    <>
      <SteadyForm />
      <UnsavedChanges />
      <FieldErrors />
      <FormHistory />
    </>
  );
}
