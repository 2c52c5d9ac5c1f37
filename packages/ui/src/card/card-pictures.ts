import { createContext } from 'react';

/** Whether cards show their pictures. Where kinds of cards stand mixed, some with and some without, none does. */
export const CardPictures = createContext(true);
