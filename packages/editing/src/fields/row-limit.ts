import type { ArrayFieldValidation } from 'payload';

/**
 * For an array field: offers no further row once there are so many, and says how many are too many when they came
 * another way.
 *
 * @param plural what the rows are, as an editor calls them
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
