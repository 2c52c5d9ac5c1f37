import { stringify } from 'csv-stringify/sync';
import { escapeFormulas } from './formulas.ts';

/**
 * A CSV file to download, which can be imported again. What a spreadsheet would run as a formula gets an
 * apostrophe before it.
 *
 * @param name of the file
 * @param columns in order; values of other names are left out
 */
export function csvResponse(
  name: string,
  columns: readonly string[],
  records: readonly Record<string, unknown>[],
): Response {
  // The byte order mark tells spreadsheets that it is UTF-8.
  const text = stringify([...records], {
    bom: true,
    columns: [...columns],
    header: true,
    cast: { string: escapeFormulas },
  });
  return new Response(text, {
    headers: {
      'content-type': 'text/csv; charset=utf-8',
      'content-disposition': `attachment; filename="${name}"`,
      'cache-control': 'no-store',
    },
  });
}
