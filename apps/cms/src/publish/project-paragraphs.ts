import type { Paragraph, ParagraphKind } from '@keelstone/model';
import type { ParagraphDocument, ProjectParagraph } from './paragraphs/paragraph-projection.ts';
import { projectBanners } from './paragraphs/project-banners.ts';
import { projectCardsParagraph } from './paragraphs/project-cards-paragraph.ts';
import { projectMediaParagraph } from './paragraphs/project-media-paragraph.ts';
import { projectQuotes } from './paragraphs/project-quotes.ts';
import { projectRelatedEvents } from './paragraphs/project-related-events.ts';
import { projectRelatedResources } from './paragraphs/project-related-resources.ts';
import { projectSummaries } from './paragraphs/project-summaries.ts';
import { projectTextLists } from './paragraphs/project-text-lists.ts';
import { projectEach } from './project-each.ts';
import type { ProjectionContext } from './projection-context.ts';

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
