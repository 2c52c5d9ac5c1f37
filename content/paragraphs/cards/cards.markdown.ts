import { heading } from '@keelstone/ui/markdown/blocks.ts';
import { cardBlocks } from '@keelstone/ui/markdown/card-blocks.ts';
import type { ParagraphSite } from '../paragraph-site.ts';

export const cardsMarkdown: ParagraphSite<'cards'>['markdown'] = (
  { heading: title, cards },
  level,
  addressOf,
) => [...heading(level, title), ...cardBlocks(cards, level + 1, addressOf)];
