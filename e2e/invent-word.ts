import { randomInt } from 'node:crypto';

/** A word that nothing resembles, so that no spelling is put right. */
export const inventWord = () =>
  Array.from({ length: 12 }, () => 'bcdfghjklmnpqrstvwxz'[randomInt(20)]).join('');
