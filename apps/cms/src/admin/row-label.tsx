'use client';

import { useRowLabel } from '@payloadcms/ui';
import { wordsOfRow } from './telling-words.ts';

/** Label of a collapsed row: a summary of its content, so that editors need not open each row. */
export function RowLabel({ noun }: { noun: string }) {
  const { data, rowNumber } = useRowLabel<unknown>();
  return <span>{wordsOfRow(data) || `${noun} ${(rowNumber ?? 0) + 1}`}</span>;
}
