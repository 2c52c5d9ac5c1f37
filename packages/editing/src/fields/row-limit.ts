import type { ArrayFieldValidation } from 'payload';

/**
 * For an array field: hides the button for further rows at the limit, and rejects more rows from other sources
 * with a message.
 *
 * @param plural the editors' name for the rows
 */
export function limitRows(
  maxRows: number,
  plural: string,
): { maxRows: number; validate: ArrayFieldValidation } {
  return {
    maxRows,
    validate: (value) => {
      const count = Array.isArray(value) ? value.length : Number(value ?? 0);
      if (count <= maxRows) return true;
      return `There is room for ${maxRows} ${plural}, and these are ${count}. Remove ${count - maxRows}.`;
    },
  };
}
