import { createHash } from 'node:crypto';

const ID_LENGTH = 24;

/**
 * The id of a row or section of the demo: the same at every load, so that both languages meet in one row and a link to
 * a section stays good.
 */
export function stableId(...parts: (string | number)[]): string {
  return createHash('sha256').update(parts.join('/')).digest('hex').slice(0, ID_LENGTH);
}

/** Tells whether something of the demo has changed since it was loaded. */
export function digestOf(value: unknown): string {
  return createHash('sha256').update(JSON.stringify(value)).digest('hex').slice(0, ID_LENGTH);
}
