import type { Article } from '@keelstone/editing/payload-types.ts';
import type { ProjectionContext } from '@keelstone/editing/projection/projection-context.ts';
import type { RichText } from '@keelstone/model';
import type { Block } from 'payload';
import type { SectionKind, SectionOf } from './sections.model.ts';

type AnySection = NonNullable<Article['sections']>[number];

/** The CMS's document of a section, in one language. */
export type SectionDocument<K extends SectionKind = SectionKind> = Extract<AnySection, { blockType: K }>;

/** A place on a page that shows a section of another document (sections.field.cms.ts). */
export type ReusableDocument = Extract<AnySection, { blockType: 'reusable' }>;

/** Projects a document to a section: null if it has no visible content in this language. */
export type ProjectSection<K extends SectionKind> = (
  document: SectionDocument<K>,
  context: ProjectionContext,
) => Promise<Omit<SectionOf<K>, 'id' | 'kind'> | null>;

/** The editing side of a kind of section: its fields, and the projection. */
export type SectionCms<K extends SectionKind> = {
  block: Block;
  project: ProjectSection<K>;
  /** As a part of a text, if it has something that a text can show. */
  asText?: (section: SectionOf<K>) => RichText;
  /** Its items may stand first in the `Most Recent` block (S-14). */
  canBeFeatured?: boolean;
};
