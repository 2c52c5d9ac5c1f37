/** The key of every page. */
export const EVERY_PAGE = 'all';

/** Instead of more keys than a header can hold: the page depends on whatever changes. */
export const ANY_CHANGE = 'any-change';
