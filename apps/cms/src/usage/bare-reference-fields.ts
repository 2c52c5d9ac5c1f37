import type { Field } from 'payload';

type Fielded = { fields: Field[] };
/** By field name: slugs of the collections that an id in it may refer to. */
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
 * Names of fields in sections and paragraphs that refer to one collection and so contain just an id: they are
 * stored as JSON, where only the name tells what the id means. If two fields with one name refer to different
 * collections, the name counts for both: better to keep a document too long than to delete one in use.
 */
export function bareReferenceFields(config: { collections: Fielded[]; globals: Fielded[] }): BareFields {
  const found: Found = new Map();
  for (const { fields } of [...config.collections, ...config.globals]) walk(fields, found, false);
  return found;
}
