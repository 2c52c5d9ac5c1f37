import type { Field, TabAsField } from 'payload';

/** The id of the document in place of one; the same to leave it. */
export type Swap = (collection: string, id: number) => number;

type Row = Record<string, unknown>;
const isRow = (value: unknown): value is Row =>
  typeof value === 'object' && value !== null && !Array.isArray(value) && !(value instanceof Date);

/** The id in a reference, which may be populated. */
const idIn = (value: unknown): number | null => {
  const id = isRow(value) ? value.id : value;
  return typeof id === 'number' ? id : null;
};

/** Replaces an id; null if it stays. */
function swapId(value: unknown, collection: string, swap: Swap): number | null {
  const id = idIn(value);
  if (id === null) return null;
  const next = swap(collection, id);
  return next === id ? null : next;
}

/** What a list refers to at each place, if it is one of references to several collections: parts of a text have more. */
const namesIn = (list: readonly unknown[]): (string | null)[] =>
  list.map((item) => {
    const isPair = isRow(item) && 'relationTo' in item && 'value' in item && Object.keys(item).length === 2;
    return isPair ? `${item.relationTo} ${idIn(item.value)}` : null;
  });

/** Replaces `{ relationTo, value }` anywhere: in polymorphic relationships, and in rich text. */
function replacePairs(value: unknown, swap: Swap): unknown {
  if (Array.isArray(value)) {
    const next = value.map((item) => replacePairs(item, swap));
    const [former, names] = [namesIn(value), namesIn(next)];
    const swapped = names.filter((name, place) => name !== former[place]);
    // Both may have been chosen: drop the duplicate.
    return next.filter((_, place) => {
      const name = names[place] ?? null;
      return name === null || !swapped.includes(name) || names.indexOf(name) === place;
    });
  }
  if (!isRow(value)) return value;
  const next = typeof value.relationTo === 'string' ? swapId(value.value, value.relationTo, swap) : null;
  if (next !== null) return { ...value, value: next };
  return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, replacePairs(item, swap)]));
}

/** Replaces plain ids in a field that refers to one collection; if it is localized, in each language. */
function replaceIds(value: unknown, collection: string, swap: Swap): unknown {
  const next = swapId(value, collection, swap);
  if (next !== null) return next;
  if (Array.isArray(value)) {
    const swapped = value.map((item) => swapId(item, collection, swap));
    const ids = value.map((item, place) => swapped[place] ?? item);
    // Both may have been chosen: drop the duplicate.
    return ids.filter((item, place) => !swapped.includes(item) || ids.indexOf(item) === place);
  }
  if (isRow(value) && !('id' in value)) {
    return Object.fromEntries(
      Object.entries(value).map(([language, item]) => [language, replaceIds(item, collection, swap)]),
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

function replaceInField(field: Field | TabAsField, row: Row, swap: Swap): Row {
  if (!('name' in field) || !field.name) {
    return 'fields' in field ? replaceInFields(field.fields, row, swap) : row;
  }
  const value = row[field.name];
  if (value === undefined || value === null) return row;
  const as = (next: unknown) => ({ ...row, [field.name as string]: next });
  switch (field.type) {
    case 'relationship':
    case 'upload':
      return as(
        typeof field.relationTo === 'string'
          ? replaceIds(value, field.relationTo, swap)
          : replacePairs(value, swap),
      );
    case 'richText':
    case 'json':
      return as(replacePairs(value, swap));
    case 'array':
      return as(replaceInRows(value, (inner) => replaceInFields(field.fields, inner, swap)));
    case 'blocks':
      return as(
        replaceInRows(value, (inner) => {
          const block = field.blocks.find(({ slug }) => slug === inner.blockType);
          return block ? replaceInFields(block.fields, inner, swap) : inner;
        }),
      );
    case 'group':
    case 'tab':
      return isRow(value) ? as(replaceInFields(field.fields, value, swap)) : row;
    default:
      return row;
  }
}

/**
 * Replaces references in a document, in all its languages.
 *
 * @param row as stored: localized fields have a value per language
 */
export function replaceInFields(fields: readonly (Field | TabAsField)[], row: Row, swap: Swap): Row {
  let replaced = row;
  for (const field of fields) {
    if (field.type === 'tabs') {
      for (const tab of field.tabs) {
        replaced = replaceInField({ ...tab, type: 'tab' } as TabAsField, replaced, swap);
      }
    } else replaced = replaceInField(field, replaced, swap);
  }
  return replaced;
}

/** The references of a document, by collection. */
export function referencesIn(fields: readonly (Field | TabAsField)[], row: Row): Map<string, Set<number>> {
  const found = new Map<string, Set<number>>();
  replaceInFields(fields, row, (collection, id) => {
    found.set(collection, (found.get(collection) ?? new Set()).add(id));
    return id;
  });
  return found;
}
