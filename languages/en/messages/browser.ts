import { consent } from './consent.ts';
import { errors } from './errors.ts';
import { search } from './search.ts';

/** Messages that scripts show; the others are in the markup that the server makes. */
export const browserMessages = { consent, errors, search };
