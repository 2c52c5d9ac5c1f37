import type { Field, TabAsField } from 'payload';

/** Replaces references to `from` by references to `to` in the same collection. */
export type Replacement = { collection: string; from: number; to: number };

type Row = Record<string, unknown>;
const isRow = (value: unknown): value is Row =>
  typeof value === 'object' && value !== null && !Array.isArray(value) && !(value instanceof Date);

/** Matches an id, or a populated document. */
const isId = (value: unknown, id: number) => value === id || (isRow(value) && value.id === id);

/** Replaces `{ relationTo, value }` anywhere: in polymorphic relationships, and in rich text. */
function replacePairs(value: unknown, replacement: Replacement): unknown {
  if (Array.isArray(value)) return value.map((item) => replacePairs(item, replacement));
  if (!isRow(value)) return value;
  const { collection, from, to } = replacement;
  if (value.relationTo === collection && isId(value.value, from)) return { ...value, value: to };
  return Object.fromEntries(
    Object.entries(value).map(([key, item]) => [key, replacePairs(item, replacement)]),
  );
}

/** Replaces plain ids in a field that refers to one collection; if it is localized, in each language. */
function replaceIds(value: unknown, { from, to }: Replacement): unknown {
  if (isId(value, from)) return to;
  if (Array.isArray(value)) {
    const ids = value.map((item) => (isId(item, from) ? to : item));
    // Both may have been chosen: drop the duplicate.
    return ids.filter((item, place) => item !== to || ids.indexOf(to) === place);
  }
  if (isRow(value) && !('id' in value)) {
    return Object.fromEntries(
      Object.entries(value).map(([language, item]) => [
        language,
        replaceIds(item, { from, to, collection: '' }),
      ]),
    );
  }
  return value;
}

/** Rows of an array or of blocks; if localized, in each language. */
function replaceInRows(value: unknown, inRow: (row: Row) => Row): unknown {
  if (Array.isArray(value)) return value.map((row) => (isRow(row) ? inRow(row) : row));
  if (!isRow(value)) return value;
  return Object.fromEntries(Object.entries(value).map(([key, rows]) => [key, replaceInRows(rows, inRow)]));
}

function replaceInField(field: Field | TabAsField, row: Row, replacement: Replacement): Row {
  if (!('name' in field) || !field.name) {
    return 'fields' in field ? replaceInFields(field.fields, row, replacement) : row;
  }
  const value = row[field.name];
  if (value === undefined || value === null) return row;
  const as = (next: unknown) => ({ ...row, [field.name as string]: next });
  switch (field.type) {
    case 'relationship':
    case 'upload':
      if (field.relationTo === replacement.collection) return as(replaceIds(value, replacement));
      return as(replacePairs(value, replacement));
    case 'richText':
    case 'json':
      return as(replacePairs(value, replacement));
    case 'array':
      return as(replaceInRows(value, (inner) => replaceInFields(field.fields, inner, replacement)));
    case 'blocks':
      return as(
        replaceInRows(value, (inner) => {
          const block = field.blocks.find(({ slug }) => slug === inner.blockType);
          return block ? replaceInFields(block.fields, inner, replacement) : inner;
        }),
      );
    case 'group':
    case 'tab':
      return isRow(value) ? as(replaceInFields(field.fields, value, replacement)) : row;
    default:
      return row;
  }
}

/**
 * Replaces references in a document, in all its languages.
 *
 * @param row as stored: localized fields have a value per language
 */
export function replaceInFields(
  fields: readonly (Field | TabAsField)[],
  row: Row,
  replacement: Replacement,
): Row {
  let replaced = row;
  for (const field of fields) {
    if (field.type === 'tabs') {
      for (const tab of field.tabs) {
        replaced = replaceInField({ ...tab, type: 'tab' } as TabAsField, replaced, replacement);
      }
    } else replaced = replaceInField(field, replaced, replacement);
  }
  return replaced;
}
