import type { Paragraph } from '@keelstone/model';
import type { ReactElement } from 'react';
import type { HeadingLevel } from '../ui/heading/heading-level.ts';
import { BannersParagraph } from './banners/banners.tsx';
import { CardsParagraph } from './cards/cards.tsx';
import { MediaParagraph } from './media/media.tsx';
import styles from './paragraph-list.module.css';
import { QuotesParagraph } from './quotes/quotes.tsx';
import { RelatedEventsParagraph } from './related-events/related-events.tsx';
import { RelatedResourcesParagraph } from './related-resources/related-resources.tsx';
import type { SectionContext } from './section-context.ts';
import { SummariesParagraph } from './summaries/summaries.tsx';
import { TextListsParagraph } from './text-lists/text-lists.tsx';

type ParagraphListProps = {
  paragraphs: Paragraph[];
  /** Level of the paragraphs' headings: one below that of the section, panel or tab they stand in. */
  level: HeadingLevel;
  context: SectionContext;
};

/** What an editor placed inside a section, in order; nothing when there is nothing. */
export function ParagraphList({ paragraphs, level, context }: ParagraphListProps) {
  if (paragraphs.length === 0) return null;
  return (
    <div className={styles.list}>
      {paragraphs.map((paragraph) => (
        <ParagraphView key={paragraph.id} paragraph={paragraph} level={level} context={context} />
      ))}
    </div>
  );
}

type ParagraphViewProps = Omit<ParagraphListProps, 'paragraphs'> & { paragraph: Paragraph };

/** One paragraph, by its kind. */
export function ParagraphView({ paragraph, level, context }: ParagraphViewProps): ReactElement {
  const around = { level, context };
  switch (paragraph.kind) {
    case 'banners':
      return <BannersParagraph paragraph={paragraph} {...around} />;
    case 'cards':
      return <CardsParagraph paragraph={paragraph} {...around} />;
    case 'media':
      return <MediaParagraph paragraph={paragraph} {...around} />;
    case 'related_events':
      return <RelatedEventsParagraph paragraph={paragraph} {...around} />;
    case 'related_resources':
      return <RelatedResourcesParagraph paragraph={paragraph} {...around} />;
    case 'quotes':
      return <QuotesParagraph paragraph={paragraph} {...around} />;
    case 'text_lists':
      return <TextListsParagraph paragraph={paragraph} {...around} />;
    case 'summaries':
      return <SummariesParagraph paragraph={paragraph} {...around} />;
  }
}
