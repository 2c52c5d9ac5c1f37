import type { AdminLanguage } from '../../../admin-language.ts';

export const fields: AdminLanguage['texts']['fields'] = {
  banners: 'bannières',
  'Without a banner there is nothing to show.': 'Sans bannière, il n’y a rien à montrer.',
  'Choose a testimonial, or choose "Words given here" above and write them.':
    'Choisissez un témoignage, ou choisissez « Paroles données ici » ci-dessus et écrivez-les.',
  'Write what was said, or choose "A testimonial" above.':
    'Écrivez ce qui a été dit, ou choisissez « Un témoignage » ci-dessus.',
  'Say who said it: a quotation without a name is a claim of our own.':
    'Dites qui l’a dit : une citation sans nom n’est qu’une affirmation de notre part.',
  quotations: 'citations',
  'Without a quotation there is nothing to read.': 'Sans citation, il n’y a rien à lire.',
  summaries: 'résumés',
  'Without a summary there is nothing to show.': 'Sans résumé, il n’y a rien à montrer.',
  'In a list of words and what they mean, this is the word. Write it, or choose another style for the list.':
    'Dans une liste de mots et de leur sens, ceci est le mot. Écrivez-le, ou choisissez un autre style pour la liste.',
  lists: 'listes',
  'Without a list there is nothing to read.': 'Sans liste, il n’y a rien à lire.',
  'A list without items says nothing.': 'Une liste sans éléments ne dit rien.',
  'An accordion without items has nothing to open.': 'Un accordéon sans éléments n’a rien à ouvrir.',
  names: 'noms',
  'Without a name, nobody vouches for us.': 'Sans nom, personne ne répond de nous.',
  links: 'liens',
  'A list of links needs a link.': 'Une liste de liens a besoin d’un lien.',
  'There is nothing to draw: give at least one location its latitude and longitude, or switch the map off.':
    'Il n’y a rien à dessiner : donnez à au moins un lieu sa latitude et sa longitude, ou désactivez la carte.',
  'Only one location can be the main one, and these are {mains}.':
    'Un seul lieu peut être le principal, et il y en a {mains}.',
  'A telephone number has digits and spaces, and a + before the country’s code, such as +49 40 66969 140.':
    'Un numéro de téléphone a des chiffres et des espaces, et un + devant l’indicatif du pays, par exemple +49 40 66969 140.',
  locations: 'lieux',
  'Without a location there is nowhere to find us.': 'Sans lieu, on ne peut nous trouver nulle part.',
  tabs: 'onglets',
  'A billboard needs at least two tabs: with one there is nothing to choose from.':
    'Un panneau a besoin d’au moins deux onglets : avec un seul, il n’y a rien à choisir.',
  results: 'résultats',
  'Say when this part begins, such as 09:30.': 'Dites quand cette partie commence, par exemple 09:30.',
  '"{value}" is no time of day. Write hours and minutes with two digits each, such as 09:30.':
    '« {value} » n’est pas une heure. Écrivez heures et minutes avec deux chiffres chacune, par exemple 09:30.',
  'parts of the agenda': 'parties du programme',
  'The end is not after the beginning. Change one of them, or leave the end empty while it is open.':
    'La fin n’est pas après le début. Changez l’un des deux, ou laissez la fin vide tant qu’elle est ouverte.',
  parts: 'parties',
  'There is no file to open. Choose one above, or switch this off.':
    'Il n’y a pas de fichier à ouvrir. Choisissez-en un ci-dessus, ou désactivez ceci.',
  '{value} is no number of pages. Give a whole number from 1, or leave it empty.':
    '{value} n’est pas un nombre de pages. Indiquez un nombre entier à partir de 1, ou laissez vide.',
  'A link can hold small letters from a to z, digits and hyphens here, such as what-it-costs. Empty the field to have it made.':
    'Un lien peut contenir ici des minuscules de a à z, des chiffres et des traits d’union, comme what-it-costs. Videz le champ pour qu’il soit créé.',
  'A part of every page is called "{anchor}", so that a link would lead there. Choose another name, or empty the field to have it made.':
    'Une partie de chaque page s’appelle « {anchor} », un lien y mènerait donc. Choisissez un autre nom, ou videz le champ pour qu’il soit créé.',
  'Something else on this page is called "{anchor}" too, so that a link could not tell them apart. Change one of them, or empty the field to have it made.':
    'Autre chose sur cette page s’appelle aussi « {anchor} », un lien ne pourrait donc pas les distinguer. Changez l’un des deux, ou videz le champ pour qu’il soit créé.',
  cards: 'cartes',
  'Without cards there is nothing to show.': 'Sans cartes, il n’y a rien à montrer.',
  'Give the {name} too, or empty the {other}: one alone is no place.':
    'Indiquez aussi « {name} », ou videz « {other} » : l’une seule n’est pas un lieu.',
  'The {name} is given in degrees from −{limit} to {limit}, with a point, such as {example}.':
    '« {name} » s’indique en degrés de −{limit} à {limit}, avec un point, par exemple {example}.',
  facts: 'faits',
  'Give a whole number from 0 to {most}; 0 shows only what you chose.':
    'Indiquez un nombre entier de 0 à {most} ; 0 ne montre que ce que vous avez choisi.',
  'Say where the link leads, or choose "A page of this site" above.':
    'Dites où mène le lien, ou choisissez « Une page de ce site » ci-dessus.',
  'Without an item there is nothing to show.': 'Sans élément, il n’y a rien à montrer.',
  'There is room for {maxRows} {plural}, and these are {count}. Remove {number}.':
    'Il y a de la place pour {maxRows} {plural}, et il y en a {count}. Retirez-en {number}.',
  '{reason} Add {number} more.': '{reason} Ajoutez-en encore {number}.',
  '{reason} Add {number}.': '{reason} Ajoutez-en {number}.',
  'A place on a page is named by letters, digits and hyphens. Choose it from the list.':
    'Un endroit d’une page se nomme par lettres, chiffres et traits d’union. Choisissez-le dans la liste.',
  'Choose the time zone of the place: without it, nobody knows when the event begins.':
    'Choisissez le fuseau horaire du lieu : sans lui, personne ne sait quand l’événement commence.',
  '"{value}" is no time zone. Choose one from the list, by its IANA name, such as Europe/Berlin.':
    '« {value} » n’est pas un fuseau horaire. Choisissez-en un dans la liste, par son nom IANA, comme Europe/Berlin.',
  'By the clock there, it begins on {day} at {time}.':
    'À l’heure de là-bas, cela commence le {day} à {time}.',
  'By the clock there, it begins on {day} at {time} and ends at {end}.':
    'À l’heure de là-bas, cela commence le {day} à {time} et finit à {end}.',
  'By the clock there, it begins on {day} at {time} and ends on {endDay} at {end}.':
    'À l’heure de là-bas, cela commence le {day} à {time} et finit le {endDay} à {end}.',
  'Give a path such as /search, or an address that begins with https://, mailto: or tel:.':
    'Indiquez un chemin comme /search, ou une adresse qui commence par https://, mailto: ou tel:.',
  'The link "{words}" leads to "{url}". Give a path such as /search, or an address that begins with https://, mailto: or tel:.':
    'Le lien « {words} » mène à « {url} ». Indiquez un chemin comme /search, ou une adresse qui commence par https://, mailto: ou tel:.',
  '"{value}" is no address on the web. Give one that begins with https://.':
    '« {value} » n’est pas une adresse sur le web. Indiquez-en une qui commence par https://.',
  'Choose a page above, or give an address.': 'Choisissez une page ci-dessus, ou indiquez une adresse.',
  'A reusable section cannot contain another one. Remove it, or write here what it says.':
    'Une section réutilisable ne peut pas en contenir une autre. Supprimez-la, ou écrivez ici ce qu’elle dit.',
  'Give the address, beginning with https://.': 'Indiquez l’adresse, commençant par https://.',
  'it has {megabytes}, and {kind} may have {limit}. Make it smaller, and upload that.':
    'cela fait {megabytes}, et {kind} peut avoir {limit}. Réduisez-le, et téléversez le résultat.',
  'an image': 'une image',
  'a drawing': 'un dessin',
  'a file of captions': 'un fichier de sous-titres',
  'a file': 'un fichier',
  'a sound recording': 'un enregistrement sonore',
  'a video': 'une vidéo',
  'This is no address of a film at YouTube or Vimeo, because {reason}':
    'Ce n’est pas l’adresse d’un film sur YouTube ou Vimeo, car {reason}',
  'it does not begin with https://. Copy it from your browser’s address bar.':
    'elle ne commence pas par https://. Copiez-la depuis la barre d’adresse de votre navigateur.',
  'it leads to a channel, a list or a page of YouTube. Open the film, and copy the address from there.':
    'elle mène à une chaîne, une liste ou une page de YouTube. Ouvrez le film, et copiez l’adresse de là.',
  'the film is unlisted at Vimeo, so that others cannot open it. Make it public there, and paste its address again.':
    'le film n’est pas répertorié sur Vimeo, d’autres ne peuvent donc pas l’ouvrir. Rendez-le public là-bas, et collez à nouveau son adresse.',
  'it leads to a page of Vimeo that is no film. Open the film, and copy the address from there.':
    'elle mène à une page de Vimeo qui n’est pas un film. Ouvrez le film, et copiez l’adresse de là.',
  'it leads to {hostname}. Upload the film as a video instead.':
    'elle mène à {hostname}. Téléversez plutôt le film comme vidéo.',
  '"{title}" has no path in {name}, and none can be made of its title, which has no letters from a to z and no digits. Switch to {name}, enter a path, and publish again.':
    '« {title} » n’a pas de chemin en {name}, et le titre n’en donne aucun, car il n’a ni lettre de a à z ni chiffre. Passez en {name}, saisissez un chemin, et publiez à nouveau.',
  '"{title}" has no path in {name}. Switch to {name}, save, and publish again: the path is then made from the title.':
    '« {title} » n’a pas de chemin en {name}. Passez en {name}, enregistrez, et publiez à nouveau : le chemin est alors créé à partir du titre.',
  capabilities: 'capacités',
  outcomes: 'résultats',
  situations: 'situations',
  integrations: 'intégrations',
  'key points': 'points clés',
  points: 'points',
  latitude: 'latitude',
  longitude: 'longitude',
};
