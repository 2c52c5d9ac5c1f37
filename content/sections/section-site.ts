import type { AddressOf } from '@keelstone/ui/markdown/media-blocks.ts';
import type { SectionContext } from '@keelstone/ui/sections/section-context.ts';
import type { BlockContent } from 'mdast';
import type { ComponentType } from 'react';
import type { Section, SectionKind, SectionOf } from './sections.model.ts';

/** Level of a section's heading in Markdown; headings inside it are at lower levels. */
export const SECTION_LEVEL = 2;

export type SectionExamples = Readonly<Record<string, Section>>;

/** The public side of a kind of section: for visitors and machines. */
export type SectionSite<K extends SectionKind> = {
  View: ComponentType<{ section: SectionOf<K>; context: SectionContext }>;
  markdown(section: SectionOf<K>, addressOf: AddressOf): BlockContent[];
  /** Examples from the minimum an editor may enter to the maximum. Used by tests, the gallery and axe. */
  examples: Readonly<Record<string, SectionOf<K>>>;
};
