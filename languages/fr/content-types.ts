import type { ContentTypes } from '../language-definition.ts';

export const contentTypes: ContentTypes = {
  product_suite: { name: 'Gamme de produits', path: '/produits/[title]', group: 'Gammes de produits' },
  product_detail: { name: 'Produit', path: '/produits/[suite]/[title]', group: 'Produits' },
  platform: { name: 'Plateforme', path: '/plateforme/[title]', group: 'Plateforme' },
  solution: { name: 'Solution', path: '/solutions/[title]', group: 'Solutions' },
  overview_page: { name: 'Vue d’ensemble', path: '/[title]', group: 'Vues d’ensemble' },
  page: { name: 'Page', path: '/[title]', group: 'Pages' },
  resource: { name: 'Ressource', path: '/ressources/[title]', group: 'Ressources' },
  case_study: { name: 'Étude de cas', path: '/references/[title]', group: 'Études de cas' },
  article: { name: 'Article', path: '/articles/[title]', group: 'Articles' },
  event: { name: 'Événement', path: '/evenements/[title]', group: 'Événements' },
  landing_page: { name: 'Page thématique', path: '/decouvrir/[title]' },
  person: { name: 'Personne', path: '/equipe/[title]' },
  testimonial: { name: 'Témoignage', path: '/temoignages/[title]' },
};
