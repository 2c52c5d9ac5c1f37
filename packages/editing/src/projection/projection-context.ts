import type { Dependency, Language } from '@keelstone/model';
import type { DocumentReader } from './document-reader.ts';

/** What a projection works with: a language, a way to read what a node shows, and a list of all it showed. */
export type ProjectionContext = {
  language: Language;
  documents: DocumentReader;
  /** Notes that the node shows a subject, or would if that were published. */
  dependOn(dependency: Dependency): void;
  /** Ids of the dialogs that its links open, as they are met; left out where no dialog can be carried along. */
  dialogs?: Set<number>;
};

/** A context, and the subjects noted in it so far. */
export function createContext(
  language: Language,
  documents: DocumentReader,
): { context: ProjectionContext; shows: Set<Dependency> } {
  const shows = new Set<Dependency>();
  return { context: { language, documents, dependOn: (dependency) => shows.add(dependency) }, shows };
}
