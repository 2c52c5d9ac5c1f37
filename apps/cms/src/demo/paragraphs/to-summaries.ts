import { words } from '../demo-context.ts';
import { stableId } from '../stable-id.ts';
import { toLink } from '../to-link.ts';
import type { ToParagraphFields } from './paragraph-fields.ts';

export const toSummaries: ToParagraphFields<'summaries'> = ({ heading, items }, id, context) => ({
  heading: words(heading, context),
  items: items.map((item, index) => ({
    id: stableId(id, 'item', index),
    heading: words(item.heading, context),
    text: words(item.text, context),
    link: toLink(item.link, context),
  })),
});
