import type { CollectionSlug, Payload } from 'payload';
import { readRows } from './load-rows.ts';
import { type TranslationState, translationStates } from './translation-state.ts';

type Key = { type: CollectionSlug; id: number };

/**
 * How far documents of several types are translated, in their order, by one query for each type.
 *
 * @returns nothing for a document that does not exist
 */
export async function readTranslationStates(
  payload: Payload,
  documents: readonly Key[],
): Promise<TranslationState[][]> {
  const types = [...new Set(documents.map(({ type }) => type))];
  const rows = new Map(
    await Promise.all(
      types.map(async (type) => {
        const ids = documents.filter((document) => document.type === type).map(({ id }) => id);
        return [type, await readRows(payload, type, { ids })] as const;
      }),
    ),
  );
  return documents.map(({ type, id }) => {
    const row = rows.get(type)?.get(id);
    return row ? translationStates(payload.collections[type].config.flattenedFields, row) : [];
  });
}
