import type { ContentType, FacetName } from '@keelstone/model';

const contentTypes: Record<ContentType, string> = {
  article: 'Article',
  case_study: 'Case Study',
  event: 'Event',
  landing_page: 'Landing Page',
  overview_page: 'Overview',
  page: 'Page',
  person: 'Person',
  platform: 'Platform',
  product_detail: 'Product',
  product_suite: 'Product Suite',
  resource: 'Resource',
  solution: 'Solution',
  testimonial: 'Testimonial',
};

const facets: Record<FacetName, string> = {
  product_suites: 'Product Suites',
  industries: 'Industries',
  content_type: 'Content Type',
  date: 'Date',
};

/** What the interface says in English. The other languages have the same keys. */
export const messagesEn = {
  contentTypes,
  facets,
  home: 'Home',
  skipToContent: 'Skip to content',
  mainNavigation: 'Main navigation',
  menu: 'Menu',
  breadcrumbs: 'You are here',
  search: 'Search',
  searchThisSite: 'Search this site',
  searchPlaceholder: 'Type Something',
  language: 'Language',
  languageNames: { en: 'English', de: 'Deutsch' },
  notTranslatedHere: 'not available, goes to the start page',
  colourScheme: 'Colour scheme',
  colourSchemes: { system: 'System', light: 'Light', dark: 'Dark' },
  overview: (title: string) => `${title}: overview`,
  contact: 'Contact',
  telephone: 'Telephone',
  email: 'E-mail',
  readInEnglish: 'This page has not been translated yet. You are reading it in English.',
  archived: 'Archived. This page is kept for reference and is no longer updated.',
  notFoundTitle: 'This path is not on the map',
  notFoundText:
    'The address may have changed, or it was never there. Search for it, or take one of these ways.',
  badRequestTitle: 'This address cannot be read',
  badRequestText:
    'It holds characters that no page of ours has. It may have been cut off when it was copied.',
  errorTitle: 'Something broke on our side',
  errorText: 'The fault has been noted. Please try again in a moment.',
  waysOn: 'Ways on',
  allResults: 'Everything we have published',
};

export type Messages = typeof messagesEn;
