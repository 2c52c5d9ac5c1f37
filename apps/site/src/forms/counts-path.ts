/** Where pages report that a form was seen or begun. */
export const COUNTS_PATH = '/forms/counts';
