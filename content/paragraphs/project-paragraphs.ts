import { projectEach } from '@keelstone/editing/projection/project-each.ts';
import type { ProjectionContext } from '@keelstone/editing/projection/projection-context.ts';
import type { RichText } from '@keelstone/model';
import type { HeadingLevel } from '@keelstone/model/rich-text-parts';
import type { ParagraphDocument } from './paragraph-cms.ts';
import { paragraphCmsOf } from './paragraphs.cms.ts';
import type { Paragraph } from './paragraphs.model.ts';

async function projectParagraph(
  document: ParagraphDocument,
  context: ProjectionContext,
): Promise<Paragraph | null> {
  const kind = document.blockType;
  const content = await paragraphCmsOf(kind).project(document, context);
  return content && ({ ...content, kind, id: document.id ?? '' } as Paragraph);
}

/** Projects the paragraphs of a section, without empty ones. */
export const projectParagraphs = (
  documents: readonly ParagraphDocument[] | null | undefined,
  context: ProjectionContext,
): Promise<Paragraph[]> => projectEach(documents, (document) => projectParagraph(document, context));

/** Paragraphs as a part of a text; their own headings have the given level. */
export const paragraphsAsText = (paragraphs: readonly Paragraph[], level: HeadingLevel): RichText =>
  paragraphs.flatMap((paragraph) => paragraphCmsOf(paragraph.kind).asText(paragraph, level));
