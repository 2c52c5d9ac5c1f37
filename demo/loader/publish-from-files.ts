import { InvalidNodeError } from '@keelstone/content/types/types.model.ts';
import type { SiteSettingsDocument } from '@keelstone/editing/payload-types.ts';
import type { DocumentReader } from '@keelstone/editing/projection/document-reader.ts';
import { type ContentType, LANGUAGES, type Language } from '@keelstone/model';
import { correct, PathTakenError } from '@keelstone/read-model';
import type { Payload } from 'payload';
import { inTransaction, lockPublishing, PayloadDocumentReader, projectNode, publishSettings } from './cms.ts';
import { inLanguage, languagesOf } from './in-language.ts';
import { type Entry, fieldsOf } from './read-content.ts';
import { readFromFiles, stateOf } from './read-from-files.ts';
import { type StoredNodes, storedNode } from './stored-nodes.ts';
import { type Conversion, toDocument } from './to-document.ts';

type Work = {
  payload: Payload;
  stored: StoredNodes;
  aliasOf(entry: Entry, language: Language): string | undefined;
  conversion: Conversion;
};

/** Reads the given pages from their files, and everything else from the CMS. */
function readerOf(entries: readonly Entry[], others: DocumentReader, work: Work): DocumentReader {
  const changed = new Date().toISOString();
  return readFromFiles({
    entries,
    idOf: (entry) => storedNode(work.stored, entry)?.id,
    savedFields: (entry, language) => ({
      nid: storedNode(work.stored, entry)?.nid,
      created: storedNode(work.stored, entry)?.created,
      alias: work.aliasOf(entry, language),
      updatedAt: changed,
      ...stateOf(entry),
    }),
    conversion: work.conversion,
    others,
  });
}

/**
 * Publishes pages from their files, by the CMS's projections, before the CMS has them: in seconds instead of minutes.
 * What the CMS publishes later is the same (docs/decisions/0028).
 *
 * @param nodes the pages to publish now
 * @param all the pages that exist in the CMS with a title only, to which these may refer
 */
export async function publishFromFiles(
  nodes: readonly Entry[],
  all: readonly Entry[],
  work: Work,
): Promise<void> {
  await inTransaction(work.payload, async (req, executor) => {
    await lockPublishing(executor);
    const documents = readerOf(all, new PayloadDocumentReader(req), work);
    for (const node of nodes) {
      const id = storedNode(work.stored, node)?.id;
      if (id === undefined) continue;
      for (const language of languagesOf(node)) {
        // Without a path of its own, it appears once the CMS has made one.
        if (work.aliasOf(node, language) === undefined) continue;
        const projection = await projectNode(node.slug as ContentType, id, language, documents);
        if (!projection) continue;
        await correct(executor, projection).catch((error: unknown) => {
          // The CMS says so, with file and line, when it saves the page.
          if (!(error instanceof InvalidNodeError || error instanceof PathTakenError)) throw error;
        });
      }
    }
  });
}

/** The same for the site settings, whose navigation leads to pages. */
export async function publishSettingsFromFiles(
  entry: Entry,
  nodes: readonly Entry[],
  work: Work,
): Promise<void> {
  const read = async (language: Language) => {
    const values = inLanguage(entry, language);
    return (await toDocument(
      fieldsOf(entry.slug),
      values,
      entry.key,
      work.conversion,
    )) as unknown as SiteSettingsDocument;
  };
  const known = new Map<Language, SiteSettingsDocument>();
  for (const language of LANGUAGES) known.set(language, await read(language));
  await inTransaction(work.payload, async (req, executor) => {
    await lockPublishing(executor);
    const documents = readerOf(nodes, new PayloadDocumentReader(req), work);
    const readSettings = async (language: Language) => known.get(language) as SiteSettingsDocument;
    await publishSettings({ req, executor, documents, readSettings });
  });
}
