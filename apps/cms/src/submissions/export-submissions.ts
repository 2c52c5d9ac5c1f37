import { listSubmissions, readSubmissionsById, type StoredSubmission } from '@keelstone/outbox';
import { stringify } from 'csv-stringify/sync';
import type { PayloadRequest } from 'payload';
import { escapeFormulas } from '../csv/formulas.ts';
import { readerOf } from '../database/transaction.ts';

/** Batch size, so that a form with very many submissions does not fill the memory. */
const AT_ONCE = 500;

const OWN_COLUMNS = [
  'id',
  'received_at',
  'language',
  'page',
  'state',
  'spam',
  'done_at',
  'attempts',
  'forwarded_at',
  'last_error',
  'agreed',
];

/** Lists are joined in one cell, one value per line. */
const cellOf = (value: unknown) => (Array.isArray(value) ? value.join('\n') : (value ?? ''));

function toRow(submission: StoredSubmission, fieldNames: readonly string[]): unknown[] {
  const { id, receivedAt, language, pagePath, state, isSpam, doneAt, fields } = submission;
  const { attempts, forwardedAt, lastError, agreed = {} } = submission;
  return [
    id,
    receivedAt.toISOString(),
    language,
    pagePath,
    state,
    isSpam,
    doneAt?.toISOString() ?? '',
    attempts,
    forwardedAt?.toISOString() ?? '',
    lastError ?? '',
    Object.entries(agreed)
      .map(([name, words]) => `${name}: ${words}`)
      .join('\n'),
    ...fieldNames.map((name) => cellOf(fields[name])),
  ];
}

/** Rows as CSV. What a spreadsheet would execute as a formula is prefixed with an apostrophe. */
export function toCsv(rows: readonly (readonly unknown[])[], { isFirst = false } = {}): string {
  // The byte order mark tells spreadsheets that it is UTF-8.
  return stringify(
    rows.map((row) => row.map((cell) => (typeof cell === 'boolean' ? String(cell) : cell))),
    { bom: isFirst, cast: { string: escapeFormulas } },
  );
}

/** All submissions of a form as a CSV file, oldest first, with a column for each field that occurs. */
export async function exportSubmissions(req: PayloadRequest, formId: number): Promise<ReadableStream> {
  const executor = await readerOf(req);
  const { ids, fieldNames } = await listSubmissions(executor, formId);
  const encoder = new TextEncoder();
  let position = 0;
  return new ReadableStream({
    start(controller) {
      // A field of the form may have the name of one of our columns.
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
