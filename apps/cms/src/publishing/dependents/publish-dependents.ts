import { SITE_SETTINGS_KEY } from '@keelstone/content/settings/site-settings.model.ts';
import type { DocumentReader } from '@keelstone/editing/projection/document-reader.ts';
import type { Dependency } from '@keelstone/model';
import { LANGUAGES } from '@keelstone/model';
import { type Executor, findDependents, publish } from '@keelstone/read-model';
import type { PayloadRequest } from 'payload';
import { withTransactionOf } from '../database/transaction.ts';
import { explainToEditor } from './explain-to-editor.ts';
import { projectNode } from './project-node.ts';
import { publishSettings } from './publish-settings.ts';

type Work = { req: PayloadRequest; executor: Executor; documents: DocumentReader };

/** The document's id in its collection, which is not its nid. */
async function findId(type: Parameters<typeof projectNode>[0], nid: number, req: PayloadRequest) {
  const { docs } = await req.payload.find({
    ...(await withTransactionOf(req)),
    collection: type,
    where: { nid: { equals: nid } },
    limit: 1,
    pagination: false,
    depth: 0,
    select: { nid: true },
  });
  return docs[0]?.id;
}

/**
 * Reprojects everything that depends on any of these, each once. What a node shows of another includes that one's
 * picture, recorded as a dependency of its own, so one round is enough and causes no further ones.
 */
export async function publishDependents(subjects: readonly Dependency[], work: Work): Promise<void> {
  const { req, executor, documents } = work;
  const dependents = await findDependents(executor, subjects);
  for (const { nid, type } of dependents.nodes) {
    const id = await findId(type, nid, req);
    if (id === undefined) continue;
    for (const language of LANGUAGES) {
      const projection = await projectNode(type, id, language, documents);
      if (!projection) continue;
      await publish(executor, projection).catch((error: unknown) => {
        throw explainToEditor(error, type);
      });
    }
  }
  if (dependents.settings.includes(SITE_SETTINGS_KEY)) await publishSettings(work);
}
