import type { HeadingLevel } from '@keelstone/ui/heading/heading-level.ts';
import type { SectionContext } from '@keelstone/ui/sections/section-context.ts';
import type { ReactElement } from 'react';
import { BannersParagraph } from './banners/banners.site.tsx';
import { CardsParagraph } from './cards/cards.site.tsx';
import { MediaParagraph } from './media/media.site.tsx';
import styles from './paragraph-list.module.css';
import type { Paragraph } from './paragraphs.model.ts';
import { QuotesParagraph } from './quotes/quotes.site.tsx';
import { RelatedEventsParagraph } from './related-events/related-events.site.tsx';
import { RelatedResourcesParagraph } from './related-resources/related-resources.site.tsx';
import { SummariesParagraph } from './summaries/summaries.site.tsx';
import { TextListsParagraph } from './text-lists/text-lists.site.tsx';

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
