'use client';

import { say, sayLabel } from '@keelstone/languages/say.ts';
import { Pill, useRowLabel } from '@payloadcms/ui';

type Row = { label?: string; name?: string; isRequired?: boolean };

/** Label of a collapsed form field: its kind, its label, and whether it is required. */
export function FormFieldLabel({ kind }: { kind: unknown }) {
  const { data } = useRowLabel<Row>();
  const words = data?.label || data?.name || '';
  return (
    <>
      <Pill pillStyle="white" size="small">
        {sayLabel(kind)}
      </Pill>{' '}
      <span>{data?.isRequired ? say('{words} (required)', { words }) : words}</span>
    </>
  );
}
