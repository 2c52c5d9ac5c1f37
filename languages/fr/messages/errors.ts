import type { Messages } from '../../language-definition.ts';

export const errors: Messages['errors'] = {
  waiting: 'Veuillez patienter…',
  heading: 'Cela n’a pas fonctionné',
  advice:
    'Ce que vous avez saisi est toujours là. Réessayez dans un instant ; si rien ne change, copiez-le et rechargez la page, qui l’oublie.',
  noResponse:
    'Le réseau est coupé, ou ce site ne répond pas. Ce que vous avez saisi est toujours là. Renvoyez-le dès que vous êtes de nouveau en ligne. Un fichier déplacé ou modifié depuis est à choisir de nouveau.',
  gone: 'Cela n’est plus sur notre site : rien n’a été envoyé, et réessayer n’y changera rien. Ce que vous avez saisi est toujours là, pour être copié ; contactez-nous d’une autre manière.',
  details: 'Pour qui cherche la cause',
};
