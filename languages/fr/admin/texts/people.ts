import type { AdminLanguage } from '../../../admin-language.ts';

export const people: AdminLanguage['texts']['people'] = {
  'Five steps to find your way': 'Cinq étapes pour vous repérer',
  'Begin the tour': 'Commencer la visite',
  'Show the tour': 'Montrer la visite',
  'Step {step} of {steps}': 'Étape {step} sur {steps}',
  Back: 'Retour',
  Finish: 'Terminer',
  Next: 'Suivant',
  'Skip the tour': 'Passer la visite',
  'Authors write and send to review; what visitors see is changed by editors. Choose "In review" and save a draft.':
    'Les auteurs écrivent et envoient en relecture ; ce que voient les visiteurs est modifié par les éditeurs. Choisissez « En relecture » et enregistrez un brouillon.',
  'A revision is restored as a draft, and published after that (C-12).':
    'Une version est rétablie comme brouillon, puis publiée (C-12).',
  'The e-mail address or the password is not right, or the account is locked after too many tries. Try again in ten minutes, or ask an administrator.':
    'L’adresse e-mail ou le mot de passe est incorrect, ou le compte est bloqué après trop d’essais. Réessayez dans dix minutes, ou demandez à un administrateur.',
  'Too many people are logging in at this moment. Try again in a minute.':
    'Trop de personnes se connectent en ce moment. Réessayez dans une minute.',
  'There were too many log-ins with this e-mail address. Try again in ten minutes.':
    'Il y a eu trop de connexions avec cette adresse e-mail. Réessayez dans dix minutes.',
  'There were too many links for this e-mail address. Try again in ten minutes.':
    'Il y a eu trop de liens pour cette adresse e-mail. Réessayez dans dix minutes.',
  'Password ({shortestPassword} characters at least)':
    'Mot de passe ({shortestPassword} caractères au moins)',
  'A password has {shortestPassword} characters at least. A few words are easy to keep.':
    'Un mot de passe a au moins {shortestPassword} caractères. Quelques mots sont faciles à retenir.',
  'Current password (not given)': 'Mot de passe actuel (non indiqué)',
  'Give your current password to change your e-mail address or password.':
    'Indiquez votre mot de passe actuel pour changer d’adresse e-mail ou de mot de passe.',
  'There were too many wrong passwords. Try again in ten minutes.':
    'Il y a eu trop de mots de passe erronés. Réessayez dans dix minutes.',
  'Current password (not the right one)': 'Mot de passe actuel (incorrect)',
  'This is not your current password.': 'Ce n’est pas votre mot de passe actuel.',
  'Nothing was saved, because this account is being changed by others. Try again in a moment.':
    'Rien n’a été enregistré, car ce compte est en train d’être modifié par d’autres. Réessayez dans un instant.',
  'Nothing was saved, because your session has ended. Log in again.':
    'Rien n’a été enregistré, car votre session a pris fin. Reconnectez-vous.',
  'Nothing was done, because you are not logged in. Log in, and do it again.':
    'Rien n’a été fait, car vous n’êtes pas connecté. Connectez-vous, puis recommencez.',
  'This is the last administrator. Make somebody else administrator first.':
    'C’est le dernier administrateur. Nommez d’abord quelqu’un d’autre administrateur.',
  'The new password has {shortestPassword} characters at least. A few words are easy to keep.':
    'Le nouveau mot de passe a au moins {shortestPassword} caractères. Quelques mots sont faciles à retenir.',
  'The CMS did not answer. Try again in a moment.': 'Le CMS n’a pas répondu. Réessayez dans un instant.',
  'Somebody else has logged in in another tab. Nothing was done. Log in as yourself to go on.':
    'Une autre personne s’est connectée dans un autre onglet. Rien n’a été fait. Connectez-vous vous-même pour continuer.',
  'Log in again': 'Reconnectez-vous',
  'Your session has ended, or somebody else has logged in in another tab. What you typed is still here, behind this dialog.':
    'Votre session a expiré, ou une autre personne s’est connectée dans un autre onglet. Ce que vous avez écrit est toujours là, derrière ce dialogue.',
  'After that, what you were doing goes on.': 'Ensuite, ce que vous faisiez reprend.',
  Email: 'E-mail',
  Password: 'Mot de passe',
  'Log in': 'Se connecter',
  'Not now': 'Pas maintenant',
  'The CMS is restarting. Your request goes on as soon as it is back.':
    'Le CMS redémarre. Votre demande reprend dès qu’il est de retour.',
  'The CMS could not be reached.': 'Le CMS n’a pas pu être joint.',
  'The connection broke before the CMS answered, so this may be done already. Look into the list before you do it again.':
    'La connexion a été coupée avant la réponse du CMS : c’est peut-être déjà fait. Regardez dans la liste avant de recommencer.',
  'The CMS could not be reached. What you typed is still here. Try again in a moment.':
    'Le CMS n’a pas pu être joint. Ce que vous avez écrit est toujours là. Réessayez dans un instant.',
  'The connection broke. Saving is tried again, and makes one document only.':
    'La connexion a été interrompue. L’enregistrement est retenté et ne crée qu’un seul document.',
  'Saved. The first answer of the CMS was lost.': 'Enregistré. La première réponse du CMS s’est perdue.',
  'This has been saved already.': 'Ceci a déjà été enregistré.',
  'The connection broke before the CMS answered, so this may be saved already. What you typed is still here. Look into the list before you save it again, or there may be two.':
    'La connexion a été coupée avant la réponse du CMS : c’est peut-être déjà enregistré. Ce que vous avez écrit est toujours là. Regardez dans la liste avant d’enregistrer de nouveau, sinon il y en aura peut-être deux.',
  'There is no such mail among those that failed. Load the page again.':
    'Il n’y a pas de tel message parmi ceux qui ont échoué. Rechargez la page.',
  'Mails that could not be sent ({totalDocs})': 'Messages qui n’ont pas pu être envoyés ({totalDocs})',
  'It will be sent again at once.': 'Il sera renvoyé aussitôt.',
  'Send again': 'Envoyer à nouveau',
  'Give an address.': 'Indiquez une adresse.',
  '“{title}” is on your dashboard now.': '« {title} » est maintenant sur votre tableau de bord.',
  'The shortcut was not added. Try again.': 'Le raccourci n’a pas été ajouté. Réessayez.',
  'Add shortcut': 'Ajouter un raccourci',
  Shortcuts: 'Raccourcis',
  'Mark a page of the CMS with “Add shortcut” at its top, and it stands here.':
    'Marquez une page du CMS avec « Ajouter un raccourci » en haut, et elle apparaît ici.',
  'Change the list': 'Modifier la liste',
  'The menu': 'Le menu',
  'Pages of each type, media, forms and settings are in the menu, which the button at the top left opens and closes.':
    'Les pages de chaque type, les médias, formulaires et réglages sont dans le menu, que le bouton en haut à gauche ouvre et ferme.',
  'Your work': 'Votre travail',
  'This page lists your drafts, what waits for you, what was sent back to you and what is planned.':
    'Cette page liste vos brouillons, ce qui vous attend, ce qui vous a été renvoyé et ce qui est prévu.',
  'All content in one list': 'Tous les contenus dans une liste',
  'Content, first in the menu, finds pages of all types, filters them, and changes many of them at once.':
    '« Contenus », en premier dans le menu, trouve les pages de tous les types, les filtre et en modifie plusieurs à la fois.',
  'Anywhere by keyboard': 'Partout au clavier',
  'Press Ctrl or ⌘ and K on any page to go to another one, to create something, or to save what you write.':
    'Appuyez sur Ctrl ou ⌘ et K sur n’importe quelle page pour aller à une autre, créer quelque chose ou enregistrer ce que vous écrivez.',
  'Your account': 'Votre compte',
  'In your account you choose the language of this admin, light or dark, and which messages you get.':
    'Dans votre compte, vous choisissez la langue de cette interface, clair ou sombre, et quels messages vous recevez.',
};
