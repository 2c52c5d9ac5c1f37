import type { Language } from '@keelstone/languages/languages.ts';
import type { SearchDocument } from './search-index.ts';
import type { CompactionOptions } from './storage/compaction.ts';
import type { Ranking } from './text/bm25f.ts';

export type SearchIndexOptions = {
  /** The language of the texts, which determines how words are stemmed. */
  language: Language;
  /**
   * Whether `suggest` and `newest` list a document. Those that are not listed, such as archived ones (C-9), can
   * still be found by `search`. Called once, when the document is added. By default, every document is listed.
   */
  isListed?: (document: SearchDocument) => boolean;
  /** Parameters of the relevance score. The defaults were tuned on judged queries. */
  ranking?: Ranking;
  /**
   * When the remains of removed documents are cleared away, and how that is scheduled. For tests; the defaults
   * suit a server.
   */
  compaction?: CompactionOptions;
};
