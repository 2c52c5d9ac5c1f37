import type { DocumentReader } from '@keelstone/editing/projection/document-reader.ts';
import type { Language } from '@keelstone/model';
import type { CollectionSlug, DataFromCollectionSlug, PayloadRequest } from 'payload';
import { withTransactionOf } from '../database/transaction.ts';
import { inLanguage } from './in-language.ts';

/**
 * Reads documents as visitors would see them: never drafts, in one language without fallback, references as ids.
 * Each document is read once, in all languages, and cached, so a reader must not outlive the change it serves.
 */
export class PayloadDocumentReader implements DocumentReader {
  readonly #req: PayloadRequest;
  readonly #known = new Map<string, object | null>();

  constructor(req: PayloadRequest) {
    this.#req = req;
  }

  /** The document, or null. */
  async read<S extends CollectionSlug>(
    collection: S,
    id: number,
    language: Language,
  ): Promise<DataFromCollectionSlug<S> | null> {
    const [document] = await this.readMany(collection, [id], language);
    return document ?? null;
  }

  /** The documents that exist, in the order of the ids. */
  async readMany<S extends CollectionSlug>(
    collection: S,
    ids: readonly number[],
    language: Language,
  ): Promise<DataFromCollectionSlug<S>[]> {
    const keyOf = (id: number) => `${collection}:${id}`;
    const missing = [...new Set(ids)].filter((id) => !this.#known.has(keyOf(id)));
    if (missing.length > 0) {
      for (const id of missing) this.#known.set(keyOf(id), null);
      const { docs } = await this.#req.payload.find({
        ...(await withTransactionOf(this.#req)),
        collection,
        where: { id: { in: missing } },
        limit: 0,
        pagination: false,
        // The order does not matter. A collection's own, by a localized field, would take a second query.
        sort: 'id',
        depth: 0,
        draft: false,
        locale: 'all',
      });
      for (const document of docs) this.#known.set(keyOf(Number(document.id)), document);
    }
    const fields = this.#req.payload.collections[collection].config.flattenedFields;
    return ids.flatMap((id) => {
      const document = this.#known.get(keyOf(id));
      return document ? [inLanguage(fields, document as DataFromCollectionSlug<S>, language)] : [];
    });
  }
}
