import { heading } from '@keelstone/ui/markdown/blocks.ts';
import { referenceList } from '@keelstone/ui/markdown/card-blocks.ts';
import type { ParagraphSite } from '../paragraph-site.ts';

export const relatedEventsMarkdown: ParagraphSite<'related_events'>['markdown'] = (
  { heading: title, events },
  level,
  addressOf,
) => [...heading(level, title), ...referenceList(events, addressOf)];
