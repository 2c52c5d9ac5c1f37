import type { Language } from '@keelstone/model';
import type { CollectionSlug, DataFromCollectionSlug } from 'payload';

/** Reads documents as visitors may see them: no drafts, in one language without fallback, with references as ids. */
export type DocumentReader = {
  /** The document; null if it does not exist. */
  read<S extends CollectionSlug>(
    collection: S,
    id: number,
    language: Language,
  ): Promise<DataFromCollectionSlug<S> | null>;
  /** The documents that exist, in the order of the ids. */
  readMany<S extends CollectionSlug>(
    collection: S,
    ids: readonly number[],
    language: Language,
  ): Promise<DataFromCollectionSlug<S>[]>;
};
