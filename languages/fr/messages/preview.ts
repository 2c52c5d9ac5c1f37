import type { Messages } from '../../language-definition.ts';

export const preview: Messages['preview'] = {
  preview: 'Aperçu, non publié',
  onlyByLink: 'Seules les personnes qui ont ce lien le voient.',
  edit: 'Modifier cette page',
  live: 'Voici le formulaire tel qu’il est en ce moment, y compris ce qui n’est pas enregistré.',
  away: 'Le CMS ne répond pas. Vous voyez la dernière image.',
  tooLong:
    'Le formulaire a plus de 2 Mo, trop pour cet aperçu. Vous voyez la dernière image. Enregistrez, puis ouvrez l’aperçu.',
  formsStay: 'Depuis un aperçu, aucun formulaire n’est envoyé.',
};
