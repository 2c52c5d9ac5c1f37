/** Id of the search form, for the controls that stand outside it. */
export const SEARCH_FORM_ID = 'search-form';
