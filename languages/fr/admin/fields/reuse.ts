import type { AdminLanguage } from '../../../admin-language.ts';

export const reuse: AdminLanguage['fields']['reuse'] = {
  'Call to action': 'Appel à l’action',
  'Calls to action': 'Appels à l’action',
  'What the button says.': 'Ce que dit le bouton.',
  'Where the button leads. While this page is not published, nothing is shown here.':
    'Où mène le bouton. Tant que cette page n’est pas publiée, rien ne s’affiche ici.',
  'Instead of a page, such as /search, or https://example.com.':
    'Au lieu d’une page, par exemple /search ou https://example.com.',
  'Key figures': 'Chiffres clés',
  Figures: 'Chiffres',
  'Such as 71 %, or 3.1 million.': 'Par exemple 71 % ou 3,1 millions.',
  'What it counts.': 'Ce qu’il compte.',
  'Reusable section': 'Section réutilisable',
  'Reusable sections': 'Sections réutilisables',
  Shared: 'Partagé',
  'One section that stands on several pages.': 'Une section présente sur plusieurs pages.',
  'It is written in one place. Where nothing of it is published, visitors see nothing.':
    'Elle s’écrit à un seul endroit. Là où rien n’en est publié, les visiteurs ne voient rien.',
  'Make Reusable': 'Rendre réutilisable',
  'Save As Template': 'Enregistrer comme modèle',
  'One section for several pages. What is published here changes on all of them.':
    'Une section pour plusieurs pages. Ce qui est publié ici change sur toutes.',
  'By which editors choose it. Visitors never see it. The section is shown in each language that has a title.':
    'Sous lequel on la choisit. Les visiteurs ne le voient jamais. La section s’affiche dans chaque langue qui a un titre.',
  'One section. A change is on every page that shows it as soon as it is published.':
    'Une section. Une modification est sur chaque page qui l’affiche dès qu’elle est publiée.',
  'To ask for a review, choose "In review" and save a draft.':
    'Pour demander une relecture, choisissez « En relecture » et enregistrez un brouillon.',
  'Page templates': 'Modèles de page',
  'Page template': 'Modèle de page',
  'Made from a page by "Save as template". A new page of the same type can begin with its sections and texts.':
    'Créé à partir d’une page par « Enregistrer comme modèle ». Une nouvelle page du même type peut commencer avec ses sections et ses textes.',
  'By which it is chosen.': 'Sous lequel on le choisit.',
  'The type of pages that can begin with it.': 'Le type des pages qui peuvent commencer avec lui.',
  Type: 'Type',
  'It becomes a part of this text: its headings, paragraphs, lists, quotes, media and buttons.':
    'Elle devient une partie de ce texte : ses titres, paragraphes, listes, citations, médias et boutons.',
};
