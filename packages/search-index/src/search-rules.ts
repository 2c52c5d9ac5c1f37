/** A group of words or phrases that find each other, or that find others. */
export type SynonymRule = {
  /** Words or phrases. Without `finds`, each of them also finds each of the others. */
  phrases: readonly string[];
  /** Directed: each of `phrases` also finds these, which do not find them. */
  finds?: readonly string[];
  /**
   * How much a match by this rule counts compared with the typed words: above 0, at most 1. Rules without it have
   * the weight of the ranking.
   */
  weight?: number;
};

/** The rules for search in one language: the editors' and the thesaurus. */
export type SearchRules = {
  /** A phrase may occur in several rules: it finds what each of them lets it find. */
  synonyms: readonly SynonymRule[];
  /** Documents that are recommended for exactly these keys, whether or not they match. */
  pinned: readonly PinnedResults[];
};

type PinnedResults = {
  /** Full-text keys, cleaned like those of a request (S-3). */
  keys: readonly string[];
  /** In the order in which they are shown. Documents that are not in the index are skipped. */
  nids: readonly number[];
};

export const NO_RULES: SearchRules = { synonyms: [], pinned: [] };
