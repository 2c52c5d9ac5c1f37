import { textOfSection } from '@keelstone/content/sections/project-sections.ts';
import { typeCmsOf } from '@keelstone/content/types/types.cms.ts';
import type { PublishedNode } from '@keelstone/content/types/types.model.ts';
import type { DocumentReader } from '@keelstone/editing/projection/document-reader.ts';
import { readDialog } from '@keelstone/editing/projection/locate-dialog.ts';
import { projectMediaItems } from '@keelstone/editing/projection/media/project-media-items.ts';
import { isPublished } from '@keelstone/editing/projection/node-document.ts';
import { projectForm } from '@keelstone/editing/projection/project-form.ts';
import { createContext, type ProjectionContext } from '@keelstone/editing/projection/projection-context.ts';
import { projectRichText } from '@keelstone/editing/projection/rich-text/project-rich-text.ts';
import type { ContentType, Dialog, Language } from '@keelstone/model';
import type { Projection } from '@keelstone/read-model';

async function projectDialog(id: number, context: ProjectionContext): Promise<Dialog | null> {
  const document = await readDialog(id, context);
  return (
    document && {
      id,
      title: document.title,
      body: await projectRichText(document.body, context),
      media: await projectMediaItems(document.media ?? [], context),
      form: await projectForm(document.form, context),
    }
  );
}

/** The dialogs that the links of a page open, including those opened from within dialogs, each once. */
async function projectDialogs(context: ProjectionContext): Promise<Dialog[]> {
  const dialogs: Dialog[] = [];
  // Iterating over a set includes elements added on the way.
  for (const id of context.dialogs ?? []) {
    const dialog = await projectDialog(id, context);
    if (dialog) dialogs.push(dialog);
  }
  return dialogs;
}

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
  const projected = (await typeCmsOf(type).project(document, withDialogs)) as PublishedNode;
  const dialogs = await projectDialogs(withDialogs);
  const node = dialogs.length > 0 ? { ...projected, dialogs } : projected;
  // A node does not depend on itself.
  dependencies.delete(`node:${node.nid}`);
  return { node, dependencies: [...dependencies] };
}
