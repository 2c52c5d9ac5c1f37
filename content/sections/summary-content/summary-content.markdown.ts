import { heading } from '@keelstone/ui/markdown/blocks.ts';
import { referenceList } from '@keelstone/ui/markdown/card-blocks.ts';
import { SECTION_LEVEL, type SectionSite } from '../section-site.ts';

export const summaryContentMarkdown: SectionSite<'summary_content'>['markdown'] = (
  { heading: title, nodes },
  addressOf,
) => [...heading(SECTION_LEVEL, title), ...referenceList(nodes, addressOf)];
