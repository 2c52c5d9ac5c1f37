import { heading, paragraphs } from '@keelstone/ui/markdown/blocks.ts';
import { SECTION_LEVEL, type SectionSite } from '../section-site.ts';

export const formBarMarkdown: SectionSite<'form_bar'>['markdown'] = ({ heading: title, text }) => [
  ...heading(SECTION_LEVEL, title),
  ...paragraphs(text),
];
