import { words } from '../demo-context.ts';
import { stableId } from '../stable-id.ts';
import type { ToParagraphFields } from './paragraph-fields.ts';

export const toTextLists: ToParagraphFields<'text_lists'> = ({ lists }, id, context) => ({
  lists: lists.map(({ heading, style, items }, index) => ({
    id: stableId(id, 'list', index),
    heading: words(heading, context),
    style,
    items: items.map(({ title, text }, row) => ({
      id: stableId(id, 'list', index, row),
      title: words(title, context),
      text: words(text, context),
    })),
  })),
});
