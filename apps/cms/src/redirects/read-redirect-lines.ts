import { readCsv } from '../csv/read-csv.ts';

/** One line of a file, with its number. */
export type RedirectLine = { line: number; from: string; to: string; status: string };

/**
 * Reads redirects from a CSV file with the columns from, to and, optionally, status.
 *
 * @throws UnreadableFileError when the file is not such a table
 */
export const readRedirectLines = (bytes: Uint8Array): RedirectLine[] =>
  readCsv(bytes, { required: ['from', 'to'], optional: ['status'], rows: 'redirects' }).map(
    ({ line, values: { from = '', to = '', status } }) => ({ line, from, to, status: status || '301' }),
  );
