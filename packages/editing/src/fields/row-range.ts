import type { ArrayFieldValidation } from 'payload';
import { limitRows } from './row-limit.ts';

type RowRange = {
  min: number;
  max: number;
  /** What the rows are, as an editor calls them. */
  plural: string;
  /** Why fewer are not enough, as a sentence. */
  reason: string;
};

/** For an array field that cannot be left empty: so many rows at least, so many at most, and why. */
export function requireRows({ min, max, plural, reason }: RowRange) {
  const limit = limitRows(max, plural);
  const validate: ArrayFieldValidation = (value, options) => {
    const count = Array.isArray(value) ? value.length : Number(value ?? 0);
    if (count < min) return `${reason} Add ${min - count}${count > 0 ? ' more' : ''}.`;
    return limit.validate(value, options);
  };
  return { required: true, minRows: min, maxRows: limit.maxRows, validate };
}
