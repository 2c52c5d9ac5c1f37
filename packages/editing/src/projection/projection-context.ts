import type { Dependency, Language } from '@keelstone/model';
import type { DocumentReader } from './document-reader.ts';

/**
 * The context of a projection: its language, a way to read referenced documents, and a record of the
 * dependencies.
 */
export type ProjectionContext = {
  language: Language;
  documents: DocumentReader;
  /** Records that the node depends on something, even if that is not published at the moment. */
  dependOn(dependency: Dependency): void;
  /**
   * Collects the ids of the dialogs that its links open; undefined if the projected document cannot contain
   * dialogs.
   */
  dialogs?: Set<number>;
};

/** Creates a context, and the set in which it records dependencies. */
export function createContext(
  language: Language,
  documents: DocumentReader,
): { context: ProjectionContext; shows: Set<Dependency> } {
  const shows = new Set<Dependency>();
  return { context: { language, documents, dependOn: (dependency) => shows.add(dependency) }, shows };
}
