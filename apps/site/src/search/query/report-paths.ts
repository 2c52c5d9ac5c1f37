/** Where the browser reports which result was chosen (S-26). */
export const CLICKS_PATH = '/search/clicks';

/** Where it reports that the visitor searched again in other words, or filtered or sorted the results. */
export const REFINEMENTS_PATH = '/search/refinements';

/** Longer keywords are not reported with what became of them: they are counted without their words. */
export const LONGEST_COUNTED = 100;
