import type { Language } from '@keelstone/languages/languages.ts';
import type { SearchDocument } from './search-index.ts';
import type { CompactionOptions } from './storage/compaction.ts';
import type { Ranking } from './text/bm25f.ts';

export type SearchIndexOptions = {
  /** The language of the texts: words are stemmed by its rules. */
  language: Language;
  /**
   * Documents that `suggest` and `newest` leave out although `search` can find them, such as archived ones (C-9).
   * Asked once, when the document is added. Without it, every document is listed.
   */
  isListed?: (document: SearchDocument) => boolean;
  /** How relevance is made of what is found; chosen on judged queries unless said otherwise. */
  ranking?: Ranking;
  /** When removed documents are cleared away, and how that is scheduled. For tests; the defaults fit a server. */
  compaction?: CompactionOptions;
};
