import type { Dependency, Language, RichText } from '@keelstone/model';
import type { ReusableSectionDocument } from '../payload-types.ts';
import type { DocumentReader } from './document-reader.ts';

/** The section of a reusable one. */
export type SharedSection = NonNullable<ReusableSectionDocument['sections']>[number];

/** Projects a section as a part of a text. */
export type TextOfSection = (section: SharedSection, context: ProjectionContext) => Promise<RichText>;

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
  /** For reusable sections inside texts; passed in, because sections contain texts themselves. */
  textOfSection: TextOfSection;
};

/** Creates a context, and the set in which it records dependencies. */
export function createContext(
  language: Language,
  documents: DocumentReader,
  textOfSection: TextOfSection,
): { context: ProjectionContext; dependencies: Set<Dependency> } {
  const dependencies = new Set<Dependency>();
  const dependOn = (dependency: Dependency) => dependencies.add(dependency);
  return { context: { language, documents, dependOn, textOfSection }, dependencies };
}
