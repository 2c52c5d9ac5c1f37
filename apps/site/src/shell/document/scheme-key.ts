/** Where the browser keeps the visitor's choice of colour scheme. */
export const SCHEME_KEY = 'colour-scheme';
