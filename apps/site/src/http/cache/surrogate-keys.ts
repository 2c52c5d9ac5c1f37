/** Every page has it. */
export const EVERY_PAGE = 'all';

/** Instead of more keys than a header can hold: the page depends on whatever changes. */
export const ANY_CHANGE = 'any-change';
