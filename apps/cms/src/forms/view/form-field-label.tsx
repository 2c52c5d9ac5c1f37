'use client';

import { Pill, useRowLabel } from '@payloadcms/ui';

type Row = { label?: string; name?: string; isRequired?: boolean };

/** Label of a collapsed form field: its kind, its label, and whether it is required. */
export function FormFieldLabel({ kind }: { kind: string }) {
  const { data } = useRowLabel<Row>();
  const words = data?.label || data?.name || '';
  return (
    <>
      <Pill pillStyle="white" size="small">
        {kind}
      </Pill>{' '}
      <span>{data?.isRequired ? `${words} (required)` : words}</span>
    </>
  );
}
