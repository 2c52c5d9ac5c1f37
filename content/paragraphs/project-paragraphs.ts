import { projectEach } from '@keelstone/editing/projection/project-each.ts';
import type { ProjectionContext } from '@keelstone/editing/projection/projection-context.ts';
import { projectBanners } from './banners/banners.projection.ts';
import { projectCardsParagraph } from './cards/cards.projection.ts';
import { projectMediaParagraph } from './media/media.projection.ts';
import type { ParagraphDocument, ProjectParagraph } from './paragraph-projection.ts';
import type { Paragraph, ParagraphKind } from './paragraphs.model.ts';
import { projectQuotes } from './quotes/quotes.projection.ts';
import { projectRelatedEvents } from './related-events/related-events.projection.ts';
import { projectRelatedResources } from './related-resources/related-resources.projection.ts';
import { projectSummaries } from './summaries/summaries.projection.ts';
import { projectTextLists } from './text-lists/text-lists.projection.ts';

const projects: { [K in ParagraphKind]: ProjectParagraph<K> } = {
  banners: projectBanners,
  cards: projectCardsParagraph,
  media: projectMediaParagraph,
  quotes: projectQuotes,
  related_events: projectRelatedEvents,
  related_resources: projectRelatedResources,
  summaries: projectSummaries,
  text_lists: projectTextLists,
};

async function projectParagraph(
  document: ParagraphDocument,
  context: ProjectionContext,
): Promise<Paragraph | null> {
  const kind = document.blockType;
  const project = projects[kind] as ProjectParagraph<ParagraphKind>;
  const content = await project(document, context);
  return content && ({ ...content, kind, id: document.id ?? '' } as Paragraph);
}

/** What stands inside of a section, without what would be empty. */
export const projectParagraphs = (
  documents: readonly ParagraphDocument[] | null | undefined,
  context: ProjectionContext,
): Promise<Paragraph[]> => projectEach(documents, (document) => projectParagraph(document, context));
