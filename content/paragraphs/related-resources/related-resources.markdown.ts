import { heading } from '@keelstone/ui/markdown/blocks.ts';
import { referenceList } from '@keelstone/ui/markdown/card-blocks.ts';
import type { ParagraphSite } from '../paragraph-site.ts';

export const relatedResourcesMarkdown: ParagraphSite<'related_resources'>['markdown'] = (
  { heading: title, resources },
  level,
  addressOf,
) => [...heading(level, title), ...referenceList(resources, addressOf)];
