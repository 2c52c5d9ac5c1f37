import { createContext } from 'react';
import type { HeadingLevel } from '../heading/heading-level.ts';

/**
 * Heading level of card titles. A context, because the list of cards determines it and the thirteen kinds of
 * cards in between need not pass it on.
 */
export const CardLevel = createContext<HeadingLevel>(3);

/** Whether cards show their pictures. In lists that mix cards with and without pictures, none does. */
export const CardPictures = createContext(true);
