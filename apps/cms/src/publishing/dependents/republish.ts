import type { DocumentReader } from '@keelstone/editing/projection/document-reader.ts';
import { CONTENT_TYPES, type ContentType, LANGUAGES, type Language } from '@keelstone/model';
import { correctAll, type Executor, type NodeKey, type Projection } from '@keelstone/read-model';
import type { PayloadRequest } from 'payload';
import { explainToEditor } from '../explain-to-editor.ts';
import { projectNode } from '../project-node.ts';

export type RepublishWork = { req: PayloadRequest; executor: Executor; documents: DocumentReader };

/** Ids in their collections, which are not nids. */
async function findIds(executor: Executor, type: ContentType, nids: readonly number[]): Promise<number[]> {
  const { rows } = await executor.query(
    `select id from "${type}" where nid = any($1::integer[]) and deleted_at is null order by nid`,
    [nids],
  );
  return rows.map(({ id }) => Number(id));
}

/**
 * Projects published nodes again, and writes what has changed in a few statements. The transaction must hold the
 * publishing lock.
 *
 * @throws APIError with a message for the editor if one does not fit the model; nothing has been written then
 */
export async function republish(
  nodes: readonly NodeKey[],
  { req, executor, documents }: RepublishWork,
): Promise<void> {
  for (const type of CONTENT_TYPES) {
    const nids = nodes.filter((node) => node.type === type).map(({ nid }) => nid);
    if (nids.length === 0) continue;
    const ids = await findIds(executor, type, nids);
    const projections: Projection[] = [];
    try {
      for (const language of LANGUAGES) {
        // One query for all of them.
        await documents.readMany(type, ids, language);
        for (const id of ids) {
          const projection = await projectNode(type, id, language, documents);
          if (projection) projections.push(projection);
        }
      }
      await correctAll(executor, projections);
    } catch (error) {
      const read = async (language: Language, nid: number | undefined) =>
        (await documents.readMany(type, ids, language)).find((document) => document.nid === nid);
      throw await explainToEditor(error, { slug: type, req, read, because: 'dependent' });
    }
  }
}
