'use client';

import { useRowLabel } from '@payloadcms/ui';

/** Fields that may say what a row is, the most telling first. */
const TELLING = ['title', 'heading', 'figure', 'label', 'name', 'text', 'value'] as const;
const MAX_CHARACTERS = 70;

type Row = Partial<Record<(typeof TELLING)[number], unknown>>;

/** A closed row says what is in it, so that an editor need not open each. */
export function RowLabel({ noun }: { noun: string }) {
  const { data, rowNumber } = useRowLabel<Row>();
  const words = TELLING.map((name) => data?.[name]).find(
    (value) => typeof value === 'string' && value !== '',
  );
  if (typeof words !== 'string') return <span>{`${noun} ${(rowNumber ?? 0) + 1}`}</span>;
  return <span>{words.length > MAX_CHARACTERS ? `${words.slice(0, MAX_CHARACTERS)}…` : words}</span>;
}
