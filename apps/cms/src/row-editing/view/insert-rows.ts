import type { FormField, FormState } from 'payload';

/** A row with its fields, whose paths are relative to the row. */
export type CopiedRow = { blockType?: string | undefined; fields: FormState };

const OBJECT_ID = /^[0-9a-f]{24}$/;
const isNamed = (path: string, name: string) => path === name || path.endsWith(`.${name}`);

/** In the format of Payload's ids of rows. */
function newId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(12));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** What the server rendered for the place where a field was belongs to that place. */
function withoutRendering({ customComponents, validate, lastRenderedPath, ...field }: FormField): FormField {
  const { errorMessage, errorPaths, ...value } = field;
  const rows = field.rows?.map(({ customComponents: _, lastRenderedPath: __, ...row }) => row);
  return { ...value, valid: true, ...(rows && { rows }) };
}

const anchorsOf = (state: FormState): unknown[] =>
  Object.entries(state).flatMap(([path, { value }]) => (isNamed(path, 'anchor') && value ? [value] : []));

/** The same fields with ids of their own, and without anchors that something on the page has already. */
function copyFields(fields: FormState, taken: Set<unknown>): FormState {
  const copy: FormState = Object.fromEntries(
    Object.entries(fields).map(([path, field]) => [path, withoutRendering(field)]),
  );
  for (const [path, field] of Object.entries(copy)) {
    if (isNamed(path, 'id') && typeof field.value === 'string' && OBJECT_ID.test(field.value)) {
      const id = newId();
      copy[path] = { ...field, value: id, initialValue: id };
      const [parent, index] = [path.split('.').slice(0, -2).join('.'), Number(path.split('.').at(-2))];
      const row = copy[parent]?.rows?.[index];
      if (row) row.id = id;
    }
    // The server makes a new one from the title (anchor.field.ts).
    if (isNamed(path, 'anchor') && taken.has(field.value)) copy[path] = { ...field, value: '' };
  }
  return copy;
}

/** The field's path if its row `at` or a later one moves down by `count`. */
function movedDown(fieldPath: string, path: string, at: number, count: number): string {
  if (!fieldPath.startsWith(`${path}.`)) return fieldPath;
  const [index, ...rest] = fieldPath.slice(path.length + 1).split('.');
  return Number(index) >= at ? [path, Number(index) + count, ...rest].join('.') : fieldPath;
}

/**
 * The state of a form with copies of rows inserted; nothing that is there is changed.
 *
 * @param path of the field that has rows, such as `sections`
 * @param at position of the first of them
 */
export function insertRows(
  state: FormState,
  path: string,
  at: number,
  copied: readonly CopiedRow[],
): FormState {
  const taken = new Set(anchorsOf(state));
  const next: FormState = Object.fromEntries(
    Object.entries(state).map(([fieldPath, field]) => [movedDown(fieldPath, path, at, copied.length), field]),
  );
  const rows = [...(state[path]?.rows ?? [])];
  for (const [offset, { blockType, fields }] of copied.entries()) {
    const copy = copyFields(fields, taken);
    for (const anchor of anchorsOf(copy)) taken.add(anchor);
    const id = String(copy.id?.value ?? newId());
    rows.splice(at + offset, 0, { id, isLoading: true, collapsed: true, ...(blockType && { blockType }) });
    const all: FormState = { ...copy, id: { ...copy.id, value: id, initialValue: id, valid: true } };
    for (const [name, field] of Object.entries(all)) next[`${path}.${at + offset}.${name}`] = field;
  }
  next[path] = { ...state[path], disableFormData: true, rows, value: rows.length };
  return next;
}

/** One row of a form, or of what was copied from one. */
export function rowOf(state: FormState, path: string, index: number): CopiedRow {
  const prefix = `${path}.${index}.`;
  const fields: FormState = Object.fromEntries(
    Object.entries(state).flatMap(([fieldPath, field]) =>
      fieldPath.startsWith(prefix) ? [[fieldPath.slice(prefix.length), field]] : [],
    ),
  );
  return { blockType: fields.blockType?.value as string | undefined, fields };
}
