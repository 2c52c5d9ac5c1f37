import type { ContentType } from '@keelstone/model/content-type';
import { dialogSchema } from '@keelstone/model/dialog';
import { formSchema } from '@keelstone/model/form';
import { LANGUAGES } from '@keelstone/model/language';
import { fileSchema, imageSchema, pictureSchema, recordingSchema } from '@keelstone/model/media';
import { quoteSchema } from '@keelstone/model/quote';
import { linkSchema, nodeReferenceSchema } from '@keelstone/model/reference';
import { richTextSchema } from '@keelstone/model/rich-text';
import { resourceTypeTermSchema, termSchema } from '@keelstone/model/vocabulary';
import * as v from 'valibot';
import { sectionSchema } from '../sections/sections.model.ts';

/** Seconds since 1970-01-01T00:00:00Z. */
const unixSeconds = v.pipe(v.number(), v.integer());

/** What every published node has, in one language. */
const node = {
  /** Node id: one number space over all content types, the same in every language. */
  nid: v.pipe(v.number(), v.integer(), v.minValue(1)),
  language: v.picklist(LANGUAGES),
  title: v.pipe(v.string(), v.minLength(1)),
  /** The URL path, language prefix included. The home page keeps its alias; `/` is a site setting. */
  path: v.pipe(v.string(), v.regex(/^\/\S*$/)),
  created: unixSeconds,
  changed: unixSeconds,
  /** Archived nodes stay reachable by URL and are found only by the date value `Archived` (C-9). */
  archived: v.boolean(),
  /** Plain text. From the body (article, resource) or the summary field (C-2). */
  excerpt: v.string(),
  picture: v.nullable(pictureSchema),
  productSuites: v.array(termSchema),
  industries: v.array(termSchema),
  tags: v.array(termSchema),
  /** Paths of this node in the languages it is published in, its own included. */
  translations: v.partial(v.object({ en: v.string(), de: v.string() })),
  body: richTextSchema,
  sections: v.array(sectionSchema),
  /** What its links open (U-10); left out where none does. */
  dialogs: v.optional(v.array(dialogSchema)),
};

const type = <T extends ContentType>(name: T) => ({ type: v.literal(name), ...node });
const references = v.array(nodeReferenceSchema);
const reference = v.nullable(nodeReferenceSchema);
const text = v.nullable(v.string());
/** Short texts with a title each: capabilities, outcomes, situations. */
const titledTexts = v.array(v.object({ title: v.string(), text: v.string() }));
/** Rows of a small table: what, and how much. */
const facts = v.array(v.object({ label: v.string(), value: v.string() }));

