import { type Content, isContent } from '@keelstone/editing/content.ts';

/** A row of a list, or a section. Its id stays the same in all revisions. */
export type Row = Content & { id: string; blockType?: string };

const isRow = (value: unknown): value is Row => isContent(value) && typeof value.id === 'string';
export const rowsOf = (value: unknown): Row[] => (Array.isArray(value) ? value.filter(isRow) : []);

/** The same row. What was made reusable, or a copy again, keeps its id. */
export const isSame = (one: Row, other: Row) => one.id === other.id && one.blockType === other.blockType;

/** All rows of a list, or of sections, with those in them. */
export function* rowsIn(rows: unknown): Generator<Row> {
  for (const row of rowsOf(rows)) {
    yield row;
    for (const value of Object.values(row)) yield* rowsIn(value);
  }
}

/** Those that the others do not have. */
export const rowsWithout = (rows: unknown, others: unknown): Row[] => {
  const known = [...rowsIn(others)];
  return [...rowsIn(rows)].filter((row) => !known.some((each) => isSame(each, row)));
};

/** Rows as they are stored, or were: those that are sent and have neither are new. */
export function graftRows(sent: unknown, stored: unknown, former: readonly Row[]): Row[] {
  return rowsOf(sent).flatMap((row) => {
    const own = [...rowsOf(stored), ...former].find((each) => isSame(each, row));
    if (!own) return [];
    const lists = Object.entries(row).filter(([, value]) => rowsOf(value).length > 0);
    return [
      {
        ...own,
        ...Object.fromEntries(lists.map(([name, list]) => [name, graftRows(list, own[name], former)])),
      },
    ];
  });
}
