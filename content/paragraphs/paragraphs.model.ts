import { featuredCardSchema } from '@keelstone/model/featured-card';
import { mediaItemSchema, pictureSchema } from '@keelstone/model/media';
import { quoteSchema } from '@keelstone/model/quote';
import { linkSchema, nodeReferenceSchema } from '@keelstone/model/reference';
import * as v from 'valibot';

const id = v.string();
const heading = v.nullable(v.string());
const references = v.array(nodeReferenceSchema);
/** The site adds nodes that share terms with the page until there are this many; 0 adds none. */
const fillUpTo = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(12));

/** Wide calls to action, one below the other. */
export const bannersParagraphSchema = v.object({
  kind: v.literal('banners'),
  id,
  banners: v.array(
    v.object({
      heading: v.string(),
      text: v.nullable(v.string()),
      link: v.nullable(linkSchema),
      picture: v.nullable(pictureSchema),
    }),
  ),
});
export const cardsParagraphSchema = v.object({
  kind: v.literal('cards'),
  id,
  heading,
  cards: v.array(featuredCardSchema),
});
export const mediaParagraphSchema = v.object({
  kind: v.literal('media'),
  id,
  items: v.array(mediaItemSchema),
});
/** Events an editor chose; then upcoming ones about the same things. */
export const relatedEventsParagraphSchema = v.object({
  kind: v.literal('related_events'),
  id,
  heading,
  events: references,
  fillUpTo,
});
/** Resources an editor chose; then others about the same things. */
export const relatedResourcesParagraphSchema = v.object({
  kind: v.literal('related_resources'),
  id,
  heading,
  resources: references,
  fillUpTo,
});
export const quotesParagraphSchema = v.object({
  kind: v.literal('quotes'),
  id,
  quotes: v.array(quoteSchema),
});
export const TEXT_LIST_STYLES = ['bullets', 'steps', 'terms'] as const;
/** Short lists: points, numbered steps, or words and what they mean (those have titles). */
export const textListsParagraphSchema = v.object({
  kind: v.literal('text_lists'),
  id,
  lists: v.array(
    v.object({
      heading,
      style: v.picklist(TEXT_LIST_STYLES),
      items: v.array(v.object({ title: v.nullable(v.string()), text: v.string() })),
    }),
  ),
});
/** Other pages in the editor's own words: what is there, and why one would go. */
export const summariesParagraphSchema = v.object({
  kind: v.literal('summaries'),
  id,
  heading,
  items: v.array(
    v.object({ heading: v.string(), text: v.nullable(v.string()), link: v.nullable(linkSchema) }),
  ),
});

/** The eight paragraph types (C-5): what stands inside sections. */
export const paragraphSchema = v.variant('kind', [
  bannersParagraphSchema,
  cardsParagraphSchema,
  mediaParagraphSchema,
  relatedEventsParagraphSchema,
  relatedResourcesParagraphSchema,
  quotesParagraphSchema,
  textListsParagraphSchema,
  summariesParagraphSchema,
]);

export type Paragraph = v.InferOutput<typeof paragraphSchema>;
export type ParagraphKind = Paragraph['kind'];
export const PARAGRAPH_KINDS: readonly ParagraphKind[] = paragraphSchema.options.map(
  (option) => option.entries.kind.literal,
);

/** The paragraph of one kind, for the component that renders it. */
export type ParagraphOf<K extends ParagraphKind> = Extract<Paragraph, { kind: K }>;
