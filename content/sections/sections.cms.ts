import { withLabel } from '@keelstone/editing/fields/block-label.ts';
import type { Block } from 'payload';
import { accordionSection } from './accordion/accordion.cms.ts';
import { basicSection } from './basic/basic.cms.ts';
import { cardGridSection } from './card-grid/card-grid.cms.ts';
import { endorsementBarSection } from './endorsement-bar/endorsement-bar.cms.ts';
import { featuredTextSection } from './featured-text/featured-text.cms.ts';
import { formBarSection } from './form-bar/form-bar.cms.ts';
import { headlineSection } from './headline/headline.cms.ts';
import { linksListSection } from './links-list/links-list.cms.ts';
import { locationGridSection } from './location-grid/location-grid.cms.ts';
import { mediaSection } from './media/media.cms.ts';
import { productSuiteExplorerSection } from './product-suite-explorer/product-suite-explorer.cms.ts';
import { summaryContentSection } from './summary-content/summary-content.cms.ts';
import { summaryResourcesSection } from './summary-resources/summary-resources.cms.ts';
import { tabbedBillboardSection } from './tabbed-billboard/tabbed-billboard.cms.ts';

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
