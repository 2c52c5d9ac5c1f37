import { createContext } from 'react';
import type { HeadingLevel } from '../heading/heading-level.ts';

/** Level of the titles of cards. Whoever lists cards knows it; the thirteen kinds of cards between do not. */
export const CardLevel = createContext<HeadingLevel>(3);
