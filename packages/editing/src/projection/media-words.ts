import { inTurn } from '@keelstone/model';
import type { MediaCollection } from './project-media.ts';
import type { ProjectionContext } from './projection-context.ts';

type Words = 'alt' | 'title' | 'transcript';

/** If a medium has no text in the node's language, its text in another language is better than none. */
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

/** The transcript of a recording, one entry per paragraph; null if there is none. */
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
