import { type KeptSubmission, listSubmissions, readSubmissionsById } from '@keelstone/outbox';
import { stringify } from 'csv-stringify/sync';
import type { PayloadRequest } from 'payload';
import { readerOf } from '../database/transaction.ts';

/** So many are read at a time, so that a form with very many does not fill the memory. */
const AT_ONCE = 500;

const OWN_COLUMNS = [
  'id',
  'received_at',
  'language',
  'page',
  'state',
  'attempts',
  'forwarded_at',
  'last_error',
];

/** Several of a list stand in one cell, one below the other. */
const cellOf = (value: unknown) => (Array.isArray(value) ? value.join('\n') : (value ?? ''));

function toRow(submission: KeptSubmission, fieldNames: readonly string[]): unknown[] {
  const { id, receivedAt, language, pagePath, state, attempts, forwardedAt, lastError, fields } = submission;
  return [
    id,
    receivedAt.toISOString(),
    language,
    pagePath,
    state,
    attempts,
    forwardedAt?.toISOString() ?? '',
    lastError ?? '',
    ...fieldNames.map((name) => cellOf(fields[name])),
  ];
}

/**
 * Lines of a CSV file. A spreadsheet would run what a visitor wrote as a formula, had it the beginning of one: an
 * apostrophe before it keeps it text.
 */
export function toCsv(rows: readonly (readonly unknown[])[], { isFirst = false } = {}): string {
  // The mark tells spreadsheets that it is UTF-8.
  return stringify(
    rows.map((row) => row.map((cell) => (typeof cell === 'boolean' ? String(cell) : cell))),
    { bom: isFirst, escape_formulas: true },
  );
}

/** All submissions of a form as a CSV file, oldest first, a column for each field that any of them has. */
export async function exportSubmissions(req: PayloadRequest, formId: number): Promise<ReadableStream> {
  const executor = await readerOf(req);
  const { ids, fieldNames } = await listSubmissions(executor, formId);
  const encoder = new TextEncoder();
  let position = 0;
  return new ReadableStream({
    start(controller) {
      // A field of the form may be called as one of ours.
      const names = fieldNames.map((name) => (OWN_COLUMNS.includes(name) ? `field_${name}` : name));
      controller.enqueue(encoder.encode(toCsv([[...OWN_COLUMNS, ...names]], { isFirst: true })));
    },
    async pull(controller) {
      const part = ids.slice(position, position + AT_ONCE);
      position += part.length;
      if (part.length === 0) return controller.close();
      const rows = (await readSubmissionsById(executor, part)).map((each) => toRow(each, fieldNames));
      if (rows.length > 0) controller.enqueue(encoder.encode(toCsv(rows)));
    },
  });
}
