import { inTurn } from '@keelstone/model';
import type { DataFromCollectionSlug } from 'payload';
import { linesOf } from '../../lines-of.ts';
import type { MediaCollection, MediaSlug } from '../../media/media-collections.ts';
import type { ProjectionContext } from '../projection-context.ts';
import { idOf, type Relation } from '../relation.ts';

/** Reads a medium, on which the projected document depends from then on; null if none is chosen, or it was deleted. */
export async function readMedium<S extends MediaSlug>(
  collection: S,
  relation: Relation,
  context: ProjectionContext,
): Promise<DataFromCollectionSlug<S> | null> {
  if (!relation) return null;
  const id = idOf(relation);
  context.dependOn(`media:${collection}:${id}`);
  return context.documents.read(collection, id, context.language);
}

type Words = 'alt' | 'title' | 'transcript';

/** If a medium has no text in the node's language, its text in another language is better than none. */
export async function readText(
  collection: MediaCollection,
  id: number,
  field: Words,
  context: ProjectionContext,
): Promise<string> {
  for (const language of inTurn(context.language)) {
    const document = await context.documents.read(collection, id, language);
    const words = (document as Partial<Record<Words, string | null>> | null)?.[field];
    if (words) return words;
  }
  return '';
}

/** The transcript of a recording, one entry per paragraph; null if there is none. */
export async function readTranscript(
  collection: MediaCollection,
  id: number,
  context: ProjectionContext,
): Promise<string[] | null> {
  const paragraphs = linesOf(await readText(collection, id, 'transcript', context));
  return paragraphs.length > 0 ? paragraphs : null;
}
