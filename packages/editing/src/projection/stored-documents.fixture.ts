import type { Language } from '@keelstone/model';
import type { DocumentReader } from './document-reader.ts';
import { createContext } from './projection-context.ts';

/** By `page 7`: what the document has in each language, with what all of them share below `all`. */
export type StoredDocuments = Record<string, Partial<Record<Language | 'all', object>>>;

/** The context of a projection that reads these documents, and the dependencies that it records. */
export function contextOf(stored: StoredDocuments, language: Language = 'en') {
  const read = async (collection: string, id: number, of: Language) => {
    const { [`${collection} ${id}`]: document } = stored;
    return document ? { id, ...document.all, ...document[of] } : null;
  };
  const readMany = async (collection: string, ids: readonly number[], of: Language) =>
    (await Promise.all(ids.map((id) => read(collection, id, of)))).filter((each) => each !== null);
  return createContext(language, { read, readMany } as unknown as DocumentReader, async (section) => [
    { kind: 'heading', level: 2, children: [{ kind: 'text', text: section.blockType }] },
  ]);
}
