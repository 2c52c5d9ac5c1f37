import type { ContentType, Language } from '@keelstone/model';
import type { DocumentReader } from './document-reader.ts';
import type { NodeDocument } from './node-document.ts';
import { type AnyRelation, idOf } from './relation.ts';

/** The nid of each node, in order; null for one that is gone. */
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
