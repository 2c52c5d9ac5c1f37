import type { Language } from '@keelstone/model';
import type { CollectionSlug, DataFromCollectionSlug } from 'payload';

/** Reads documents as visitors would see them: never drafts, in one language without fallback, references as ids. */
export type DocumentReader = {
  /** The document; null when there is none. */
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
