import type { Messages } from '../../language-definition.ts';

export const preview: Messages['preview'] = {
  preview: 'Aperçu, non publié',
  onlyByLink: 'Seules les personnes qui ont ce lien le voient.',
  edit: 'Modifier cette page',
  live: 'Voici le formulaire tel qu’il est en ce moment, y compris ce qui n’est pas enregistré.',
  away: 'Le CMS ne répond pas. Vous voyez la dernière image.',
  formsStay: 'Depuis un aperçu, aucun formulaire n’est envoyé.',
};
