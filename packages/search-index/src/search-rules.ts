/** The editors' rules for search, per language. */
export type SearchRules = {
  /** Groups of words or phrases that mean the same: a search for one of them also finds the others. */
  synonyms: readonly (readonly string[])[];
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
