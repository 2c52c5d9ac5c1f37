/** Machine names of the content types (C-1), which URLs, GraphQL and the CMS share. */
export const CONTENT_TYPES = [
  'article',
  'case_study',
  'event',
  'landing_page',
  'overview_page',
  'page',
  'person',
  'platform',
  'product_detail',
  'product_suite',
  'resource',
  'solution',
  'testimonial',
] as const;

export type ContentType = (typeof CONTENT_TYPES)[number];

/** True when `value` is the machine name of a content type. */
export function isContentType(value: unknown): value is ContentType {
  return CONTENT_TYPES.includes(value as ContentType);
}
