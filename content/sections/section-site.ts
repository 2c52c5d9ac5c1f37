import type { AddressOf } from '@keelstone/ui/markdown/media-blocks.ts';
import type { SectionContext } from '@keelstone/ui/sections/section-context.ts';
import type { BlockContent } from 'mdast';
import type { ComponentType } from 'react';
import type { Section, SectionKind, SectionOf } from './sections.model.ts';

/** Level of a section's heading in Markdown; what stands in it is below. */
export const SECTION_LEVEL = 2;

export type SectionExamples = Readonly<Record<string, Section>>;

/** What visitors and machines get of a kind of section. */
export type SectionSite<K extends SectionKind> = {
  View: ComponentType<{ section: SectionOf<K>; context: SectionContext }>;
  markdown(section: SectionOf<K>, addressOf: AddressOf): BlockContent[];
  /** From the least an editor may give to the most. They feed tests, the gallery and axe. */
  examples: Readonly<Record<string, SectionOf<K>>>;
};
