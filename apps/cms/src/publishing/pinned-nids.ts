import type { DocumentReader } from '@keelstone/editing/projection/document-reader.ts';
import type { NodeDocument } from '@keelstone/editing/projection/node-document.ts';
import { type AnyRelation, idOf } from '@keelstone/editing/projection/relation.ts';
import type { ContentType, Language } from '@keelstone/model';

/** The nid of each node, in order; null for a deleted one. */
export async function pinnedNids(
  nodes: readonly AnyRelation<ContentType>[],
  language: Language,
  documents: DocumentReader,
): Promise<(number | null)[]> {
  const nids: (number | null)[] = [];
  for (const { relationTo, value } of nodes) {
    const document = (await documents.read(relationTo, idOf(value), language)) as NodeDocument | null;
    nids.push(document?.nid ?? null);
  }
  return nids;
}
