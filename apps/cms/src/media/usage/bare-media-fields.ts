import type { Field, SanitizedConfig } from 'payload';
import { isMediaSlug, type MediaSlug } from './media-collections.ts';

type Found = Map<string, Set<MediaSlug>>;

function walk(fields: readonly Field[], found: Found): void {
  for (const field of fields) {
    if ((field.type === 'upload' || field.type === 'relationship') && isMediaSlug(field.relationTo)) {
      found.set(field.name, (found.get(field.name) ?? new Set()).add(field.relationTo));
    }
    if ('fields' in field) walk(field.fields, found);
    if (field.type === 'tabs') for (const tab of field.tabs) walk(tab.fields, found);
    if (field.type === 'blocks') for (const block of field.blocks) walk(block.fields, found);
  }
}

/**
 * Names of fields that refer to one collection of media, and so hold nothing but a number. In JSON only the name tells
 * what the number means; where two fields of one name mean different collections, it counts for both: rather kept too
 * long than removed too early.
 */
export function bareMediaFields(config: Pick<SanitizedConfig, 'collections' | 'globals'>): Found {
  const found: Found = new Map();
  for (const { fields } of [...config.collections, ...config.globals]) walk(fields, found);
  return found;
}
