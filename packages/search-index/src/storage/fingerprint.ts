import { createHash } from 'node:crypto';
import type { SearchDocument } from '../search-index.ts';

const BYTES = 6;

/** A number of 48 bits by which a document is known again: the beginning of the SHA-1 of its JSON. */
export function fingerprint(document: SearchDocument): number {
  return createHash('sha1').update(JSON.stringify(document)).digest().readUIntBE(0, BYTES);
}
