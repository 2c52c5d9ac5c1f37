import type { Field } from 'payload';

type Fielded = { fields: Field[] };
/** By field name: slugs of the collections that an id in it may refer to. */
type Names = ReadonlyMap<string, ReadonlySet<string>>;
export type BareFields = {
  /** Of sections and paragraphs, which are stored as JSON. */
  inBlocks: Names;
  /** Of whole documents, which plans store as JSON. */
  inPlans: Names;
};
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
 * Names of fields that refer to one collection and so contain just an id, where they are stored as JSON: there, only the
 * name tells what the id means. If two fields with one name refer to different collections, the name counts for both:
 * better to keep a document too long than to delete one in use.
 */
export function bareReferenceFields(config: { collections: Fielded[]; globals: Fielded[] }): BareFields {
  const [inBlocks, inPlans]: [Found, Found] = [new Map(), new Map()];
  for (const { fields } of [...config.collections, ...config.globals]) walk(fields, inBlocks, false);
  for (const { fields } of config.collections) walk(fields, inPlans, true);
  return { inBlocks, inPlans };
}
