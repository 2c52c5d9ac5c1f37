import { createContext } from 'react';

/** Inserts soft hyphens into a word. */
export type Hyphenate = (word: string) => string;

/**
 * The hyphenation for long words. The page provides it for its language. By default, as in an island, words are
 * unchanged, so that server and browser render the same and no browser has to load hyphenation patterns.
 */
export const Hyphenation = createContext<Hyphenate>((word) => word);
