import { type ContentType, LANGUAGES, type Language, type NodeReference } from '@keelstone/model';
import { isPublished, type NodeDocument, type NodeDocumentOf } from './node-document.ts';
import { pathOf } from './node-path.ts';
import { excerptOf } from './project-excerpt.ts';
import { projectImage, projectPicture } from './project-picture.ts';
import type { ProjectionContext } from './projection-context.ts';
import { type AnyRelation, idOf, idsOf, type Relation } from './relation.ts';

/** Reads a node in a language in which it is published: the context's, or the first other one. */
export async function readPublished<T extends ContentType>(
  type: T,
  id: number,
  context: ProjectionContext,
): Promise<{ document: NodeDocumentOf<T>; language: Language } | null> {
  for (const language of new Set([context.language, ...LANGUAGES])) {
    const document = (await context.documents.read(type, id, language)) as NodeDocumentOf<T> | null;
    if (!document) return null;
    // Recorded even if it is not published, so that this node is projected again when it is.
    context.dependOn(`node:${Number(document.nid)}`);
    if (isPublished(document)) return { document, language };
  }
  return null;
}

const projectPictureOf = (document: NodeDocument, context: ProjectionContext) =>
  'picture' in document
    ? projectPicture(document.picture, context)
    : projectImage('portrait' in document ? document.portrait : null, context);

/** What is shown of another node; null if that is not published. */
export async function projectReference(
  type: ContentType,
  relation: Relation,
  context: ProjectionContext,
): Promise<NodeReference | null> {
  if (!relation) return null;
  const found = await readPublished(type, idOf(relation), context);
  if (!found) return null;
  const { document, language } = found;
  return {
    nid: document.nid ?? 0,
    type,
    title: document.title,
    path: pathOf(document, language),
    excerpt: excerptOf(type, document),
    picture: await projectPictureOf(document, context),
  };
}

/** What is shown of nodes of one type, in the editor's order. */
export async function projectReferences(
  type: ContentType,
  relations: readonly (number | { id: number })[] | null | undefined,
  context: ProjectionContext,
): Promise<NodeReference[]> {
  const ids = idsOf(relations);
  await context.documents.readMany(type, ids, context.language);
  const references: NodeReference[] = [];
  for (const id of ids) {
    const reference = await projectReference(type, id, context);
    if (reference) references.push(reference);
  }
  return references;
}

/** What is shown of nodes of any type, in the editor's order. */
export async function projectAnyReferences(
  relations: readonly AnyRelation<ContentType>[] | null | undefined,
  context: ProjectionContext,
): Promise<NodeReference[]> {
  const references: NodeReference[] = [];
  for (const { relationTo, value } of relations ?? []) {
    const reference = await projectReference(relationTo, value, context);
    if (reference) references.push(reference);
  }
  return references;
}
