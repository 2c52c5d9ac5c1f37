import { heading } from '@keelstone/ui/markdown/blocks.ts';
import { referenceList } from '@keelstone/ui/markdown/card-blocks.ts';
import { SECTION_LEVEL, type SectionSite } from '../section-site.ts';

export const summaryResourcesMarkdown: SectionSite<'summary_resources'>['markdown'] = (
  { heading: title, resources },
  addressOf,
) => [...heading(SECTION_LEVEL, title), ...referenceList(resources, addressOf)];
