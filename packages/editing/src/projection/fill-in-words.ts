type Row = { id?: string | null };

const isRow = (value: unknown): value is Row => typeof value === 'object' && value !== null && 'id' in value;

/**
 * Rows in one language, with what they lack taken from the same rows in another, and so for rows inside of rows. Their
 * order and ids are the same in every language; only words differ.
 */
export function fillInWords<T extends Row>(
  rows: readonly T[] | null | undefined,
  from: readonly T[] | null | undefined,
): T[] {
  return (rows ?? []).map((row) => {
    const other = from?.find(({ id }) => id === row.id);
    if (!other) return row;
    const filled = Object.entries(row).map(([name, value]) => {
      const substitute = other[name as keyof T];
      if (Array.isArray(value) && value.every(isRow)) return [name, fillInWords(value, substitute as Row[])];
      return [name, (value ?? '') === '' ? substitute : value];
    });
    return { ...other, ...Object.fromEntries(filled) } as T;
  });
}
