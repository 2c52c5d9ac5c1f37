'use client';

import { useRowLabel } from '@payloadcms/ui';
import { wordsOfRow } from './telling-words.ts';

/** A closed row says what is in it, so that an editor need not open each. */
export function RowLabel({ noun }: { noun: string }) {
  const { data, rowNumber } = useRowLabel<unknown>();
  return <span>{wordsOfRow(data) || `${noun} ${(rowNumber ?? 0) + 1}`}</span>;
}
