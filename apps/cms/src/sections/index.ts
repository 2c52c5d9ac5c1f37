import type { Block } from 'payload';
import { basicSection } from './basic.section.ts';
import { cardGridSection } from './card-grid.section.ts';
import { featuredTextSection } from './featured-text.section.ts';
import { headlineSection } from './headline.section.ts';
import { summaryContentSection } from './summary-content.section.ts';
import { summaryResourcesSection } from './summary-resources.section.ts';

/** The editor's side of every section of the model. A block's slug is the section's kind. */
export const sections: Block[] = [
  headlineSection,
  basicSection,
  featuredTextSection,
  cardGridSection,
  summaryContentSection,
  summaryResourcesSection,
].map((block) => ({ ...block, admin: { disableBlockName: true, ...block.admin } }));
