import type { ParagraphKind } from '@keelstone/content/paragraphs/paragraphs.model.ts';
import type { SectionKind } from '@keelstone/content/sections/sections.model.ts';
import type { Block } from 'payload';

/** The groups in which editors find the blocks. */
export type BlockGroup = 'Text' | 'Cards and pages' | 'Media' | 'Trust and contact';

type Admin = NonNullable<Block['admin']>;

/** The drawings are in `public`, named by kind: a test checks that every kind has one. */
const blockAdmin = (folder: string, kind: string, group: BlockGroup, sketch: string): Admin => ({
  disableBlockName: true,
  group,
  images: { thumbnail: { url: `/${folder}/${kind.replaceAll('_', '-')}.svg`, alt: sketch } },
});

/**
 * How a section is presented in the block picker.
 *
 * @param sketch a description of the drawing, for screen readers
 */
export const sectionAdmin = (kind: SectionKind, group: BlockGroup, sketch: string): Admin =>
  blockAdmin('sections', kind, group, sketch);

/** How a paragraph is presented in the block picker. */
export const paragraphAdmin = (kind: ParagraphKind, group: BlockGroup, sketch: string): Admin =>
  blockAdmin('paragraphs', kind, group, sketch);
