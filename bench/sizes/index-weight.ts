import { createSearchIndex } from '@keelstone/search-index';
import { streamSearchDocuments } from '../generator/generate.ts';

/**
 * What the search index holds for a document beyond its title and address, in bytes: its snapshot is its memory but
 * for the roots of it, and of the same documents always as large.
 *
 * @param documents how many generated ones it is measured on
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
