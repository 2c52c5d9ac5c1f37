/** Line ends as they are typed, no other control characters, and nothing that is half a character. */
export function cleanText(text: string): string {
  return text
    .replace(/\r\n?/g, '\n')
    .replace(/[^\P{Cc}\n\t]/gu, '')
    .replace(/\p{Surrogate}/gu, '');
}

/** The same on one line. */
export function cleanLine(text: string): string {
  return cleanText(text).replace(/[\n\t]+/g, ' ');
}

/** Length as people count it: an emoji or an umlaut is one character or two, not its bytes. */
export const countCharacters = (text: string): number => [...text].length;

/** The beginning of a text, without a half character at its end. */
export const cutText = (text: string, characters: number): string =>
  text.length <= characters ? text : [...text.slice(0, characters * 2)].slice(0, characters).join('');
