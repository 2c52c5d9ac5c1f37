import { randomInt } from 'node:crypto';

/** A word unlike any other, so that no spelling is corrected. */
export const inventWord = () =>
  Array.from({ length: 12 }, () => 'bcdfghjklmnpqrstvwxz'[randomInt(20)]).join('');
