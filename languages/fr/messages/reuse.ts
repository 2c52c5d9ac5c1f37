import type { Messages } from '../../language-definition.ts';

export const reuse: Messages['reuse'] = {
  unpublished: 'Non publiée en {language} : les visiteurs ne voient rien ici.',
  empty: 'Elle n’a pas de texte en {language}.',
  notInText:
    'Dans un texte, les visiteurs n’en voient rien : un texte ne montre ni formulaires ni pages trouvées automatiquement. Montrez-la sous le texte.',
  edit: 'Modifier la section réutilisable',
  detach: 'En faire une copie propre à cette page',
  detached: 'La section est maintenant une copie qui n’appartient qu’à cette page.',
  saveFirst: 'Enregistrez d’abord la page.',
  entry: 'Rendre réutilisable',
  heading: 'Rendre cette section réutilisable',
  intro:
    'Elle s’écrit alors à un seul endroit pour toutes les pages qui l’affichent. Rien ne change pour les visiteurs. Votre saisie est d’abord enregistrée comme brouillon.',
  name: 'Nom sous lequel on la choisit',
  make: 'La rendre réutilisable',
  cancel: 'Annuler',
  made: '« {title} » peut maintenant être choisie sur chaque page.',
  newPage: 'Nouvelle page',
  fromTemplate: 'Nouvelle page à partir d’un modèle',
  typeTemplate: '{title} ({type})',
  saveAsTemplate: 'Enregistrer comme modèle',
  templateIntro:
    'Garde les sections et les textes de cette page, dans son dernier état enregistré, pour de nouvelles pages de son type. Titre, chemin, dates, images, personnes et termes n’en font pas partie.',
  templateName: 'Nom du modèle',
  saveTemplate: 'Enregistrer le modèle',
  templateMade: '« {title} » est maintenant un modèle. La liste de ce type le propose.',
};
