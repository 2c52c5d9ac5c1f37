/** Where the browser reports which result was chosen (S-26). */
export const CLICKS_PATH = '/search/clicks';

/** Longer keywords are not reported with the result that was chosen for them: they are never counted. */
export const LONGEST_CHOSEN_FOR = 60;
