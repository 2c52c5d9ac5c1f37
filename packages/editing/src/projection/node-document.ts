import type { ContentType } from '@keelstone/model';
import type { Config } from '../payload-types.ts';

/** The CMS's document of a content type, as Payload returns it in one language, with references as ids. */
export type NodeDocumentOf<T extends ContentType> = Config['collections'][T];
export type NodeDocument = NodeDocumentOf<ContentType>;

/** Whether visitors may see it: it is published, and has a title in the language in which it was read. */
export function isPublished(document: NodeDocument): boolean {
  return document._status === 'published' && Boolean(document.title?.trim());
}
