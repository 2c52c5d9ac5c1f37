import type { Field } from 'payload';

type Fielded = { fields: Field[] };
/** By the name of the field: slugs of the collections that a number in it may mean. */
export type BareFields = ReadonlyMap<string, ReadonlySet<string>>;
type Found = Map<string, Set<string>>;

function walk(fields: readonly Field[], found: Found, isInBlock: boolean): void {
  for (const field of fields) {
    const isReference = field.type === 'upload' || field.type === 'relationship';
    if (isInBlock && isReference && typeof field.relationTo === 'string') {
      found.set(field.name, (found.get(field.name) ?? new Set()).add(field.relationTo));
    }
    if ('fields' in field) walk(field.fields, found, isInBlock);
    if (field.type === 'tabs') for (const tab of field.tabs) walk(tab.fields, found, isInBlock);
    if (field.type === 'blocks') for (const block of field.blocks) walk(block.fields, found, true);
  }
}

/**
 * Names of fields in sections and paragraphs that refer to one collection, and so hold nothing but a number: these are
 * stored as JSON, where only the name tells what the number means. Where two fields of one name mean different
 * collections, it counts for both: rather kept too long than removed too early.
 */
export function bareReferenceFields(config: { collections: Fielded[]; globals: Fielded[] }): BareFields {
  const found: Found = new Map();
  for (const { fields } of [...config.collections, ...config.globals]) walk(fields, found, false);
  return found;
}
