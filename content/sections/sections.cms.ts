import { withLabel } from '@keelstone/editing/fields/labels.ts';
import type { Block } from 'payload';
import { accordion } from './accordion/accordion.cms.ts';
import { basic } from './basic/basic.cms.ts';
import { cardGrid } from './card-grid/card-grid.cms.ts';
import { endorsementBar } from './endorsement-bar/endorsement-bar.cms.ts';
import { featuredText } from './featured-text/featured-text.cms.ts';
import { formBar } from './form-bar/form-bar.cms.ts';
import { headline } from './headline/headline.cms.ts';
import { linksList } from './links-list/links-list.cms.ts';
import { locationGrid } from './location-grid/location-grid.cms.ts';
import { media } from './media/media.cms.ts';
import { productSuiteExplorer } from './product-suite-explorer/product-suite-explorer.cms.ts';
import type { SectionCms } from './section-cms.ts';
import type { SectionKind } from './sections.model.ts';
import { summaryContent } from './summary-content/summary-content.cms.ts';
import { summaryResources } from './summary-resources/summary-resources.cms.ts';
import { tabbedBillboard } from './tabbed-billboard/tabbed-billboard.cms.ts';

/** The editing side of each kind, in the order of the block picker. */
const KINDS: { [K in SectionKind]: SectionCms<K> } = {
  headline,
  basic,
  featured_text: featuredText,
  accordion,
  links_list: linksList,
  card_grid: cardGrid,
  tabbed_billboard: tabbedBillboard,
  summary_content: summaryContent,
  summary_resources: summaryResources,
  product_suite_explorer: productSuiteExplorer,
  media,
  endorsement_bar: endorsementBar,
  location_grid: locationGrid,
  form_bar: formBar,
};

/** The blocks of all sections. The slug of a block is its kind. */
export const sections: Block[] = Object.values(KINDS).map(({ block }) => withLabel(block));

/** The blocks whose items may stand first in the `Most Recent` block. */
export const featurableSections: Block[] = Object.values(KINDS)
  .filter(({ canBeFeatured }: { canBeFeatured?: boolean }) => canBeFeatured)
  .map(({ block }) => block);

export const sectionCmsOf = (kind: SectionKind) => KINDS[kind] as unknown as SectionCms<SectionKind>;
