import { createHash } from 'node:crypto';
import type { FlattenedBlock, FlattenedField, SanitizedConfig } from 'payload';

const blocksOf = (field: FlattenedField): FlattenedBlock[] => (field.type === 'blocks' ? field.blocks : []);

function listFields(fields: readonly FlattenedField[]): unknown[] {
  return fields.map((field) => [
    field.name,
    field.type,
    'flattenedFields' in field ? listFields(field.flattenedFields) : [],
    blocksOf(field).map(({ slug, flattenedFields }) => [slug, listFields(flattenedFields)]),
  ]);
}

const known = new WeakMap<SanitizedConfig, string>();

/**
 * A digest of the names of all fields: the same in each process of a release, and another one in a release with another
 * form. What stands in blocks of texts is not in it; nothing of that is dropped, because a text is stored as it is sent.
 */
export function fieldsOf(config: SanitizedConfig): string {
  const before = known.get(config);
  if (before !== undefined) return before;
  const all = [...config.collections, ...config.globals].map(({ slug, flattenedFields }) => [
    slug,
    listFields(flattenedFields),
  ]);
  const digest = createHash('sha256').update(JSON.stringify(all)).digest('base64url').slice(0, 12);
  known.set(config, digest);
  return digest;
}
