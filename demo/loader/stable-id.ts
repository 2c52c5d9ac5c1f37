import { createHash } from 'node:crypto';

const ID_LENGTH = 24;

const shorten = (text: string) => createHash('sha256').update(text).digest('hex').slice(0, ID_LENGTH);

/**
 * The id of a row or section: the same at every load, so that all languages meet in one row and a link to a section
 * stays good.
 */
export const stableId = (...parts: (string | number)[]): string => shorten(parts.join('/'));

/** Tells whether an entry has changed since it was loaded. */
export const digestOf = (value: unknown): string => shorten(JSON.stringify(value));
