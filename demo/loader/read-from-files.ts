import type { DocumentReader } from '@keelstone/editing/projection/document-reader.ts';
import type { Language } from '@keelstone/model';
import { inLanguage } from './in-language.ts';
import { type Entry, fieldsOf, isUpload } from './read-content.ts';
import { type Conversion, toDocument } from './to-document.ts';

type Values = Record<string, unknown>;
type Files = {
  /** The entries that are read from files, uploads excepted. */
  entries: readonly Entry[];
  idOf(entry: Entry): number | undefined;
  /** What the CMS adds to the fields of a file when it saves an entry. */
  savedFields(entry: Entry, language: Language): Values;
  conversion: Conversion;
  /** Reads everything else. */
  others: DocumentReader;
};

/** The state in which an entry's document is saved. */
export function stateOf({ source }: Entry) {
  const moderation = (source.value.moderation ?? 'published') as string;
  const isVisible = moderation === 'published' || moderation === 'archived';
  return { moderation, _status: isVisible ? ('published' as const) : ('draft' as const) };
}

/** Reads documents from files before they are in the database, for the CMS's own projections. */
export function readFromFiles({ entries, idOf, savedFields, conversion, others }: Files): DocumentReader {
  const nameOf = (collection: string, id: number | undefined) => `${collection}/${id}`;
  const entryOf = new Map(
    entries
      .filter(({ slug }) => !isUpload(slug))
      .map((entry) => [nameOf(entry.slug, idOf(entry)), entry] as const),
  );
  const known = new Map<string, Promise<Values>>();
  async function convert(entry: Entry, id: number, language: Language): Promise<Values> {
    const { slug, key } = entry;
    const values = await toDocument(fieldsOf(slug), inLanguage(entry, language), key, conversion);
    return { ...values, id, ...savedFields(entry, language) };
  }
  const reader: DocumentReader = {
    async read(collection, id, language) {
      const entry = entryOf.get(nameOf(collection, id));
      if (!entry) return others.read(collection, id, language);
      const name = `${nameOf(collection, id)}/${language}`;
      const document = known.get(name) ?? convert(entry, id, language);
      known.set(name, document);
      return (await document) as never;
    },
    async readMany(collection, ids, language) {
      // One after the other, because a connection runs one query at a time.
      const documents: unknown[] = [];
      for (const id of ids) {
        const document = await reader.read(collection, id, language);
        if (document !== null) documents.push(document);
      }
      return documents as never;
    },
  };
  return reader;
}
