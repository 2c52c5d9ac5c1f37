import { richWords, words } from '../demo-context.ts';
import { stableId } from '../stable-id.ts';
import { toParagraphs } from '../to-paragraphs.ts';
import type { ToSectionFields } from './section-fields.ts';

export const toAccordion: ToSectionFields<'accordion'> = ({ heading, items, ...section }, id, context) => ({
  heading: words(heading, context),
  items: items.map(({ title, body, paragraphs }, index) => {
    const item = stableId(id, 'item', index);
    return {
      id: item,
      title: words(title, context),
      body: richWords(body, context),
      paragraphs: toParagraphs(paragraphs, item, context),
    };
  }),
  allowsSeveralOpen: section.allowsSeveralOpen ?? false,
  allowsAllClosed: section.allowsAllClosed ?? false,
});
