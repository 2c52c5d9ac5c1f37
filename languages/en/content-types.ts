/**
 * What each content type is called, where its nodes live, without the language's prefix (C-6), and the heading of its nodes
 * in llms.txt, in this order; a type without one is not listed there. In a path `[title]` is the node's own title, and
 * `[suite]` the title of the product suite a product belongs to.
 */
export const contentTypes = {
  product_suite: { name: 'Product Suite', path: '/products/[title]', group: 'Product suites' },
  product_detail: { name: 'Product', path: '/products/[suite]/[title]', group: 'Products' },
  platform: { name: 'Platform', path: '/platform/[title]', group: 'Platform' },
  solution: { name: 'Solution', path: '/solutions/[title]', group: 'Solutions' },
  overview_page: { name: 'Overview', path: '/[title]', group: 'Overviews' },
  page: { name: 'Page', path: '/[title]', group: 'Pages' },
  resource: { name: 'Resource', path: '/resources/[title]', group: 'Resources' },
  case_study: { name: 'Case Study', path: '/case-studies/[title]', group: 'Case studies' },
  article: { name: 'Article', path: '/articles/[title]', group: 'Articles' },
  event: { name: 'Event', path: '/events/[title]', group: 'Events' },
  landing_page: { name: 'Landing Page', path: '/start/[title]' },
  person: { name: 'Person', path: '/people/[title]' },
  testimonial: { name: 'Testimonial', path: '/voices/[title]' },
};
