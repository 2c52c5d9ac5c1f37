import { toSlug } from '@keelstone/editing/fields/slug.ts';
import { uniqueNames } from '@keelstone/model/text/unique-names';

const MAX_NAME = 41;
const MAX_VALUE = 90;

const wordsOf = (label: unknown) => toSlug(typeof label === 'string' ? label : '', 'en');

/** The name of a field that has none, by its label: "Company size" → `company_size`; empty without a letter in it. */
export const nameFor = (label: unknown): string =>
  wordsOf(label)
    .replaceAll('-', '_')
    .replace(/^[^a-z]+/, '')
    .slice(0, MAX_NAME);

type Option = { label?: unknown; value?: string | null };

/**
 * Options with the value of each that has none made from its label: "Up to 50" → `up-to-50`. Those that are there stay,
 * without spaces around them, which conditions do not keep. None occurs twice because of one that was made.
 */
export function withValues<Row extends Option>(rows: readonly Row[]): Row[] {
  const taken = new Set(rows.flatMap(({ value }) => value?.trim() || []));
  const toValue = uniqueNames(taken);
  return rows.map((row) => {
    const given = row.value?.trim();
    if (given) return given === row.value ? row : { ...row, value: given };
    const words = wordsOf(row.label).slice(0, MAX_VALUE);
    return words === '' ? row : { ...row, value: toValue(words) };
  });
}
