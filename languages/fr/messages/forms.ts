import type { Messages } from '../../language-definition.ts';

export const forms: Messages['forms'] = {
  required: 'obligatoire',
  choose: 'Veuillez choisir',
  onlyIf: (field, values) =>
    values ? `Seulement si « ${field} » est : ${values}.` : `Seulement si « ${field} » est coché.`,
  errors: (count) => (count === 1 ? 'Un champ est à revoir' : `${count} champs sont à revoir`),
  leaveEmpty: 'Laissez ce champ vide',
  atLeast: (least) => `Au moins ${least}.`,
  atMost: (most) => `Au plus ${most}.`,
  between: (least, most) => `De ${least} à ${most}.`,
  step: (at, of) => `Étape ${at} sur ${of}`,
  nextStep: 'Suivant',
  previousStep: 'Retour',
  nothingAsked: 'Après vos choix précédents, rien n’est demandé ici.',
  files: (formats, megabytes, most) =>
    `${formats}. ${megabytes} Mo au plus${most > 1 ? ` par fichier, ${most} fichiers au plus` : ''}.`,
  chooseAgain: (names) => `Veuillez choisir à nouveau ${names} : les navigateurs oublient les fichiers.`,
  error: {
    missing: 'Cette information est nécessaire. Veuillez la saisir.',
    notChosen: 'Veuillez faire un choix.',
    notTicked: 'Il nous faut votre accord pour continuer.',
    email: 'Saisissez une adresse e-mail complète, par exemple nom@example.org.',
    phone: 'Saisissez un numéro de téléphone en chiffres, par exemple +33 1 23 45 67 89.',
    number: 'Saisissez un nombre en chiffres, par exemple 250.',
    atLeast: (least) => `Saisissez un nombre qui ne soit pas inférieur à ${least}.`,
    atMost: (most) => `Saisissez un nombre qui ne soit pas supérieur à ${most}.`,
    tooLong: (most) => `Veuillez vous limiter à ${most} caractères.`,
    notAnOption: 'Choisissez parmi ce qui est proposé.',
    reworded:
      'Ce texte a été modifié depuis que vous avez ouvert le formulaire. Veuillez le lire et cocher de nouveau la case si vous êtes d’accord.',
    several: 'Veuillez donner une seule réponse.',
    noFile: 'Veuillez choisir un fichier.',
    tooManyFiles: (most) =>
      most === 1 ? 'Veuillez ne choisir qu’un fichier.' : `Veuillez choisir ${most} fichiers au plus.`,
    fileTooLarge: (megabytes) => `Veuillez choisir un fichier de ${megabytes} Mo au plus.`,
    fileEmpty: 'Ce fichier est vide. Veuillez en choisir un autre.',
    fileType: (formats) =>
      `Le contenu de ce fichier, ou son nom, ne correspond à aucun de ${formats}. Veuillez en choisir un autre.`,
    fileInfected:
      'Notre antivirus refuse ce fichier, nous ne l’avons donc pas conservé. Veuillez en choisir un autre.',
  },
  lost: 'Ce que vous aviez saisi dans des champs qui n’existent plus, à copier',
  sentTitle: 'Envoyé',
  notSent: 'Non envoyé',
  sent: 'Merci. Votre envoi est bien arrivé.',
  backTo: (title) => `Retour à « ${title} »`,
  goOnTo: (place) => `Continuer vers ${place}`,
  problem: {
    robot:
      'Un champ que personne ne voit était rempli ; seuls des programmes le font. Si vous êtes une personne : votre saisie est toujours là, envoyez-la encore une fois.',
    tooFast:
      'C’était plus rapide qu’une personne ne remplit un formulaire, et n’a donc pas été envoyé. Votre saisie est toujours là, envoyez-la encore une fois.',
    tooMany:
      'Beaucoup d’envois sont venus de votre réseau ces dernières minutes ; celui-ci n’est donc pas parti. Votre saisie est toujours là, renvoyez-la dans dix minutes.',
    tooLong:
      'C’était plus que ce formulaire n’accepte, et n’a pas été envoyé. Revenez à votre saisie et raccourcissez-la.',
    tooMuch:
      'C’était plus que ce formulaire n’accepte, et n’a pas été envoyé. Choisissez des fichiers plus petits, 20 Mo au plus ensemble, ou raccourcissez votre texte.',
    foreign:
      'Cela ne venait pas d’une de nos pages, et n’a donc pas été envoyé. Veuillez remplir le formulaire ici et l’envoyer.',
    changed:
      'Ce formulaire a été modifié depuis que vous l’avez ouvert, rien n’a donc été envoyé. Veuillez le parcourir et l’envoyer de nouveau.',
    notStored:
      'Nous n’avons pas pu conserver votre envoi, et la faute est de notre côté. Votre saisie est toujours là, renvoyez-la dans une minute.',
    busy: 'Beaucoup de personnes envoient des fichiers en ce moment. Votre saisie est toujours là, choisissez à nouveau les fichiers dans une minute et renvoyez-la.',
    noRoom:
      'Il n’y a plus de place pour des fichiers pour le moment, et la faute est de notre côté. Votre saisie est toujours là, envoyez-la sans fichiers ou un autre jour.',
    notScanned:
      'Nous n’avons pas pu vérifier vos fichiers avec l’antivirus, rien n’a donc été envoyé, et la faute est de notre côté. Choisissez à nouveau les fichiers dans quelques minutes et renvoyez-la.',
    orCall: (phone) => `Ou appelez-nous : ${phone}.`,
  },
};
