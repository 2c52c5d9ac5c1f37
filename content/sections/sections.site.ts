import type { AddressOf } from '@keelstone/ui/markdown/media-blocks.ts';
import type { BlockContent } from 'mdast';
import { accordion } from './accordion/accordion.site.tsx';
import { basic } from './basic/basic.site.tsx';
import { cardGrid } from './card-grid/card-grid.site.tsx';
import { endorsementBar } from './endorsement-bar/endorsement-bar.site.tsx';
import { featuredText } from './featured-text/featured-text.site.tsx';
import { formBar } from './form-bar/form-bar.site.tsx';
import { headline } from './headline/headline.site.tsx';
import { linksList } from './links-list/links-list.site.tsx';
import { locationGrid } from './location-grid/location-grid.site.tsx';
import { media } from './media/media.site.tsx';
import { productSuiteExplorer } from './product-suite-explorer/product-suite-explorer.site.tsx';
import type { SectionExamples, SectionSite } from './section-site.ts';
import type { Section, SectionKind } from './sections.model.ts';
import { summaryContent } from './summary-content/summary-content.site.tsx';
import { summaryResources } from './summary-resources/summary-resources.site.tsx';
import { tabbedBillboard } from './tabbed-billboard/tabbed-billboard.site.tsx';

/** The public side of each kind. */
const KINDS: { [K in SectionKind]: SectionSite<K> } = {
  accordion,
  basic,
  card_grid: cardGrid,
  endorsement_bar: endorsementBar,
  featured_text: featuredText,
  form_bar: formBar,
  headline,
  links_list: linksList,
  location_grid: locationGrid,
  media,
  product_suite_explorer: productSuiteExplorer,
  summary_content: summaryContent,
  summary_resources: summaryResources,
  tabbed_billboard: tabbedBillboard,
};

export const sectionSiteOf = (kind: SectionKind) => KINDS[kind] as unknown as SectionSite<SectionKind>;

/** Examples of a kind of section, by how much an editor has entered. */
export const sectionExamplesOf = (kind: SectionKind): SectionExamples => sectionSiteOf(kind).examples;

/**
 * Converts a section of a page to Markdown blocks. Forms can only be filled in on the page, so only the text
 * around them is included.
 */
export const sectionBlocks = (section: Section, addressOf: AddressOf): BlockContent[] =>
  sectionSiteOf(section.kind).markdown(section, addressOf);
