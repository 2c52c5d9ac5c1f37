import { type Projection, publishRedirect, type RebuildResult, rebuild } from '@keelstone/content-store';
import { CONTENT_TYPES, LANGUAGES } from '@keelstone/model';
import { createLocalReq, type Payload, type PayloadRequest } from 'payload';
import { DocumentReader } from '../publish/document-reader.ts';
import { projectNode } from '../publish/project-node.ts';
import { publishSettings } from '../publish/publish-settings.ts';
import { lockPublishing } from '../publish/publishing-lock.ts';
import { transactionOf, withTransactionOf } from '../publish/transaction.ts';

/** Thrown when the database gives no transaction to rebuild in. */
export class RebuildRefusedError extends Error {
  constructor() {
    super(
      'The database began no transaction, so the read model was left as it is. Try again when it is well.',
    );
    this.name = 'RebuildRefusedError';
  }
}

async function* projectEverything(req: PayloadRequest): AsyncGenerator<Projection> {
  // One transaction, nobody else publishing: what was read once stays true to the end.
  const documents = new DocumentReader(req);
  const options = await withTransactionOf(req);
  for (const type of CONTENT_TYPES) {
    const { docs } = await req.payload.find({
      ...options,
      collection: type,
      where: { _status: { equals: 'published' } },
      pagination: false,
      depth: 0,
      select: { nid: true },
    });
    for (const { id } of docs) {
      for (const language of LANGUAGES) {
        const projection = await projectNode(type, id, language, documents);
        if (projection) yield projection;
      }
    }
  }
}

async function publishRedirects(req: PayloadRequest): Promise<void> {
  const executor = await transactionOf(req);
  const { docs } = await req.payload.find({
    ...(await withTransactionOf(req)),
    collection: 'redirects',
    pagination: false,
    depth: 0,
  });
  await executor.query('delete from published.redirects');
  for (const { from, to, status } of docs) {
    await publishRedirect(executor, { from, to, status: status === '302' ? 302 : 301 });
  }
}

/**
 * Makes the read model say what the CMS says: nodes, settings, redirects. Visitors see the former state until it is
 * done; editors' saves wait.
 */
export async function rebuildReadModel(payload: Payload): Promise<RebuildResult> {
  const transactionID = await payload.db.beginTransaction();
  if (transactionID === null) throw new RebuildRefusedError();
  const req = await createLocalReq({ req: { transactionID, context: {} } }, payload);
  try {
    const executor = await transactionOf(req);
    await lockPublishing(executor);
    const result = await rebuild(executor, projectEverything(req));
    const hasSettings = await payload.db.findGlobal({ slug: 'site_settings', req });
    if (Object.keys(hasSettings).length > 0) {
      await publishSettings({ req, executor, documents: new DocumentReader(req) });
    }
    await publishRedirects(req);
    await payload.db.commitTransaction(transactionID);
    return result;
  } catch (error) {
    await payload.db.rollbackTransaction(transactionID);
    throw error;
  }
}
