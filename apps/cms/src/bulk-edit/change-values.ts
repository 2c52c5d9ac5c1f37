/** A value of a relationship with several: a document's id, with its collection if the field allows more than one. */
export type FieldValue = number | string | { relationTo: string; value: number | string };

export const CHANGES = ['add', 'remove', 'replace'] as const;
export type Change = (typeof CHANGES)[number];

const keyOf = (value: FieldValue) =>
  typeof value === 'object' ? `${value.relationTo}:${value.value}` : String(value);

/** A field's values after a change; remaining values keep their order, added ones come last. */
export function changeValues(
  current: readonly FieldValue[],
  change: Change,
  values: readonly FieldValue[],
): FieldValue[] {
  if (change === 'replace') return [...values];
  const named = new Set(values.map(keyOf));
  if (change === 'remove') return current.filter((value) => !named.has(keyOf(value)));
  const present = new Set(current.map(keyOf));
  return [...current, ...values.filter((value) => !present.has(keyOf(value)))];
}

/** Whether two fields have the same values in the same order. */
export const isSame = (one: readonly FieldValue[], other: readonly FieldValue[]): boolean =>
  one.map(keyOf).join() === other.map(keyOf).join();
