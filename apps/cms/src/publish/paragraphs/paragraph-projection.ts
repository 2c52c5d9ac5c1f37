import type { ParagraphKind, ParagraphOf } from '@keelstone/model';
import type {
  BannersParagraph,
  CardsParagraph,
  MediaParagraph,
  QuotesParagraph,
  RelatedEventsParagraph,
  RelatedResourcesParagraph,
  SummariesParagraph,
  TextListsParagraph,
} from '../../payload-types.ts';
import type { ProjectionContext } from '../projection-context.ts';

/** The CMS's document of each paragraph, in one language. */
export type ParagraphDocuments = {
  banners: BannersParagraph;
  cards: CardsParagraph;
  media: MediaParagraph;
  quotes: QuotesParagraph;
  related_events: RelatedEventsParagraph;
  related_resources: RelatedResourcesParagraph;
  summaries: SummariesParagraph;
  text_lists: TextListsParagraph;
};
export type ParagraphDocument = ParagraphDocuments[ParagraphKind];

/** How a document becomes a paragraph: null when there is nothing to see in this language. */
export type ProjectParagraph<K extends ParagraphKind> = (
  document: ParagraphDocuments[K],
  context: ProjectionContext,
) => Promise<Omit<ParagraphOf<K>, 'id' | 'kind'> | null>;
