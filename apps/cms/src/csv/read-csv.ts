import { type AdminText, say } from '@keelstone/languages/say.ts';
import { CsvError, type Info, parse } from 'csv-parse/sync';
import { unescapeFormulas } from './formulas.ts';

export const MAX_LINES = 10_000;
const MAX_RECORD_CHARACTERS = 10_000;
const DELIMITERS = [';', ',', '\t'] as const;

/** Thrown when a file cannot be parsed as a table. */
export class UnreadableFileError extends Error {
  constructor(what: string) {
    super(say('{what} Nothing has been changed.', { what }));
    this.name = 'UnreadableFileError';
  }
}

/** One row of a file, with the number of the line where it begins. */
export type CsvLine = { line: number; values: Record<string, string | undefined> };

type Table = {
  /** The columns that a file must have. */
  required: readonly string[];
  /** Other columns that are read if the file has them. */
  optional: readonly string[];
  /** What the rows are, for messages, such as `redirects`. */
  rows: AdminText;
};

/** UTF-8, or what spreadsheets write instead: UTF-16 with a byte order mark, or Windows-1252. */
function decode(bytes: Uint8Array): string {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return new TextDecoder('utf-16le').decode(bytes);
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return new TextDecoder('utf-16be').decode(bytes);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('windows-1252').decode(bytes);
  }
}

/** The delimiter that occurs most often in the first line that is not empty, as the column names contain none. */
function findDelimiter(text: string): string {
  const [first = ''] = text.replace(/^[\r\n]+/, '').split(/[\r\n]/, 1);
  const count = (delimiter: string) => first.split(delimiter).length;
  return DELIMITERS.reduce((best, next) => (count(next) > count(best) ? next : best));
}

/** Whether a row is one cell, with a delimiter in it that the first line does not use. */
function isSeparatedOtherwise(cells: readonly string[], { required }: Table): boolean {
  return cells.length < required.length && DELIMITERS.some((delimiter) => cells[0]?.includes(delimiter));
}

/** The names of columns in the first line; none where it has another name, or an empty one. */
function nameColumns(header: readonly string[], { required, optional }: Table): (string | undefined)[] {
  const known = [...required, ...optional];
  const names = header.map((name) => known.find((column) => column === name.toLowerCase()));
  const twice = names.find((name, place) => name !== undefined && names.indexOf(name) !== place);
  if (twice) {
    throw new UnreadableFileError(say('The first line names the column “{name}” twice.', { name: twice }));
  }
  const missing = required.filter((name) => !names.includes(name));
  if (missing.length === 0) return names;
  const and = say(' and ');
  const list = required.join(and);
  throw new UnreadableFileError(
    say(
      'The first line must name the columns: {list}. It lacks {missing}. Between them are commas, semicolons or tabs.',
      {
        list:
          optional.length > 0
            ? say('{list} and, if you like, {optional}', { list, optional: optional.join(', ') })
            : list,
        missing: missing.join(and),
      },
    ),
  );
}

type Row = { record: string[]; line: number };

const breaksIn = (text: string) => text.match(/\r\n|\r|\n/g)?.length ?? 0;
const blankLinesIn = (text: string) => breaksIn(/^(?:[ \t]*[\r\n])*/.exec(text)?.[0] ?? '');

/**
 * The rows that are not empty, each with the line where it begins, as editors count lines: the library tells where a row
 * ends, and takes a Windows line break in a value for two.
 */
function numberRows(text: string, records: readonly { record: string[]; info: Info }[]): Row[] {
  const bytes = Buffer.from(text);
  let [from, line] = [0, 1];
  const rows = records.map(({ record, info }) => {
    const part = bytes.toString('utf8', from, info.bytes);
    const row = { record, line: line + blankLinesIn(part) };
    from = info.bytes;
    line += breaksIn(part);
    return row;
  });
  return rows.filter(({ record }) => record.some((value) => value !== ''));
}

/** The line of the row that could not be read. @param bytes where the last one that could be ends */
function lineAfter(text: string, bytes: number): number {
  const whole = Buffer.from(text);
  return 1 + breaksIn(whole.toString('utf8', 0, bytes)) + blankLinesIn(whole.toString('utf8', bytes));
}

/**
 * Reads a CSV file: a header with the column names, then one row per line. Columns are separated by commas,
 * semicolons or tabs; values may be quoted; any encoding that spreadsheets write.
 *
 * @throws UnreadableFileError when the file is not such a table, or has more than 10,000 lines
 */
export function readCsv(bytes: Uint8Array, table: Table): CsvLine[] {
  let lines: Row[];
  const text = decode(bytes);
  try {
    const records = parse(text, {
      delimiter: findDelimiter(text),
      info: true,
      max_record_size: MAX_RECORD_CHARACTERS,
      relax_column_count: true,
      skip_empty_lines: true,
      trim: true,
      cast: unescapeFormulas,
    });
    lines = numberRows(text, records as unknown as { record: string[]; info: Info }[]);
  } catch (error) {
    if (!(error instanceof CsvError)) throw error;
    const line = lineAfter(text, Number(error.bytes));
    throw new UnreadableFileError(
      error.code === 'CSV_MAX_RECORD_SIZE'
        ? say('Line {line} is longer than {most} characters. Perhaps a quotation mark in it is not closed.', {
            line,
            most: MAX_RECORD_CHARACTERS,
          })
        : say(
            'The file is not a table as spreadsheets save it: the quotation marks in line {line} do not match.',
            { line },
          ),
    );
  }
  const [header, ...rows] = lines;
  const names = header ? nameColumns(header.record, table) : [];
  if (rows.length === 0)
    throw new UnreadableFileError(say('The file has no {rows} in it.', { rows: say(table.rows) }));
  if (rows.length > MAX_LINES) {
    throw new UnreadableFileError(
      say('The file has {count} {rows}, and {maxLines} are the most at once. Split it.', {
        count: rows.length,
        rows: say(table.rows),
        maxLines: MAX_LINES,
      }),
    );
  }
  const other = rows.find(({ record }) => isSeparatedOtherwise(record, table));
  if (other) {
    throw new UnreadableFileError(
      say('Line {line} separates its columns by another character than the first line.', {
        line: other.line,
      }),
    );
  }
  const longer = rows.find(({ record }) => record.slice(names.length).some((value) => value !== ''));
  if (longer) {
    throw new UnreadableFileError(
      say(
        'Line {line} has more cells than the first line has columns. A value with a comma, semicolon or tab in it needs quotation marks around it.',
        { line: longer.line },
      ),
    );
  }
  const unstorable = rows.find(({ record }) => record.some((value) => value.includes('\0')));
  if (unstorable) {
    throw new UnreadableFileError(
      say('Line {line} holds a character that cannot be stored (NUL). Delete it, or type the line anew.', {
        line: unstorable.line,
      }),
    );
  }
  return rows.map(({ record, line }) => ({
    line,
    values: Object.fromEntries(names.flatMap((name, place) => (name ? [[name, record[place]]] : []))),
  }));
}
