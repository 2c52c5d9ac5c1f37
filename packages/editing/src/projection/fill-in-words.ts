type Row = { id?: string | null };

const isRow = (value: unknown): value is Row => typeof value === 'object' && value !== null && 'id' in value;

/**
 * Returns rows in one language, with missing texts taken from the same rows in another; applies to nested rows,
 * too. Rows have the same order and ids in every language; only their texts differ.
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
