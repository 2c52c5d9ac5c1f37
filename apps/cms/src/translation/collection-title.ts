import type { SanitizedCollectionConfig } from 'payload';

/** The localized field that names a document in lists; undefined if titles are the same in every language. */
export function localizedTitle({
  admin,
  fields,
}: Pick<SanitizedCollectionConfig, 'admin' | 'fields'>): string | undefined {
  const field = fields.find((each) => 'name' in each && each.name === admin?.useAsTitle);
  return field && 'localized' in field && field.localized ? admin?.useAsTitle : undefined;
}
