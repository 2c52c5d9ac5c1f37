/**
 * Where a node of each type lives, without the language's prefix (C-6). `[title]` is the node's own title; `[suite]` the
 * title of the product suite a product belongs to.
 */
export const aliases = {
  article: '/articles/[title]',
  case_study: '/case-studies/[title]',
  event: '/events/[title]',
  landing_page: '/start/[title]',
  overview_page: '/[title]',
  page: '/[title]',
  person: '/people/[title]',
  platform: '/platform/[title]',
  product_detail: '/products/[suite]/[title]',
  product_suite: '/products/[title]',
  resource: '/resources/[title]',
  solution: '/solutions/[title]',
  testimonial: '/voices/[title]',
};
