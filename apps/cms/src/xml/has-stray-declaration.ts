const STRAY = /<\s*!(?!--|\[CDATA\[|DOCTYPE)/i;

/**
 * Whether markup has another declaration than a comment, a section of characters and a document type. Outside of
 * document types, which are not read, XML has none. The parser sax reads what follows all over again with each
 * character: 80 kB of it take 40 s. It has no limit of its own, and reports a declaration only at its end.
 */
export const hasStrayDeclaration = (markup: string): boolean => STRAY.test(markup);
