import { CsvError, type Info, parse } from 'csv-parse/sync';

/** One line of a file, with its number. */
export type RedirectLine = { line: number; from: string; to: string; status: string };

export const MAX_LINES = 10_000;
const MAX_RECORD_CHARACTERS = 10_000;
const DELIMITERS = [';', ',', '\t'] as const;

/** Thrown when a file cannot be parsed as a table of redirects. */
export class UnreadableFileError extends Error {
  constructor(what: string) {
    super(`${what} Nothing has been changed.`);
    this.name = 'UnreadableFileError';
  }
}

/** UTF-8, or what spreadsheets write instead: UTF-16 with a byte order mark, or Windows-1252. */
function decode(bytes: Uint8Array): string {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return new TextDecoder('utf-16le').decode(bytes);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('windows-1252').decode(bytes);
  }
}

/** The delimiter that occurs most often in the first line, as the column names contain none. */
function findDelimiter(text: string): string {
  const [first = ''] = text.split(/\r?\n/, 1);
  const count = (delimiter: string) => first.split(delimiter).length;
  return DELIMITERS.reduce((best, next) => (count(next) > count(best) ? next : best));
}

function nameColumns(header: string[]): string[] {
  const names = header.map((name) => name.trim().toLowerCase());
  const missing = ['from', 'to'].filter((name) => !names.includes(name));
  if (missing.length === 0) return names;
  throw new UnreadableFileError(
    `The first line must name the columns: from, to and, if you like, status. It lacks ${missing.join(' and ')}.`,
  );
}

type Row = { record: Record<string, string | undefined>; info: Info };

function parseRows(text: string): Row[] {
  try {
    return parse(text, {
      columns: nameColumns,
      delimiter: findDelimiter(text),
      info: true,
      max_record_size: MAX_RECORD_CHARACTERS,
      relax_column_count: true,
      skip_empty_lines: true,
      skip_records_with_empty_values: true,
      trim: true,
    }) as unknown as Row[];
  } catch (error) {
    if (!(error instanceof CsvError)) throw error;
    throw new UnreadableFileError(`The file is not a table as spreadsheets save it: ${error.message}.`);
  }
}

/**
 * Reads redirects from a CSV file: a header with the column names (from, to, status), then one redirect per line.
 * Columns are separated by commas, semicolons or tabs; values may be quoted; any encoding that spreadsheets write.
 *
 * @throws UnreadableFileError when the file is not such a table, or has more than 10,000 lines
 */
export function readRedirectLines(bytes: Uint8Array): RedirectLine[] {
  const rows = parseRows(decode(bytes));
  if (rows.length === 0) throw new UnreadableFileError('The file has no redirects in it.');
  if (rows.length > MAX_LINES) {
    throw new UnreadableFileError(
      `The file has ${rows.length} redirects, and ${MAX_LINES} are the most at once. Split it.`,
    );
  }
  return rows.map(({ record, info }) => ({
    line: info.lines,
    from: record.from ?? '',
    to: record.to ?? '',
    status: record.status || '301',
  }));
}
