import { heading, link, list, paragraph } from '@keelstone/ui/markdown/blocks.ts';
import { SECTION_LEVEL, type SectionSite } from '../section-site.ts';

export const endorsementBarMarkdown: SectionSite<'endorsement_bar'>['markdown'] = (
  { heading: title, items },
  addressOf,
) => [
  ...heading(SECTION_LEVEL, title),
  ...list(items.map(({ name, url }) => paragraph(url ? link(name, addressOf(url)) : name))),
];
