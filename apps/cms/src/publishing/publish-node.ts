import type { DocumentReader } from '@keelstone/editing/projection/document-reader.ts';
import { type ContentType, LANGUAGES, type Language } from '@keelstone/model';
import { type Executor, publish, unpublish } from '@keelstone/read-model';
import type { PayloadRequest } from 'payload';
import { leaveRedirect, removeRedirectsFrom } from '../redirects/leave-redirect.ts';
import { explainToEditor } from './explain-to-editor.ts';
import { projectNode } from './project-node.ts';

export type NodeHandle = { type: ContentType; id: number; nid: number };

type Work = { req: PayloadRequest; executor: Executor; documents: DocumentReader };

async function readPublishedPath(
  executor: Executor,
  nid: number,
  language: Language,
): Promise<string | null> {
  const { rows } = await executor.query('select path from published.nodes where nid = $1 and language = $2', [
    nid,
    language,
  ]);
  return rows[0] ? String(rows[0].path) : null;
}

async function publishInLanguage(
  { type, id, nid }: NodeHandle,
  language: Language,
  work: Work,
): Promise<void> {
  const { req, executor, documents } = work;
  const projection = await projectNode(type, id, language, documents);
  if (!projection) {
    await unpublish(executor, { nid, language });
    return;
  }
  const { path } = projection.node;
  const formerPath = await readPublishedPath(executor, nid, language);
  await publish(executor, projection);
  if (path === formerPath) return;
  await removeRedirectsFrom(path, req);
  if (formerPath !== null) await leaveRedirect({ from: formerPath, to: path }, { req, executor });
}

/**
 * Makes the read model match a node's main document: in each language, the node is published or removed.
 *
 * @throws APIError with a message for the editor when it does not fit the model, or its path is taken
 */
export async function publishNode(node: NodeHandle, work: Work): Promise<void> {
  for (const language of LANGUAGES) {
    await publishInLanguage(node, language, work).catch((error: unknown) => {
      throw explainToEditor(error, node.type);
    });
  }
}
