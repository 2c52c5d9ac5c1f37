import type { Messages } from '../../language-definition.ts';

export const share: Messages['share'] = {
  share: 'Partager',
  choose: 'Partager avec…',
  copyLink: 'Copier le lien',
  copied: 'Le lien est copié.',
  notCopied: 'Le lien n’a pas pu être copié. Vous le trouvez dans la barre d’adresse.',
  shareOn: (name) => `Partager sur ${name} (s’ouvre dans un nouvel onglet)`,
  email: 'E-mail',
  shareByEmail: 'Partager par e-mail',
};
