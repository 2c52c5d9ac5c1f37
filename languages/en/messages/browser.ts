import { consent } from './consent.ts';
import { errors } from './errors.ts';
import { search } from './search.ts';

/** Messages that scripts show; all others are in the server's markup. */
export const browserMessages = { consent, errors, search };
