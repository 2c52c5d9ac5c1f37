import { InvalidNodeError } from '@keelstone/content/types/types.model.ts';
import type { SiteSettingsDocument } from '@keelstone/editing/payload-types.ts';
import type { DocumentReader } from '@keelstone/editing/projection/document-reader.ts';
import type { ContentType, Language } from '@keelstone/model';
import { correct, PathTakenError } from '@keelstone/read-model';
import type { Payload } from 'payload';
import { inTransaction } from '../database/in-transaction.ts';
import { lockPublishing } from '../database/publishing-lock.ts';
import { PayloadDocumentReader } from './document-reader.ts';
import { projectNode } from './project-node.ts';
import { publishSettings } from './publish-settings.ts';

/**
 * Documents that are not saved yet, and where to look for all others. Their rows must exist, because the read model
 * is rebuilt from them.
 */
type Ahead = { payload: Payload; documents(others: DocumentReader): DocumentReader };
type NodeInLanguage = { type: ContentType; id: number; language: Language };

/**
 * Publishes nodes before they are saved, for bulk saves that publish nothing (bulk-loading.ts). What cannot be
 * published is left out: its save says why.
 */
export async function publishAhead(nodes: readonly NodeInLanguage[], { payload, documents }: Ahead) {
  await inTransaction(payload, async (req, executor) => {
    await lockPublishing(executor);
    const reader = documents(new PayloadDocumentReader(req));
    for (const { type, id, language } of nodes) {
      const projection = await projectNode(type, id, language, reader);
      if (!projection) continue;
      await correct(executor, projection).catch((error: unknown) => {
        // Both are thrown before anything is written.
        if (!(error instanceof InvalidNodeError || error instanceof PathTakenError)) throw error;
      });
    }
  });
}

/** The same for the site settings, whose navigation leads to nodes. */
export async function publishSettingsAhead(
  readSettings: (language: Language) => Promise<SiteSettingsDocument>,
  { payload, documents }: Ahead,
): Promise<void> {
  await inTransaction(payload, async (req, executor) => {
    await lockPublishing(executor);
    await publishSettings({
      req,
      executor,
      documents: documents(new PayloadDocumentReader(req)),
      readSettings,
    });
  });
}
