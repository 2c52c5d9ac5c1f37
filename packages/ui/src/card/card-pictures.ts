import { createContext } from 'react';

/** Whether cards show their pictures. In lists that mix cards with and without pictures, none does. */
export const CardPictures = createContext(true);
