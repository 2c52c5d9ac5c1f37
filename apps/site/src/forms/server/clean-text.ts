/** Normalises line ends, and removes other control characters and unpaired surrogates. */
export function cleanText(text: string): string {
  return text
    .replace(/\r\n?/g, '\n')
    .replace(/[^\P{Cc}\n\t]/gu, '')
    .replace(/\p{Surrogate}/gu, '');
}

/** The same, on a single line. */
export function cleanLine(text: string): string {
  return cleanText(text).replace(/[\n\t]+/g, ' ');
}

/** Length in code points: an emoji or an umlaut counts as one or two, not as its number of bytes. */
export const countCharacters = (text: string): number => [...text].length;

/** The beginning of a text, without splitting a surrogate pair. */
export const cutText = (text: string, characters: number): string =>
  text.length <= characters ? text : [...text.slice(0, characters * 2)].slice(0, characters).join('');
