import type { SiteSettingsDocument } from '@keelstone/editing/payload-types.ts';
import type { DocumentReader } from '@keelstone/editing/projection/document-reader.ts';
import type { ContentType, Language } from '@keelstone/model';
import type { Payload } from 'payload';
import { publishAhead, publishSettingsAhead } from './cms.ts';
import { inLanguage, languagesOf } from './in-language.ts';
import { type Entry, fieldsOf } from './read-content.ts';
import { readFromFiles, stateOf } from './read-from-files.ts';
import { type StoredNodes, storedNode } from './stored-nodes.ts';
import { type Conversion, toDocument } from './to-document.ts';

type Work = {
  payload: Payload;
  /** The pages that exist in the CMS with a title only: they are read from their files, everything else from the CMS. */
  nodes: readonly Entry[];
  stored: StoredNodes;
  aliasOf(entry: Entry, language: Language): string | undefined;
  conversion: Conversion;
};

/**
 * Publishes pages from their files, by the CMS's projections, before the CMS has saved them: in seconds instead of
 * minutes. What the CMS publishes later is the same (docs/decisions/0028).
 */
export class FilePublisher {
  readonly #work: Work;
  readonly #now = new Date().toISOString();

  constructor(work: Work) {
    this.#work = work;
  }

  #documents = (others: DocumentReader): DocumentReader => {
    const { nodes, stored, aliasOf, conversion } = this.#work;
    return readFromFiles({
      entries: nodes,
      idOf: (entry) => storedNode(stored, entry)?.id,
      savedFields: (entry, language) => ({
        nid: storedNode(stored, entry)?.nid,
        created: storedNode(stored, entry)?.created,
        alias: aliasOf(entry, language),
        updatedAt: this.#now,
        ...stateOf(entry),
      }),
      conversion,
      others,
    });
  };

  /** A page without a path of its own appears once the CMS has made one. */
  async publish(nodes: readonly Entry[]): Promise<void> {
    const { payload, stored, aliasOf } = this.#work;
    const found = nodes.flatMap((node) => {
      const id = storedNode(stored, node)?.id;
      if (id === undefined) return [];
      return languagesOf(node)
        .filter((language) => aliasOf(node, language) !== undefined)
        .map((language) => ({ type: node.slug as ContentType, id, language }));
    });
    await publishAhead(found, { payload, documents: this.#documents });
  }

  async publishSettings(entry: Entry): Promise<void> {
    const { payload, conversion } = this.#work;
    const readSettings = async (language: Language) =>
      (await toDocument(
        fieldsOf(entry.slug),
        inLanguage(entry, language),
        entry.key,
        conversion,
      )) as unknown as SiteSettingsDocument;
    await publishSettingsAhead(readSettings, { payload, documents: this.#documents });
  }
}
