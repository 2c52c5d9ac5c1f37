/** What an editor says about a search, per language. */
export type SearchRules = {
  /** Groups of words or phrases that mean the same: who asks for one of a group finds the others, too. */
  synonyms: readonly (readonly string[])[];
  /** What is recommended when exactly these keys are asked for, whether or not it holds them. */
  pinned: readonly PinnedResults[];
};

export type PinnedResults = {
  /** Full-text keys, cleaned as those of a request (S-3). */
  keys: readonly string[];
  /** In the order in which they stand. Those that are not in the index are passed over. */
  nids: readonly number[];
};

export const NO_RULES: SearchRules = { synonyms: [], pinned: [] };