export const articleSchema = v.object({
  ...type('article'),
  articleTypes: v.array(termSchema),
  publishedAt: unixSeconds,
  authors: references,
  /** What a reader in a hurry takes away. */
  keyPoints: v.array(v.string()),
  /** When somebody last checked that it is still true. */
  reviewedAt: v.nullable(unixSeconds),
});
export const caseStudySchema = v.object({
  ...type('case_study'),
  customer: text,
  location: text,
  /** Of the customer: staff, sites, since when. */
  facts,
  products: references,
  quote: v.nullable(quoteSchema),
  /** The result strip: a figure, and what it means. */
  results: v.array(v.object({ figure: v.string(), meaning: v.string() })),
});
export const eventSchema = v.object({
  ...type('event'),
  startsAt: unixSeconds,
  endsAt: v.nullable(unixSeconds),
  /** IANA name, such as Europe/Berlin. */
  timeZone: v.string(),
  place: text,
  /** Street, postal code and town, in one line. */
  address: text,
  onlineUrl: text,
  registrationUrl: text,
  speakers: references,
  /** In the order of the day. `time` is what the clock says there, such as 09:30. */
  agenda: v.array(v.object({ time: v.string(), title: v.string(), text })),
  fee: text,
  /** In which language the event is held. */
  spokenLanguage: text,
  /** What remains of it: a recording, the slides. */
  recording: reference,
});
export const landingPageSchema = v.object({
  ...type('landing_page'),
  form: v.nullable(formSchema),
  /** What a visitor gets for filling it in. */
  points: v.array(v.string()),
  quote: v.nullable(quoteSchema),
});
export const overviewPageSchema = v.object({
  ...type('overview_page'),
  /** When set, the page lists the nodes of this type with the search screen. */
  listedType: v.nullable(v.string()),
  children: references,
});
export const pageSchema = v.object({
  ...type('page'),
  /** Long pages begin with a list of their headings. */
  showsContents: v.boolean(),
});
export const personSchema = v.object({
  ...type('person'),
  role: text,
  roleCategories: v.array(termSchema),
  portrait: v.nullable(imageSchema),
  location: text,
  email: text,
  links: v.array(linkSchema),
});
export const PLATFORM_LAYERS = ['edge', 'services', 'core', 'ground'] as const;
export type PlatformLayer = (typeof PLATFORM_LAYERS)[number];
export const platformSchema = v.object({
  ...type('platform'),
  products: references,
  /** The diagram of parts, from what people touch (edge) down to what everything stands on (ground). */
  parts: v.array(v.object({ name: v.string(), text: v.string(), layer: v.picklist(PLATFORM_LAYERS) })),
  integrations: titledTexts,
});
export const productDetailSchema = v.object({
  ...type('product_detail'),
  suite: reference,
  capabilities: titledTexts,
  platform: reference,
  /** Such as where it runs, in which languages, since when. */
  facts,
  resources: references,
});
export const productSuiteSchema = v.object({
  ...type('product_suite'),
  /** A colour name of the `brand colors` vocabulary, for the stylesheet to resolve. */
  accent: text,
  products: references,
  outcomes: titledTexts,
  /** Whom to ask. */
  contact: reference,
  caseStudies: references,
});
export const resourceSchema = v.object({
  ...type('resource'),
  resourceTypes: v.array(resourceTypeTermSchema),
  asset: v.nullable(fileSchema),
  /** True when links to this resource open its asset instead of its page. */
  linksToAsset: v.boolean(),
  /** The first page, as a picture. */
  preview: v.nullable(imageSchema),
  pageCount: v.nullable(v.pipe(v.number(), v.integer(), v.minValue(1))),
  /** Such as "3rd, May 2026". */
  edition: text,
  authors: references,
  recording: v.nullable(recordingSchema),
});
export const solutionSchema = v.object({
  ...type('solution'),
  /** In which a reader recognises themselves. */
  situations: titledTexts,
  products: references,
  caseStudies: references,
  resources: references,
});
export const testimonialSchema = v.object({
  ...type('testimonial'),
  ...quoteSchema.entries,
  portrait: v.nullable(imageSchema),
  products: references,
});

/** One node, published, in one language, with everything its page shows. */
export const publishedNodeSchema = v.variant('type', [
  articleSchema,
  caseStudySchema,
  eventSchema,
  landingPageSchema,
  overviewPageSchema,
  pageSchema,
  personSchema,
  platformSchema,
  productDetailSchema,
  productSuiteSchema,
  resourceSchema,
  solutionSchema,
  testimonialSchema,
]);

export type PublishedNode = v.InferOutput<typeof publishedNodeSchema>;

/** The published node of one content type. */
export type PublishedNodeOf<T extends ContentType> = Extract<PublishedNode, { type: T }>;

/** Thrown when a projection does not fit the model: names the node and the field. */
export class InvalidNodeError extends Error {
  constructor(nid: unknown, language: unknown, issues: readonly v.BaseIssue<unknown>[]) {
    const faults = issues.map((issue) => `${v.getDotPath(issue) ?? 'node'}: ${issue.message}`);
    super(`Node ${nid} (${language}) cannot be published as it is. ${faults.join('; ')}`);
    this.name = 'InvalidNodeError';
  }
}

/**
 * Checks a node against the model.
 *
 * @returns the node, with unknown properties removed
 * @throws InvalidNodeError naming each field that does not fit
 */
export function parsePublishedNode(value: unknown): PublishedNode {
  const result = v.safeParse(publishedNodeSchema, value);
  if (result.success) return result.output;
  const { nid, language } = (value ?? {}) as { nid?: unknown; language?: unknown };
  throw new InvalidNodeError(nid, language, result.issues);
}
