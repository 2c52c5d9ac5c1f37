import { groupsOf } from '../../content-type-texts.ts';
import type { Messages } from '../../language-definition.ts';
import { contentTypes } from '../content-types.ts';

export const llms: Messages['llms'] = {
  about:
    'Chaque page existe aussi en Markdown : ajoutez .md à son adresse, ou demandez text/markdown. Les listes ci-dessous donnent l’essentiel et le plus récent.',
  more: 'Facultatif',
  sitemap: 'Toutes les pages, avec la date de leur dernière modification',
  feed: 'Ce qui est publié, le plus récent d’abord ; accepte les paramètres de la page de recherche',
  thisOverview: 'Cette vue d’ensemble en français',
  groups: groupsOf(contentTypes),
};
