import type { Section } from '@keelstone/model';
import type { SectionContext } from '../paragraphs/section-context.ts';
import { BasicSection } from './basic/basic.tsx';
import { CardGridSection } from './card-grid/card-grid.tsx';
import { FeaturedTextSection } from './featured-text/featured-text.tsx';
import { HeadlineSection } from './headline/headline.tsx';
import { SummaryContentSection } from './summary-content/summary-content.tsx';
import { SummaryResourcesSection } from './summary-resources/summary-resources.tsx';

/** The sections an editor placed, in order. */
export function SectionList({ sections, context }: { sections: Section[]; context: SectionContext }) {
  return sections.map((section) => <SectionView key={section.id} section={section} context={context} />);
}

/** One section, by its kind. */
export function SectionView({ section, context }: { section: Section; context: SectionContext }) {
  switch (section.kind) {
    case 'basic':
      return <BasicSection section={section} />;
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
  }
}
