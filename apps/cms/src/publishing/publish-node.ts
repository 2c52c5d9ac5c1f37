import type { DocumentReader } from '@keelstone/editing/projection/document-reader.ts';
import { type ContentType, LANGUAGES, type Language } from '@keelstone/model';
import { type Executor, type Projection, publishAll, unpublish } from '@keelstone/read-model';
import type { PayloadRequest } from 'payload';
import { redirectFormerPath, removeRedirectsFrom } from '../redirects/automatic-redirects.ts';
import { noteLeftPath, takeLeftPath } from '../redirects/left-paths.ts';
import { explainToEditor } from './explain-to-editor.ts';
import { projectNode } from './project-node.ts';

export type NodeHandle = { type: ContentType; id: number; nid: number };

type Work = { req: PayloadRequest; executor: Executor; documents: DocumentReader };

/**
 * Makes the read model match a node's main document: in each language, the node is published or removed.
 *
 * @param formerPaths the paths at which it is published
 * @throws APIError with a message for the editor when it does not fit the model, or its path is taken
 */
export async function publishNode(
  { type, id, nid }: NodeHandle,
  formerPaths: ReadonlyMap<Language, string>,
  { req, executor, documents }: Work,
): Promise<void> {
  const projections: Projection[] = [];
  try {
    for (const language of LANGUAGES) {
      const projection = await projectNode(type, id, language, documents);
      if (projection) projections.push(projection);
      const path = formerPaths.get(language);
      if (projection || path === undefined) continue;
      await unpublish(executor, { nid, language });
      await noteLeftPath(executor, { nid, language, path });
    }
    await publishAll(executor, projections);
  } catch (error) {
    const read = (language: Language) => documents.read(type, id, language);
    throw await explainToEditor(error, { slug: type, req, read, nid, because: 'saved' });
  }
  for (const { node } of projections) {
    const { path, language } = node;
    const present = formerPaths.get(language);
    if (path === present) continue;
    const left = await takeLeftPath(executor, { nid, language, path });
    const former = present ?? left;
    await removeRedirectsFrom(path, req);
    if (former !== null && former !== path)
      await redirectFormerPath({ from: former, to: path }, { req, executor });
  }
}
