import { heading } from '@keelstone/ui/markdown/blocks.ts';
import { cardBlocks } from '@keelstone/ui/markdown/card-blocks.ts';
import { SECTION_LEVEL, type SectionSite } from '../section-site.ts';

export const cardGridMarkdown: SectionSite<'card_grid'>['markdown'] = (
  { heading: title, cards },
  addressOf,
) => [...heading(SECTION_LEVEL, title), ...cardBlocks(cards, SECTION_LEVEL + 1, addressOf)];
