import { examples as accordion } from './accordion/accordion.examples.ts';
import { examples as basic } from './basic/basic.examples.ts';
import { examples as cardGrid } from './card-grid/card-grid.examples.ts';
import { examples as endorsementBar } from './endorsement-bar/endorsement-bar.examples.ts';
import { examples as featuredText } from './featured-text/featured-text.examples.ts';
import { examples as formBar } from './form-bar/form-bar.examples.ts';
import { examples as headline } from './headline/headline.examples.ts';
import { examples as linksList } from './links-list/links-list.examples.ts';
import { examples as locationGrid } from './location-grid/location-grid.examples.ts';
import { examples as media } from './media/media.examples.ts';
import { examples as productSuiteExplorer } from './product-suite-explorer/product-suite-explorer.examples.ts';
import type { Section, SectionKind } from './sections.model.ts';
import { examples as summaryContent } from './summary-content/summary-content.examples.ts';
import { examples as summaryResources } from './summary-resources/summary-resources.examples.ts';
import { examples as tabbedBillboard } from './tabbed-billboard/tabbed-billboard.examples.ts';

export type SectionExamples = Readonly<Record<string, Section>>;

const examples: Record<SectionKind, SectionExamples> = {
  basic,
  accordion,
  card_grid: cardGrid,
  endorsement_bar: endorsementBar,
  featured_text: featuredText,
  location_grid: locationGrid,
  tabbed_billboard: tabbedBillboard,
  product_suite_explorer: productSuiteExplorer,
  form_bar: formBar,
  headline,
  links_list: linksList,
  media,
  summary_content: summaryContent,
  summary_resources: summaryResources,
};

/** Examples of a kind of section, by how much an editor gave. */
export const sectionExamplesOf = (kind: SectionKind): SectionExamples => examples[kind];
