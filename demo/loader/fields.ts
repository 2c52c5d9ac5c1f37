import type { ArrayField, Block, BlocksField, Field, FieldAffectingData } from 'payload';

/** A field that a file may set: named, and neither hidden nor computed. */
export type WritableField = FieldAffectingData & { name: string };

const known = new WeakMap<readonly Field[], WritableField[]>();

function flatten(fields: readonly Field[]): WritableField[] {
  return fields.flatMap((field): WritableField[] => {
    if (field.type === 'tabs')
      return field.tabs.flatMap((tab) =>
        'name' in tab && tab.name
          ? [{ ...tab, type: 'group' } as unknown as WritableField]
          : writableFields(tab.fields),
      );
    if (field.type === 'row' || field.type === 'collapsible') return writableFields(field.fields);
    if (!('name' in field) || !field.name || field.type === 'ui' || field.type === 'join') return [];
    const { hidden, readOnly } = { hidden: false, readOnly: false, ...field.admin };
    return hidden || readOnly ? [] : [field as WritableField];
  });
}

/** The fields that a file may set, regardless of the admin's tabs and rows. */
export function writableFields(fields: readonly Field[]): WritableField[] {
  const found = known.get(fields) ?? flatten(fields);
  known.set(fields, found);
  return found;
}

export const isLocalized = (field: WritableField): boolean =>
  'localized' in field && field.localized === true;

/** True if the field or a nested one is localized. */
export function hasWords(field: WritableField): boolean {
  if (isLocalized(field)) return true;
  if (field.type === 'blocks') return true;
  return 'fields' in field && writableFields(field.fields).some(hasWords);
}

/** The name of an array's only field, if it has just one: such rows may be written as a list of values. */
export function onlyFieldOf({ fields }: ArrayField): string | undefined {
  const [only, ...more] = writableFields(fields);
  return more.length === 0 ? only?.name : undefined;
}

export const blockOf = (field: BlocksField, kind: unknown): Block | undefined =>
  (field.blocks as Block[]).find(({ slug }) => slug === kind);

export const asList = <T>(value: T | readonly T[]): readonly T[] =>
  Array.isArray(value) ? value : [value as T];

/** A row of an array or a block as an object, even if it is written as its only value. */
export function rowOf(field: WritableField, row: unknown): Record<string, unknown> {
  if (typeof row === 'object' && row !== null && field.type !== 'array')
    return row as Record<string, unknown>;
  const only = field.type === 'array' ? onlyFieldOf(field) : undefined;
  if (only === undefined) return (row ?? {}) as Record<string, unknown>;
  const isWritten = typeof row === 'object' && row !== null && only in row;
  return isWritten ? (row as Record<string, unknown>) : { [only]: row };
}
