import type { Messages } from '../../language-definition.ts';

export const mail: Messages['mail'] = {
  password: {
    subject: (brand) => `Nouveau mot de passe pour ${brand}`,
    paragraph: (brand) =>
      `Quelqu’un, sans doute vous, a demandé un nouveau mot de passe pour votre compte chez ${brand}. Le lien ci-dessous fonctionne une fois, pendant une heure.`,
    button: 'Choisir un nouveau mot de passe',
    note: 'Si ce n’était pas vous, il n’y a rien à faire : votre mot de passe reste le même.',
  },
  invitation: {
    subject: (brand) => `Votre compte chez ${brand}`,
    paragraph: (name, inviter, brand) =>
      `Bonjour ${name}. ${inviter ?? 'L’administration'} a créé pour vous un compte chez ${brand}, où le site est écrit. Choisissez un mot de passe pour y entrer. Le lien fonctionne une fois, pendant une semaine.`,
    button: 'Choisir votre mot de passe',
    note: 'Après une semaine, « Mot de passe oublié ? » sur la page de connexion vous donne un nouveau lien.',
  },
  reviewRequested: {
    subject: (title) => `À relire : ${title}`,
    paragraph: (title, by) => `${by ?? 'Quelqu’un'} demande une relecture de « ${title} ».`,
    button: 'Lire',
  },
  published: {
    subject: (title) => `Publié : ${title}`,
    paragraph: (title, by) =>
      `« ${title} », que vous avez soumis à relecture, a été publié${by ? ` (${by})` : ''}.`,
    button: 'Ouvrir',
  },
  sentBack: {
    subject: (title) => `Renvoyé : ${title}`,
    paragraph: (title, by) =>
      `${by ?? 'Quelqu’un'} a renvoyé « ${title} », que vous avez soumis à relecture.`,
    button: 'Modifier',
  },
  planDone: {
    subject: (title) => `Fait comme prévu : ${title}`,
    paragraph: (title, action) => `Ce que vous aviez prévu pour « ${title} » a été fait : ${action}.`,
    button: 'Ouvrir',
  },
  planFailed: {
    subject: (title) => `Non fait comme prévu : ${title}`,
    paragraph: (title, action) => `Ce que vous aviez prévu pour « ${title} » n’a pas été fait : ${action}.`,
    button: 'Ouvrir',
  },
  planActions: { publish: 'publier', unpublish: 'dépublier', archive: 'archiver' },
  submissions: {
    subject: (count) => (count === 1 ? 'Un nouvel envoi' : `${count} nouveaux envois`),
    paragraph:
      'Des visiteurs ont envoyé ces formulaires. Ce qu’ils ont écrit se trouve seulement dans le CMS.',
    line: (title, count) => `${title} : ${count}`,
    button: 'Lire',
  },
  form: {
    team: (title: string) =>
      `Cette adresse figure dans le formulaire « ${title} ». Quiconque le modifie peut l’en retirer.`,
    sender: (title: string) =>
      `Quelqu’un, sans doute vous, a envoyé le formulaire « ${title} » avec cette adresse. Si ce n’était pas vous, il n’y a rien à faire.`,
  },
  untitled: 'une page sans titre',
  chosen: 'Vous choisissez dans votre compte les messages que vous recevez.',
};
