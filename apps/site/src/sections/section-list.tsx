import type { NodeReference, Section } from '@keelstone/model';
import type { ReactNode } from 'react';
import { BasicSection } from './basic/basic.tsx';
import { CardGridSection } from './card-grid/card-grid.tsx';
import { FeaturedTextSection } from './featured-text/featured-text.tsx';
import { HeadlineSection } from './headline/headline.tsx';
import { SummaryContentSection } from './summary-content/summary-content.tsx';
import { SummaryResourcesSection } from './summary-resources/summary-resources.tsx';

/** Makes the card of a node: sections know no content types, so pages hand them this. */
export type CardSlot = (reference: NodeReference) => ReactNode;

/** The sections an editor placed, in order. */
export function SectionList({ sections, card }: { sections: Section[]; card: CardSlot }) {
  return sections.map((section) => <SectionView key={section.id} section={section} card={card} />);
}

/** One section, by its kind. */
export function SectionView({ section, card }: { section: Section; card: CardSlot }) {
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
      return <SummaryContentSection section={section} card={card} />;
    case 'summary_resources':
      return <SummaryResourcesSection section={section} card={card} />;
  }
}
