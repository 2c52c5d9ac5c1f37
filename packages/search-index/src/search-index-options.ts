import type { Language } from '@keelstone/languages/languages.ts';
import type { SearchDocument } from './search-index.ts';
import type { Ranking } from './text/bm25f.ts';
import type { CommonPrefixOptions } from './text/common-prefixes.ts';

/** When and how an index clears away the remains of removed documents. */
export type CompactionOptions = {
  /**
   * The number of abandoned ordinals that starts a compaction, if they are also at least half as many as there
   * are documents.
   */
  afterAbandoned: number;
  /** How long the compaction works before it yields to other tasks, in milliseconds. */
  sliceMs: number;
  schedule: (work: () => void) => void;
};

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
  /** How it is scheduled that single letters are read in the background. For tests. */
  preparation?: Pick<CompactionOptions, 'sliceMs' | 'schedule'>;
  /** When the documents of a prefix are kept. For tests; the defaults suit any number of documents. */
  commonPrefixes?: CommonPrefixOptions;
};
