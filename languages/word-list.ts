/** The words of a text that consists only of words. */
export const wordList = (words: string): ReadonlySet<string> => new Set(words.split(/\s+/));
