import type { ParagraphKind } from '@keelstone/content/paragraphs/paragraphs.model.ts';
import type { SectionKind } from '@keelstone/content/sections/sections.model.ts';
import type { Block } from 'payload';

/** The headings under which an editor finds the blocks. */
export type BlockGroup = 'Text' | 'Cards and pages' | 'Media' | 'Trust and contact';

type Admin = NonNullable<Block['admin']>;

/** The drawings are in `public`, by kind: a test holds every kind to having one. */
const blockAdmin = (folder: string, kind: string, group: BlockGroup, sketch: string): Admin => ({
  disableBlockName: true,
  group,
  images: { thumbnail: { url: `/${folder}/${kind.replaceAll('_', '-')}.svg`, alt: sketch } },
});

/**
 * How a section looks where an editor picks one.
 *
 * @param sketch what the drawing shows, for those who cannot see it
 */
export const sectionAdmin = (kind: SectionKind, group: BlockGroup, sketch: string): Admin =>
  blockAdmin('sections', kind, group, sketch);

/** How a paragraph looks where an editor picks one. */
export const paragraphAdmin = (kind: ParagraphKind, group: BlockGroup, sketch: string): Admin =>
  blockAdmin('paragraphs', kind, group, sketch);
