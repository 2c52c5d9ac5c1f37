import { type AdminText, say } from '@keelstone/languages/say.ts';
import type { ArrayFieldValidation } from 'payload';

/**
 * For an array field: hides the button for further rows at the limit, and rejects more rows from other sources
 * with a message.
 *
 * @param plural the editors' name for the rows
 */
export function limitRows(
  maxRows: number,
  plural: AdminText,
): { maxRows: number; validate: ArrayFieldValidation } {
  return {
    maxRows,
    validate: (value) => {
      const count = Array.isArray(value) ? value.length : Number(value ?? 0);
      if (count <= maxRows) return true;
      return say('There is room for {maxRows} {plural}, and these are {count}. Remove {number}.', {
        maxRows,
        plural: say(plural),
        count,
        number: count - maxRows,
      });
    },
  };
}

type RowRange = {
  min: number;
  max: number;
  /** The editors' name for the rows. */
  plural: AdminText;
  /** A sentence that explains why fewer rows are not enough. */
  reason: AdminText;
};

/** For a required array field: the minimum and maximum number of rows, with the reason. */
export function requireRows({ min, max, plural, reason }: RowRange) {
  const limit = limitRows(max, plural);
  const validate: ArrayFieldValidation = (value, options) => {
    const count = Array.isArray(value) ? value.length : Number(value ?? 0);
    if (count < min)
      return say(count > 0 ? '{reason} Add {number} more.' : '{reason} Add {number}.', {
        reason: say(reason),
        number: min - count,
      });
    return limit.validate(value, options);
  };
  return { required: true, minRows: min, maxRows: limit.maxRows, validate };
}
