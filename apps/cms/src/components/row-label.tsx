'use client';

import { useRowLabel } from '@payloadcms/ui';

type Row = { title?: string; heading?: string; figure?: string };

/** A closed row says what is in it, so that an editor need not open each. */
export function RowLabel({ noun }: { noun: string }) {
  const { data, rowNumber } = useRowLabel<Row>();
  const words = data?.title || data?.heading || data?.figure;
  return <span>{words || `${noun} ${(rowNumber ?? 0) + 1}`}</span>;
}
