import { heading, paragraphs } from '@keelstone/ui/markdown/blocks.ts';
import { SECTION_LEVEL, type SectionSite } from '../section-site.ts';

export const headlineMarkdown: SectionSite<'headline'>['markdown'] = ({ kicker, heading: title, text }) => [
  ...paragraphs(kicker),
  ...heading(SECTION_LEVEL, title),
  ...paragraphs(text),
];
