import { addressSchema } from '@keelstone/model/address';
import { featuredCardSchema } from '@keelstone/model/featured-card';
import { formSchema } from '@keelstone/model/form';
import { mediaItemSchema, pictureSchema } from '@keelstone/model/media';
import { linkSchema, nodeReferenceSchema } from '@keelstone/model/reference';
import { richTextSchema } from '@keelstone/model/rich-text';
import * as v from 'valibot';
import { paragraphSchema } from '../paragraphs/paragraphs.model.ts';

/** Every section has an id of its own: GraphQL's `paragraph(id)` finds it by that (S-22). */
const section = { id: v.string() };
const heading = v.nullable(v.string());
const paragraphs = v.array(paragraphSchema);
/** The part of the URL behind `#` that leads here; unique on its page. */
const anchor = v.pipe(v.string(), v.regex(/^[a-z0-9][a-z0-9-]*$/));

export const basicSectionSchema = v.object({
  kind: v.literal('basic'),
  ...section,
  body: richTextSchema,
  paragraphs,
});
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

/** Questions and answers that fold (U-3). */
export const accordionSectionSchema = v.object({
  kind: v.literal('accordion'),
  ...section,
  heading,
  items: v.array(
    v.object({
      anchor,
      title: v.string(),
      body: richTextSchema,
      paragraphs,
      /** It neither opens nor closes; left out where it does. */
      isDisabled: v.optional(v.boolean()),
    }),
  ),
  allowsSeveralOpen: v.boolean(),
  allowsAllClosed: v.boolean(),
  /** The address does not choose an item, and opening one does not change it. */
  ignoresAddress: v.optional(v.boolean(), false),
  /** Back returns to the item that was open before. */
  addsToHistory: v.optional(v.boolean(), false),
});
/** Who vouches for us: customers, standards, memberships. */
export const endorsementBarSectionSchema = v.object({
  kind: v.literal('endorsement_bar'),
  ...section,
  heading,
  items: v.array(
    v.object({ name: v.string(), logo: v.nullable(pictureSchema), url: v.nullable(v.string()) }),
  ),
});
/** Offices, with addresses; on a map of our own when `showsMap`. */
export const locationGridSectionSchema = v.object({
  kind: v.literal('location_grid'),
  ...section,
  heading,
  locations: v.array(
    v.object({
      name: v.string(),
      address: addressSchema,
      phone: v.nullable(v.string()),
      email: v.nullable(v.string()),
      /** In degrees, north and east positive; null when the place is not to be drawn. */
      coordinates: v.nullable(v.object({ latitude: v.number(), longitude: v.number() })),
      isMain: v.boolean(),
    }),
  ),
  showsMap: v.boolean(),
});
export const tabbedBillboardSectionSchema = v.object({
  kind: v.literal('tabbed_billboard'),
  ...section,
  heading,
  tabs: v.array(
    v.object({
      anchor,
      /** One to three words. */
      label: v.string(),
      heading: v.string(),
      body: richTextSchema,
      picture: v.nullable(pictureSchema),
      link: v.nullable(linkSchema),
      paragraphs,
    }),
  ),
});
/** The suites beside one another, each with its products. */
export const productSuiteExplorerSectionSchema = v.object({
  kind: v.literal('product_suite_explorer'),
  ...section,
  heading,
  text: v.nullable(v.string()),
  suites: v.array(
    v.object({
      suite: nodeReferenceSchema,
      /** As in the suite's own page. */
      accent: v.nullable(v.string()),
      products: v.array(nodeReferenceSchema),
    }),
  ),
});
export const formBarSectionSchema = v.object({
  kind: v.literal('form_bar'),
  ...section,
  heading: v.string(),
  text: v.nullable(v.string()),
  form: formSchema,
});
export const linksListSectionSchema = v.object({
  kind: v.literal('links_list'),
  ...section,
  heading,
  links: v.array(v.object({ ...linkSchema.entries, description: v.nullable(v.string()) })),
});
export const MEDIA_LAYOUTS = ['wide', 'text', 'gallery'] as const;
export const mediaSectionSchema = v.object({
  kind: v.literal('media'),
  ...section,
  heading,
  layout: v.picklist(MEDIA_LAYOUTS),
  items: v.array(mediaItemSchema),
});

/** What an editor can place on a page: the fourteen block types (C-5). */
export const sectionSchema = v.variant('kind', [
  basicSectionSchema,
  accordionSectionSchema,
  cardGridSectionSchema,
  endorsementBarSectionSchema,
  featuredTextSectionSchema,
  locationGridSectionSchema,
  tabbedBillboardSectionSchema,
  productSuiteExplorerSectionSchema,
  formBarSectionSchema,
  headlineSectionSchema,
  linksListSectionSchema,
  mediaSectionSchema,
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
