import type { Aliases } from '../language-definition.ts';

export const aliases: Aliases = {
  article: '/artikel/[title]',
  case_study: '/referenzen/[title]',
  event: '/veranstaltungen/[title]',
  landing_page: '/start/[title]',
  overview_page: '/[title]',
  page: '/[title]',
  person: '/menschen/[title]',
  platform: '/plattform/[title]',
  product_detail: '/produkte/[suite]/[title]',
  product_suite: '/produkte/[title]',
  resource: '/ressourcen/[title]',
  solution: '/loesungen/[title]',
  testimonial: '/stimmen/[title]',
};
