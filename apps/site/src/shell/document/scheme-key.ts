/** Storage key of the visitor's choice of colour scheme. */
export const SCHEME_KEY = 'colour-scheme';
