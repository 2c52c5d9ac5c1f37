import type { ContentType } from '@keelstone/model';
import type { Config } from '../payload-types.ts';

/** The CMS's document of a content type, as Payload hands it out in one language, references as ids. */
export type NodeDocumentOf<T extends ContentType> = Config['collections'][T];
export type NodeDocument = NodeDocumentOf<ContentType>;

/** What visitors may see: it is published, and it has words in the language it was read in. */
export function isPublished(document: NodeDocument): boolean {
  return document._status === 'published' && Boolean(document.title?.trim());
}
