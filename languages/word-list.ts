/** The words of a text that consists only of words. */
export const wordList = (words: string): ReadonlySet<string> => new Set(words.split(/\s+/));

/** The phrases of a text, each the list of its words; commas separate the phrases. */
export const phraseList = (phrases: string): readonly (readonly string[])[] =>
  phrases.split(',').map((phrase) => phrase.trim().split(/\s+/));
