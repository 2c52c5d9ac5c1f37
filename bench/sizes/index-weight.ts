import { createSearchIndex } from '@keelstone/search-index';
import { streamSearchDocuments } from '../generator/generate.ts';

/**
 * The memory of the search index per document in bytes, beyond title and path. Measured by its snapshot, which
 * equals its memory except for the roots, and is deterministic.
 *
 * @param documents how many generated documents to measure
 */
export function weighIndex(documents: number): number {
  const index = createSearchIndex({ language: 'en' });
  let bytes = 0;
  for (const document of streamSearchDocuments(documents, 'weight')) {
    index.add(document);
    bytes -= Buffer.byteLength(document.title) + Buffer.byteLength(document.url);
  }
  for (const part of index.saveInParts()) bytes += part.length;
  return Math.round(bytes / documents);
}
