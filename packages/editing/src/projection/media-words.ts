import { inTurn } from '@keelstone/model';
import type { MediaCollection } from './project-media.ts';
import type { ProjectionContext } from './projection-context.ts';

type Words = 'alt' | 'title' | 'transcript';

/** Words of another language are better than none where a medium was not described in the node's language. */
export async function readWords(
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

/** What is said in a recording, a paragraph a line; null when nobody wrote it down. */
export async function readTranscript(
  collection: MediaCollection,
  id: number,
  context: ProjectionContext,
): Promise<string[] | null> {
  const words = await readWords(collection, id, 'transcript', context);
  const paragraphs = words
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean);
  return paragraphs.length > 0 ? paragraphs : null;
}
