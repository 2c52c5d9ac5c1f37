import { heading } from '@keelstone/ui/markdown/blocks.ts';
import { linkList } from '@keelstone/ui/markdown/card-blocks.ts';
import { SECTION_LEVEL, type SectionSite } from '../section-site.ts';

export const linksListMarkdown: SectionSite<'links_list'>['markdown'] = (
  { heading: title, links },
  addressOf,
) => [
  ...heading(SECTION_LEVEL, title),
  ...linkList(
    links.map(({ description, ...target }) => ({ ...target, text: description })),
    addressOf,
  ),
];
