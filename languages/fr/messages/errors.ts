import type { Messages } from '../../language-definition.ts';

export const errors: Messages['errors'] = {
  heading: 'Cela n’a pas fonctionné',
  advice:
    'Ce que vous avez saisi est toujours là. Réessayez dans un instant ; si rien ne change, rechargez la page.',
  noResponse:
    'Le réseau est coupé, ou ce site ne répond pas. Rien de ce que vous avez saisi n’est perdu. Renvoyez-le dès que vous êtes de nouveau en ligne.',
  details: 'Pour qui cherche la cause',
};
