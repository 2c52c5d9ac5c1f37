import type { ContentChange, ContentSnapshot } from '@keelstone/content-store';
import { ARCHIVED, LANGUAGES, type Language } from '@keelstone/model';
import { createSearchIndex, type SearchDocument, type SearchIndex } from '@keelstone/search-index';
import { toSearchDocument } from './search-document.ts';

/** Archived nodes are found by the date filter only: no suggestion leads to them (C-9). */
const isListed = (document: SearchDocument) => !document.facets.date?.includes(ARCHIVED);

function createIndexes(): Record<Language, SearchIndex> {
  return {
    en: createSearchIndex({ language: 'en', isListed }),
    de: createSearchIndex({ language: 'de', isListed }),
  };
}

/** One index per language, kept current change by change. */
export class SearchIndexes {
  #indexes = createIndexes();

  /** Replaces everything by what a snapshot holds. Searches see the old indexes until the new ones are complete. */
  load(snapshot: Pick<ContentSnapshot, 'nodes'>): void {
    const indexes = createIndexes();
    for (const node of snapshot.nodes) indexes[node.language].add(toSearchDocument(node));
    this.#indexes = indexes;
  }

  /** Applies changes in their order; only those of nodes concern the indexes. */
  apply(changes: readonly ContentChange[]): void {
    for (const change of changes) {
      if (change.kind !== 'node') continue;
      const index = this.#indexes[change.language];
      if (change.node) index.add(toSearchDocument(change.node));
      else index.remove(change.nid);
    }
  }

  of(language: Language): SearchIndex {
    return this.#indexes[language];
  }
}

/** The id of a language's index, as page settings and GraphQL name it. */
export function indexId(language: Language): string {
  return `content_${language}`;
}

/** The language of an index id, or undefined when there is no such index. */
export function indexLanguage(id: string): Language | undefined {
  return LANGUAGES.find((language) => indexId(language) === id);
}
