import { createContext } from 'react';

/** Puts soft hyphens into one word. */
export type Hyphenate = (word: string) => string;

/**
 * How long words are hyphenated here. The page says it for its language; without one, as in an island, words stay as
 * they are, so that server and browser say the same, and no browser loads patterns.
 */
export const Hyphenation = createContext<Hyphenate>((word) => word);
