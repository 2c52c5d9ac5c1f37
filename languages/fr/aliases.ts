import type { Aliases } from '../language-definition.ts';

export const aliases: Aliases = {
  article: '/articles/[title]',
  case_study: '/references/[title]',
  event: '/evenements/[title]',
  landing_page: '/decouvrir/[title]',
  overview_page: '/[title]',
  page: '/[title]',
  person: '/equipe/[title]',
  platform: '/plateforme/[title]',
  product_detail: '/produits/[suite]/[title]',
  product_suite: '/produits/[title]',
  resource: '/ressources/[title]',
  solution: '/solutions/[title]',
  testimonial: '/temoignages/[title]',
};
