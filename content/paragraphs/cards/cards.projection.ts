import { projectCards } from '@keelstone/editing/projection/project-cards.ts';
import type { ProjectParagraph } from '../paragraph-cms.ts';

export const projectCardsParagraph: ProjectParagraph<'cards'> = async ({ heading, ...document }, context) => {
  const cards = await projectCards(document.cards, context);
  return cards.length ? { heading: heading || null, cards } : null;
};
