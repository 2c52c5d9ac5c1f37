import * as v from 'valibot';

/** As many as an editor may ask for. */
export const MOST_FILLED_UP = 12;

/** The site adds nodes that share terms with the page until there are this many; 0 adds none. */
export const fillUpTo = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(MOST_FILLED_UP));
