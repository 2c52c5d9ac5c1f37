/**
 * Where a spreadsheet may begin a cell that it runs as a formula (OWASP, "CSV Injection"): at the beginning of a value,
 * and after a semicolon, a tab or a line break in it, because a spreadsheet in a language with a decimal comma separates
 * columns there, and then ignores the quotation marks around the value. Quotation marks at the beginning of a cell do
 * not count, and apostrophes are matched so that those of the text survive an import.
 */
const BEGINNING = String.raw`(?<=^|[;\t\r\n])`;
const FORMULA = String.raw`(?=["']*[=+\-@\t\r＝＋－＠])`;

const UNESCAPED = new RegExp(BEGINNING + FORMULA, 'g');
const ESCAPED = new RegExp(`${BEGINNING}'${FORMULA}`, 'g');

/** Puts an apostrophe before everything in a value that a spreadsheet would run as a formula. */
export const escapeFormulas = (value: string): string => value.replace(UNESCAPED, "'");

/** Reverses `escapeFormulas`. */
export const unescapeFormulas = (value: string): string => value.replace(ESCAPED, '');
