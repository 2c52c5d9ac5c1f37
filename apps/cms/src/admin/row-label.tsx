'use client';

import { sayLabel } from '@keelstone/languages/say.ts';
import { useRowLabel } from '@payloadcms/ui';
import { wordsOfRow } from './telling-words.ts';

/** Label of a collapsed row: a summary of its content, so that editors need not open each row. */
export function RowLabel({ noun }: { noun: unknown }) {
  const { data, rowNumber } = useRowLabel<unknown>();
  return <span>{wordsOfRow(data) || `${sayLabel(noun)} ${(rowNumber ?? 0) + 1}`}</span>;
}
