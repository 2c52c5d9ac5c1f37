import type { Messages } from '../../language-definition.ts';

export const llms: Messages['llms'] = {
  about:
    'Chaque page existe aussi en Markdown : ajoutez .md à son adresse, ou demandez text/markdown. Les listes ci-dessous donnent l’essentiel et le plus récent.',
  more: 'Facultatif',
  sitemap: 'Toutes les pages, avec la date de leur dernière modification',
  feed: 'Ce qui est publié, le plus récent d’abord ; accepte les paramètres de la page de recherche',
  thisOverview: 'Cette vue d’ensemble en français',
  groups: {
    product_suite: 'Gammes de produits',
    product_detail: 'Produits',
    platform: 'Plateforme',
    solution: 'Solutions',
    overview_page: 'Vues d’ensemble',
    page: 'Pages',
    resource: 'Ressources',
    case_study: 'Études de cas',
    article: 'Articles',
    event: 'Événements',
  },
};
