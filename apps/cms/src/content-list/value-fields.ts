import { sayLabel } from '@keelstone/languages/say.ts';
import { CONTENT_TYPES, VOCABULARIES } from '@keelstone/model';
import type { Payload } from 'payload';
import { changeableFields } from '../bulk-edit/changeable-fields.ts';

/** A field of pages whose values may be changed for many: terms, and who signs them. */
export type ValueField = { name: string; label: string; relationTo: string };

const isTerms = (collection: string) => (VOCABULARIES as readonly string[]).includes(collection);

/** The fields with terms or authors that any type has. */
export function valueFieldsOf(payload: Payload): ValueField[] {
  const fields = new Map<string, ValueField>();
  for (const type of CONTENT_TYPES) {
    for (const { name, label, relationTo } of changeableFields(payload.collections[type].config)) {
      if (typeof relationTo !== 'string' || !(isTerms(relationTo) || name === 'authors')) continue;
      fields.set(name, { name, label: sayLabel(label) || name, relationTo });
    }
  }
  return [...fields.values()];
}
