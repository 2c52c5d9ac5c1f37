import { textOfSection } from '@keelstone/content/sections/project-sections.ts';
import { nodeTypeOf } from '@keelstone/content/types/types.cms.ts';
import type { PublishedNode } from '@keelstone/content/types/types.model.ts';
import type { DocumentReader } from '@keelstone/editing/projection/document-reader.ts';
import { isPublished } from '@keelstone/editing/projection/node-document.ts';
import { createContext } from '@keelstone/editing/projection/projection-context.ts';
import type { ContentType, Language } from '@keelstone/model';
import type { Projection } from '@keelstone/read-model';
import { projectDialogs } from './project-dialogs.ts';

/**
 * A document as visitors see it in one language.
 *
 * @returns null if they do not: it does not exist, is a draft, or has no title in that language
 */
export async function projectNode(
  type: ContentType,
  id: number,
  language: Language,
  documents: DocumentReader,
): Promise<Projection | null> {
  const document = await documents.read(type, id, language);
  if (!document || !isPublished(document)) return null;
  const { context, dependencies } = createContext(language, documents, textOfSection);
  const withDialogs = { ...context, dialogs: new Set<number>() };
  const projected = (await nodeTypeOf(type).project(document, withDialogs)) as PublishedNode;
  const dialogs = await projectDialogs(withDialogs);
  const node = dialogs.length > 0 ? { ...projected, dialogs } : projected;
  // A node does not depend on itself.
  dependencies.delete(`node:${node.nid}`);
  return { node, dependencies: [...dependencies] };
}
