import { type Lines, type Passage, schemasOf } from '@keelstone/model/kind';
import * as v from 'valibot';
import { banners } from './banners/banners.model.ts';
import { cards } from './cards/cards.model.ts';
import { media } from './media/media.model.ts';
import { quotes } from './quotes/quotes.model.ts';
import { relatedEvents } from './related-events/related-events.model.ts';
import { relatedResources } from './related-resources/related-resources.model.ts';
import { summaries } from './summaries/summaries.model.ts';
import { textLists } from './text-lists/text-lists.model.ts';

/** The kinds of paragraphs, which are the content of sections (C-5). */
const KINDS = [banners, cards, media, relatedEvents, relatedResources, quotes, textLists, summaries] as const;

export const paragraphSchema = v.variant('kind', schemasOf(KINDS));

export type Paragraph = v.InferOutput<typeof paragraphSchema>;
export type ParagraphKind = Paragraph['kind'];
export const PARAGRAPH_KINDS: readonly ParagraphKind[] = paragraphSchema.options.map(
  (option) => option.entries.kind.literal,
);

/** The paragraph of one kind, for the component that renders it. */
export type ParagraphOf<K extends ParagraphKind> = Extract<Paragraph, { kind: K }>;

const modelOf = (kind: ParagraphKind) => KINDS.find(({ schema }) => schema.entries.kind.literal === kind);

/** The visible text of a paragraph, one line per text, null for empty ones. */
export function paragraphText(paragraph: Paragraph): Lines {
  const text = modelOf(paragraph.kind)?.text as (paragraph: Paragraph) => Lines;
  return text(paragraph);
}

/**
 * The passages of paragraphs that can answer a question.
 *
 * @param anchor of what contains them, if it has one
 */
export function paragraphPassages(paragraphs: readonly Paragraph[], anchor?: string): Passage[] {
  const passagesOf = (paragraph: Paragraph) =>
    (modelOf(paragraph.kind)?.passages as ((paragraph: Paragraph) => Passage[]) | undefined)?.(paragraph) ??
    [];
  const passages = paragraphs.flatMap(passagesOf);
  return anchor === undefined
    ? passages
    : passages.map((passage) => ({ ...passage, containerAnchor: anchor }));
}
