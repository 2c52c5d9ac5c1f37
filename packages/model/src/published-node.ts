import * as v from 'valibot';
import type { ContentType } from './content-type.ts';
import { LANGUAGES } from './language.ts';
import { fileSchema, imageSchema, pictureSchema } from './media.ts';
import { linkSchema, nodeReferenceSchema } from './reference.ts';
import { richTextSchema } from './rich-text.ts';
import { sectionSchema } from './section.ts';
import { resourceTypeTermSchema, termSchema } from './vocabulary.ts';

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
};

const type = <T extends ContentType>(name: T) => ({ type: v.literal(name), ...node });
const references = v.array(nodeReferenceSchema);
const reference = v.nullable(nodeReferenceSchema);

export const articleSchema = v.object({
  ...type('article'),
  articleTypes: v.array(termSchema),
  publishedAt: unixSeconds,
  authors: references,
});
export const caseStudySchema = v.object({
  ...type('case_study'),
  customer: v.nullable(v.string()),
  /** The result strip: a figure, and what it means. */
  results: v.array(v.object({ figure: v.string(), meaning: v.string() })),
});
export const eventSchema = v.object({
  ...type('event'),
  startsAt: unixSeconds,
  endsAt: v.nullable(unixSeconds),
  /** IANA name, such as Europe/Berlin. */
  timeZone: v.string(),
  place: v.nullable(v.string()),
  onlineUrl: v.nullable(v.string()),
  registrationUrl: v.nullable(v.string()),
});
export const landingPageSchema = v.object({ ...type('landing_page') });
export const overviewPageSchema = v.object({
  ...type('overview_page'),
  /** When set, the page lists the nodes of this type with the search screen. */
  listedType: v.nullable(v.string()),
  children: references,
});
export const pageSchema = v.object({ ...type('page') });
export const personSchema = v.object({
  ...type('person'),
  role: v.nullable(v.string()),
  roleCategories: v.array(termSchema),
  portrait: v.nullable(imageSchema),
  links: v.array(linkSchema),
});
export const platformSchema = v.object({ ...type('platform'), products: references });
export const productDetailSchema = v.object({
  ...type('product_detail'),
  suite: reference,
  capabilities: v.array(v.object({ title: v.string(), text: v.string() })),
});
export const productSuiteSchema = v.object({
  ...type('product_suite'),
  /** A colour name of the `brand colors` vocabulary, for the stylesheet to resolve. */
  accent: v.nullable(v.string()),
  products: references,
});
export const resourceSchema = v.object({
  ...type('resource'),
  resourceTypes: v.array(resourceTypeTermSchema),
  asset: v.nullable(fileSchema),
  /** True when links to this resource open its asset instead of its page. */
  linksToAsset: v.boolean(),
});
export const solutionSchema = v.object({ ...type('solution'), products: references });
export const testimonialSchema = v.object({
  ...type('testimonial'),
  quote: v.string(),
  person: v.nullable(v.string()),
  role: v.nullable(v.string()),
  organisation: v.nullable(v.string()),
  logo: v.nullable(pictureSchema),
  caseStudy: reference,
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
