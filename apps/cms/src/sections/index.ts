import type { Block } from 'payload';
import { withLabel } from '../fields/block-label.ts';
import { accordionSection } from './accordion.section.ts';
import { basicSection } from './basic.section.ts';
import { cardGridSection } from './card-grid.section.ts';
import { endorsementBarSection } from './endorsement-bar.section.ts';
import { featuredTextSection } from './featured-text.section.ts';
import { formBarSection } from './form-bar.section.ts';
import { headlineSection } from './headline.section.ts';
import { linksListSection } from './links-list.section.ts';
import { locationGridSection } from './location-grid.section.ts';
import { mediaSection } from './media.section.ts';
import { productSuiteExplorerSection } from './product-suite-explorer.section.ts';
import { summaryContentSection } from './summary-content.section.ts';
import { summaryResourcesSection } from './summary-resources.section.ts';
import { tabbedBillboardSection } from './tabbed-billboard.section.ts';

/**
 * The editor's side of every section of the model, in the order in which an editor picks one. A block's slug is the
 * section's kind.
 */
export const sections: Block[] = [
  headlineSection,
  basicSection,
  featuredTextSection,
  accordionSection,
  linksListSection,
  cardGridSection,
  tabbedBillboardSection,
  summaryContentSection,
  summaryResourcesSection,
  productSuiteExplorerSection,
  mediaSection,
  endorsementBarSection,
  locationGridSection,
  formBarSection,
].map(withLabel);
