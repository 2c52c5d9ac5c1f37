import type { ParagraphKind } from '@keelstone/content/paragraphs/paragraphs.model.ts';
import type { SectionKind } from '@keelstone/content/sections/sections.model.ts';
import type { Block } from 'payload';

/** The groups in which editors find the blocks. */
export type BlockGroup = 'Text' | 'Cards and pages' | 'Media' | 'Trust and contact' | 'Shared';

type Admin = NonNullable<Block['admin']>;

/** A drawing of a block in the picker, with a description for screen readers. */
const withDrawing = (url: string, group: BlockGroup, sketch: string): Admin => ({
  disableBlockName: true,
  group,
  images: { thumbnail: { url, alt: sketch } },
});

/** The drawings are in `public`, named by kind: a test checks that every kind has one. */
const blockAdmin = (folder: string, kind: string, group: BlockGroup, sketch: string): Admin =>
  withDrawing(`/${folder}/${kind.replaceAll('_', '-')}.svg`, group, sketch);

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

/** How a section that several pages share is presented: it is no kind of its own. */
export const reusableAdmin = (sketch: string): Admin =>
  withDrawing('/reusable-section.svg', 'Shared', sketch);
