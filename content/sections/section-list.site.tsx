import type { SectionContext } from '@keelstone/ui/sections/section-context.ts';
import type { ReactElement } from 'react';
import { AccordionSection } from './accordion/accordion.site.tsx';
import { BasicSection } from './basic/basic.site.tsx';
import { CardGridSection } from './card-grid/card-grid.site.tsx';
import { EndorsementBarSection } from './endorsement-bar/endorsement-bar.site.tsx';
import { FeaturedTextSection } from './featured-text/featured-text.site.tsx';
import { FormBarSection } from './form-bar/form-bar.site.tsx';
import { HeadlineSection } from './headline/headline.site.tsx';
import { LinksListSection } from './links-list/links-list.site.tsx';
import { LocationGridSection } from './location-grid/location-grid.site.tsx';
import { MediaSection } from './media/media.site.tsx';
import { ProductSuiteExplorerSection } from './product-suite-explorer/product-suite-explorer.site.tsx';
import type { Section } from './sections.model.ts';
import { SummaryContentSection } from './summary-content/summary-content.site.tsx';
import { SummaryResourcesSection } from './summary-resources/summary-resources.site.tsx';
import { TabbedBillboardSection } from './tabbed-billboard/tabbed-billboard.site.tsx';

/** The sections an editor placed, in order. */
export function SectionList({ sections, context }: { sections: Section[]; context: SectionContext }) {
  return sections.map((section) => <SectionView key={section.id} section={section} context={context} />);
}

/** One section, by its kind. */
export function SectionView({
  section,
  context,
}: {
  section: Section;
  context: SectionContext;
}): ReactElement {
  switch (section.kind) {
    case 'basic':
      return <BasicSection section={section} context={context} />;
    case 'headline':
      return <HeadlineSection section={section} />;
    case 'featured_text':
      return <FeaturedTextSection section={section} />;
    case 'card_grid':
      return <CardGridSection section={section} />;
    case 'summary_content':
      return <SummaryContentSection section={section} card={context.card} />;
    case 'summary_resources':
      return <SummaryResourcesSection section={section} card={context.card} />;
    case 'accordion':
      return <AccordionSection section={section} context={context} />;
    case 'location_grid':
      return <LocationGridSection section={section} context={context} />;
    case 'product_suite_explorer':
      return <ProductSuiteExplorerSection section={section} context={context} />;
    case 'tabbed_billboard':
      return <TabbedBillboardSection section={section} context={context} />;
    case 'endorsement_bar':
      return <EndorsementBarSection section={section} context={context} />;
    case 'form_bar':
      return <FormBarSection section={section} context={context} />;
    case 'links_list':
      return <LinksListSection section={section} context={context} />;
    case 'media':
      return <MediaSection section={section} context={context} />;
  }
}
