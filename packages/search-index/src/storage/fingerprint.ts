import { createHash } from 'node:crypto';
import type { SearchDocument } from '../search-index.ts';

const BYTES = 6;

/** A 48-bit fingerprint of a document: the beginning of the SHA-1 of its JSON. */
export function fingerprint(document: SearchDocument): number {
  return createHash('sha1').update(JSON.stringify(document)).digest().readUIntBE(0, BYTES);
}
