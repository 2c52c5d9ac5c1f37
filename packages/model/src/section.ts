import * as v from 'valibot';
import { pictureSchema } from './media.ts';
import { linkSchema, nodeReferenceSchema } from './reference.ts';
import { richTextSchema } from './rich-text.ts';

/** An editor's card (S-14): heading, link, picture. */
export const featuredCardSchema = v.object({
  heading: v.string(),
  text: v.string(),
  link: v.nullable(linkSchema),
  media: v.nullable(pictureSchema),
});
export type FeaturedCard = v.InferOutput<typeof featuredCardSchema>;

/** Every section has an id of its own: GraphQL's `paragraph(id)` finds it by that (S-22). */
const section = { id: v.string() };

export const basicSectionSchema = v.object({ kind: v.literal('basic'), ...section, body: richTextSchema });
export const headlineSectionSchema = v.object({
  kind: v.literal('headline'),
  ...section,
  kicker: v.nullable(v.string()),
  heading: v.string(),
  text: v.nullable(v.string()),
});
export const featuredTextSectionSchema = v.object({
  kind: v.literal('featured_text'),
  ...section,
  heading: v.string(),
  body: richTextSchema,
  picture: v.nullable(pictureSchema),
  link: v.nullable(linkSchema),
});
export const cardGridSectionSchema = v.object({
  kind: v.literal('card_grid'),
  ...section,
  heading: v.nullable(v.string()),
  cards: v.array(featuredCardSchema),
});
/** Nodes of any type that an editor chose. */
export const summaryContentSectionSchema = v.object({
  kind: v.literal('summary_content'),
  ...section,
  heading: v.nullable(v.string()),
  nodes: v.array(nodeReferenceSchema),
});
/** Resources that an editor chose; shown as featured items on the search page (S-14). */
export const summaryResourcesSectionSchema = v.object({
  kind: v.literal('summary_resources'),
  ...section,
  heading: v.nullable(v.string()),
  resources: v.array(nodeReferenceSchema),
});

/** What an editor can place on a page. The other block types of C-5 join this union one by one. */
export const sectionSchema = v.variant('kind', [
  basicSectionSchema,
  headlineSectionSchema,
  featuredTextSectionSchema,
  cardGridSectionSchema,
  summaryContentSectionSchema,
  summaryResourcesSectionSchema,
]);

export type Section = v.InferOutput<typeof sectionSchema>;
export type SectionKind = Section['kind'];
export const SECTION_KINDS: readonly SectionKind[] = sectionSchema.options.map(
  (option) => option.entries.kind.literal,
);

/** The section of one kind, for the component that renders it. */
export type SectionOf<K extends SectionKind> = Extract<Section, { kind: K }>;
