import type { ArrayFieldValidation } from 'payload';
import { limitRows } from './row-limit.ts';

type RowRange = {
  min: number;
  max: number;
  /** The editors' name for the rows. */
  plural: string;
  /** A sentence that explains why fewer rows are not enough. */
  reason: string;
};

/** For a required array field: the minimum and maximum number of rows, with the reason. */
export function requireRows({ min, max, plural, reason }: RowRange) {
  const limit = limitRows(max, plural);
  const validate: ArrayFieldValidation = (value, options) => {
    const count = Array.isArray(value) ? value.length : Number(value ?? 0);
    if (count < min) return `${reason} Add ${min - count}${count > 0 ? ' more' : ''}.`;
    return limit.validate(value, options);
  };
  return { required: true, minRows: min, maxRows: limit.maxRows, validate };
}
