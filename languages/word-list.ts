/** The words of a text that has nothing but words. */
export const wordList = (words: string): ReadonlySet<string> => new Set(words.split(/\s+/));
