import { projectCards } from '@keelstone/editing/projection/project-cards.ts';
import type { ProjectSection } from '../section-cms.ts';

export const projectCardGrid: ProjectSection<'card_grid'> = async ({ heading, ...document }, context) => {
  const cards = await projectCards(document.cards, context);
  return cards.length ? { heading: heading || null, cards } : null;
};
