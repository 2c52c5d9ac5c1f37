import type { AdminLanguage } from '../../../admin-language.ts';

export const marketing: AdminLanguage['fields']['marketing'] = {
  Forms: 'Formulaires',
  Marketing: 'Marketing',
  'Built from fields, and placed on landing pages and in form bars. Saving shows the change on every page that has the form.':
    'Faits de champs, et placés sur des pages d’atterrissage et dans des bandeaux de formulaire. L’enregistrement montre la modification sur chaque page qui a le formulaire.',
  'Stands above the form, and names it in the list.': 'Au-dessus du formulaire, et le nomme dans la liste.',
  Fields: 'Champs',
  'Line of text': 'Ligne de texte',
  'Lines of text': 'Lignes de texte',
  'Line of text, as visitors see it': 'Ligne de texte, tel que les visiteurs le voient',
  'What visitors read beside the field.': 'Ce que lisent les visiteurs à côté du champ.',
  'Under which the answer is kept. Left empty, it is made from the label.':
    'Sous lequel la réponse est gardée. S’il est vide, il est créé à partir du libellé.',
  'Below the label: why you ask, or how to write it.':
    'Sous le libellé : pourquoi vous le demandez, ou comment l’écrire.',
  Help: 'Aide',
  Required: 'Obligatoire',
  'Nothing can be sent without it.': 'Rien ne peut être envoyé sans lui.',
  'Asks the visitor for their': 'Demande au visiteur',
  'Full name': 'Nom complet',
  'Title before the name': 'Titre avant le nom',
  'First name': 'Prénom',
  'Middle name': 'Deuxième prénom',
  'Family name': 'Nom de famille',
  'Letters after the name': 'Sigles après le nom',
  Nickname: 'Surnom',
  'Position in the organisation': 'Fonction dans l’organisation',
  'Street and number': 'Rue et numéro',
  'Address, first line': 'Adresse, première ligne',
  'Address, second line': 'Adresse, deuxième ligne',
  'Address, third line': 'Adresse, troisième ligne',
  'State or region': 'État ou région',
  Town: 'Ville',
  'Postal code': 'Code postal',
  'Country, as its code': 'Pays, par son code',
  'Preferred language': 'Langue préférée',
  Website: 'Site web',
  'User name': 'Nom d’utilisateur',
  'The browser then offers what it knows. Leave it empty when the field is about somebody or something else.':
    'Le navigateur propose alors ce qu’il sait. Laissez vide quand le champ concerne quelqu’un ou quelque chose d’autre.',
  'Longest answer': 'Plus longue réponse',
  'In characters.': 'En caractères.',
  'Asked only if': 'Demandé seulement si',
  'Left empty, it is always asked. Visitors without scripts see it always, with the condition in words.':
    'Si c’est vide, c’est toujours demandé. Les visiteurs sans scripts le voient toujours, avec la condition en toutes lettres.',
  'In this field': 'Dans ce champ',
  'A list, a choice or an agreement, further up in this form.':
    'Une liste, un choix ou un accord, plus haut dans ce formulaire.',
  'One of these is chosen': 'L’un de ces choix est fait',
  'Nothing is to be chosen for an agreement, which is to be ticked.':
    'Rien n’est à choisir pour un accord : il est à cocher.',
  'Longer text': 'Texte plus long',
  'Longer texts': 'Textes plus longs',
  'Longer text, as visitors see it': 'Texte plus long, tel que les visiteurs le voient',
  'E-mail addresses': 'Adresses e-mail',
  'E-mail address, as visitors see it': 'Adresse e-mail, tel que les visiteurs le voient',
  'Telephone number': 'Numéro de téléphone',
  'Telephone numbers': 'Numéros de téléphone',
  'Telephone number, as visitors see it': 'Numéro de téléphone, tel que les visiteurs le voient',
  Number: 'Nombre',
  Numbers: 'Nombres',
  'Number, as visitors see it': 'Nombre, tel que les visiteurs le voient',
  'At least': 'Au moins',
  'Leave it empty for any.': 'Laissez vide pour n’importe lequel.',
  'At most': 'Au plus',
  'One of a list': 'Un d’une liste',
  'One of a list, as visitors see it': 'Un d’une liste, tel que les visiteurs le voient',
  Option: 'Option',
  Options: 'Options',
  'In the order in which visitors read them.': 'Dans l’ordre où les visiteurs les lisent.',
  'What visitors read.': 'Ce que lisent les visiteurs.',
  'What is kept of it. Left empty, it is made from the label.':
    'Ce qui en est conservé. Laissé vide, il est tiré du libellé.',
  Value: 'Valeur',
  'One of a few': 'Un parmi quelques-uns',
  'One of a few, as visitors see it': 'Un parmi quelques-uns, tel que les visiteurs le voient',
  'Several of a list': 'Plusieurs d’une liste',
  'Several of a list, as visitors see it': 'Plusieurs d’une liste, tel que les visiteurs le voient',
  Agreement: 'Accord',
  Agreements: 'Accords',
  'Agreement, as visitors see it': 'Accord, tel que les visiteurs le voient',
  'What a visitor agrees to, beside the box. It may hold links.':
    'Ce qu’accepte un visiteur, à côté de la case. Il peut contenir des liens.',
  'From top to bottom. The fewer, the more people fill the form in.':
    'De haut en bas. Moins il y en a, plus de gens remplissent le formulaire.',
  Button: 'Bouton',
  'What pressing it does, such as "Ask for a date".':
    'Ce que fait l’appui, par exemple « Demander une date ».',
  'Below the button: what happens with what a visitor enters.':
    'Sous le bouton : ce que devient ce que saisit un visiteur.',
  'Hidden fields': 'Champs cachés',
  'Hidden field': 'Champ caché',
  'Sent along without being seen. The note below the form should say so.':
    'Envoyé sans être vu. La note sous le formulaire devrait le dire.',
  'Under which it is kept, such as utm_source.': 'Sous lequel il est gardé, par exemple utm_source.',
  'Address of the page': 'Adresse de la page',
  'Page the visitor came from': 'Page d’où vient le visiteur',
  'A parameter of the address, such as utm_source': 'Un paramètre de l’adresse, par exemple utm_source',
  'The same for all': 'Le même pour tous',
  'Where it comes from.': 'D’où cela vient.',
  'Parameter or value': 'Paramètre ou valeur',
  'The parameter’s name, or what is sent along with every answer.':
    'Le nom du paramètre, ou ce qui accompagne chaque réponse.',
  'Hidden Fields': 'Champs cachés',
  Confirmation: 'Confirmation',
  'After sending': 'Après l’envoi',
  'A message in place of the form': 'Un message à la place du formulaire',
  'Another page': 'Une autre page',
  'How a visitor learns that the answer has arrived.':
    'Comment un visiteur apprend que la réponse est arrivée.',
  Message: 'Message',
  'That it has arrived, and what happens next.': 'Qu’elle est arrivée, et ce qui se passe ensuite.',
  'A page keeps its address when its path changes.': 'Une page garde son adresse quand son chemin change.',
  'While this page is not published, visitors read a short message instead.':
    'Tant que cette page n’est pas publiée, les visiteurs lisent un court message à la place.',
  'Such as /thank-you, or https://example.com. Each language may have its own.':
    'Comme /thank-you, ou https://example.com. Chaque langue peut avoir la sienne.',
  Mails: 'Messages',
  'Tell these addresses': 'Prévenir ces adresses',
  'One e-mail address a line. They are told that something came, not what was entered, at most once a minute. Whoever has an account here chooses that in the account.':
    'Une adresse e-mail par ligne. On leur dit que quelque chose est arrivé, pas ce qui a été saisi, au plus une fois par minute. Qui a un compte ici choisit cela dans son compte.',
  'Mail to the sender': 'Message à l’expéditeur',
  'To the address in the first e-mail field of the form, once a day at most. It says nothing of what was entered, because anybody may enter any address.':
    'À l’adresse du premier champ e-mail du formulaire, au plus une fois par jour. Il ne dit rien de ce qui a été saisi, car n’importe qui peut saisir n’importe quelle adresse.',
  'Send one': 'En envoyer un',
  Subject: 'Objet',
  'An empty line begins a new paragraph.': 'Une ligne vide commence un nouveau paragraphe.',
  Keeping: 'Conservation',
  'Days to keep what is sent': 'Jours de conservation des envois',
  'After that it is deleted here, whether or not it could be forwarded. Left empty, it is the same for all forms: 180 days, unless the configuration says otherwise. Say the same in the note below the button.':
    'Ensuite c’est supprimé ici, que cela ait pu être transmis ou non. Si c’est vide, c’est pareil pour tous les formulaires : 180 jours, sauf si la configuration dit autrement. Dites la même chose dans la note sous le bouton.',
  Dialogs: 'Dialogues',
  'Opened over the page by a link in any section or text. Saving shows the change on every page that opens it.':
    'Ouverts au-dessus de la page par un lien dans une section ou un texte. L’enregistrement montre la modification sur chaque page qui l’ouvre.',
  'Stands above it, and is what a link says that has no words of its own. In a language without a title the dialog is not there, and neither are links to it.':
    'Au-dessus, et ce que dit un lien sans mots propres. Dans une langue sans titre, le dialogue n’existe pas, ni les liens vers lui.',
  'What a visitor reads in it. Short, because it lies over the page.':
    'Ce qu’un visiteur y lit. Court, car il recouvre la page.',
  'Pictures, sound, films or files below the text. Leave it empty for none.':
    'Images, son, films ou fichiers sous le texte. Laissez vide pour n’en mettre aucun.',
  'Stands last. It is sent without leaving the page. Leave it empty for none.':
    'Vient en dernier. Il est envoyé sans quitter la page. Laissez vide pour n’en mettre aucun.',
  Notices: 'Avis',
  Notice: 'Avis',
  'Bars and dialogs that visitors can dismiss. Saving an active one shows it at once.':
    'Bandeaux et dialogues que les visiteurs peuvent fermer. Enregistrer un avis actif le montre aussitôt.',
  'For the list here. Visitors do not see it.': 'Pour la liste d’ici. Les visiteurs ne le voient pas.',
  Active: 'Actif',
  'Visitors see it while this is on, within its times.':
    'Les visiteurs le voient tant que ceci est activé, dans ses horaires.',
  'Bar at the foot of the window': 'Bandeau au bas de la fenêtre',
  'Dialog over the page': 'Dialogue au-dessus de la page',
  'A dialog interrupts: keep it for what must be read.':
    'Un dialogue interrompt : gardez-le pour ce qui doit être lu.',
  'The highest stands first.': 'La plus haute vient d’abord.',
  Priority: 'Priorité',
  'A few words. Leave it empty for none.': 'Quelques mots. Laissez vide pour n’en mettre aucun.',
  'Where to read more.': 'Où en lire plus.',
  Where: 'Où',
  'It is shown where any of these holds, except on the paths that are left out.':
    'Affiché là où l’un de ces cas se vérifie, sauf sur les chemins exclus.',
  'On every page': 'Sur chaque page',
  'Switch this off to choose pages below.': 'Désactivez ceci pour choisir des pages ci-dessous.',
  'On all pages of these types.': 'Sur toutes les pages de ces types.',
  'Content Types': 'Types de contenu',
  Paths: 'Chemins',
  "On these pages. In this language only, because each has paths of its own. One path a line, without the language's prefix. * stands for anything: /events/*. With ! in front: not there.":
    'Sur ces pages. Dans cette langue seulement, car chacune a ses propres chemins. Un chemin par ligne, sans le préfixe de la langue. * remplace n’importe quoi : /events/*. Avec ! devant : pas là.',
  'Left out': 'Exclus',
  "Never on these pages. In this language only, because each has paths of its own. One path a line, without the language's prefix. * stands for anything: /events/*. With ! in front: not there.":
    'Jamais sur ces pages. Dans cette langue seulement, car chacune a ses propres chemins. Un chemin par ligne, sans le préfixe de la langue. * remplace n’importe quoi : /events/*. Avec ! devant : pas là.',
  From: 'De',
  'Leave it empty to begin at once. Decided by the clock of the visitor’s device. Its words are in the source of pages a day earlier.':
    'Laissez vide pour commencer aussitôt. L’horloge de l’appareil du visiteur en décide. Le code source des pages le contient un jour plus tôt.',
  Until: 'Jusqu’à',
  'Leave it empty for no end.': 'Laissez vide pour aucune fin.',
  'Goes by itself after (seconds)': 'Disparaît tout seul après (secondes)',
  'Leave it empty so that it stays until it is closed. The time stands still while somebody points at it or is in it.':
    'Laissez vide pour qu’il reste jusqu’à ce qu’on le ferme. Le temps s’arrête tant que quelqu’un le survole ou s’y trouve.',
  'Forget that it was closed': 'Oublier qu’il a été fermé',
  'It comes back on the next page.': 'Il revient à la page suivante.',
  'Remember for (days)': 'Se souvenir pendant (jours)',
  'How long somebody who closed it does not see it again.':
    'Combien de temps celui qui l’a fermé ne le revoit pas.',
  Synonyms: 'Synonymes',
  'Group of synonyms': 'Groupe de synonymes',
  'Words that mean the same: who searches for one of a group finds the others, too. Saving changes the search at once.':
    'Des mots de même sens : qui cherche l’un d’un groupe trouve aussi les autres. L’enregistrement change la recherche aussitôt.',
  'Each a word or a phrase, such as "GRC" and "governance, risk and compliance". Press Enter after each. Each finds the others. Endings need no words of their own: risk finds risks.':
    'Chacun est un mot ou une expression, comme « GRC » et « governance, risk and compliance ». Appuyez sur Entrée après chacun. Chacun trouve les autres. Les terminaisons n’ont pas besoin de mots à part : risk trouve risks.',
  'Also find': 'Trouver aussi',
  'For one direction only. With words here, those above find these and not each other, and these do not find those above. So "ISO 27001" finds pages about information security, and not the other way.':
    'Dans un seul sens. Avec des mots ici, ceux du dessus trouvent ceux-ci et pas les uns les autres, et ceux-ci ne trouvent pas ceux du dessus. Ainsi « ISO 27001 » trouve des pages sur la sécurité de l’information, et non l’inverse.',
  'How much a page counts that has only the other word, compared with the typed one. Between 0.05 and 1. Leave it empty for the usual weight.':
    'Combien compte une page qui n’a que l’autre mot, par rapport au mot tapé. Entre 0,05 et 1. Laissez vide pour le poids habituel.',
  Weight: 'Poids',
  'In which language visitors search.': 'Dans quelle langue cherchent les visiteurs.',
  'In use': 'En service',
  'Switch a group off to keep it without any effect.':
    'Désactivez un groupe pour le garder sans aucun effet.',
  'The product': 'Le produit',
  Editors: 'Les éditeurs',
  'Groups of the product are updated with it until you change one. From then on your words stay.':
    'Les groupes du produit sont mis à jour avec lui jusqu’à ce que vous en changiez un. Dès lors, vos mots restent.',
  Loaded: 'Chargé',
  Trial: 'Essai',
  Group: 'Groupe',
  'Pinned results': 'Résultats épinglés',
  'Pages that stand first, marked as recommended, when visitors search for exactly these words. Saving changes the search at once.':
    'Des pages qui viennent d’abord, marquées comme recommandées, quand les visiteurs cherchent exactement ces mots. L’enregistrement change la recherche aussitôt.',
  'What visitors ask for, such as "risk register". It counts when nothing else is asked for; capitals and endings do not matter.':
    'Ce que demandent les visiteurs, par exemple « registre des risques ». Cela vaut quand rien d’autre n’est demandé ; majuscules et terminaisons n’importent pas.',
  'In the order in which they stand above the results under Recommended, whether or not they hold the words. A page that is unpublished later is passed over until it is published again.':
    'Dans l’ordre où elles sont au-dessus des résultats sous « Recommandé », qu’elles contiennent les mots ou non. Une page dépubliée plus tard est ignorée jusqu’à ce qu’elle soit republiée.',
  'Blocked suggestions': 'Suggestions bloquées',
  'Blocked suggestion': 'Suggestion bloquée',
  'The search suggests to visitors what many others searched for. It never suggests a search with one of these words. Saving takes effect at once; titles of pages are not affected.':
    'La recherche suggère aux visiteurs ce que beaucoup d’autres ont cherché. Elle ne suggère jamais une recherche avec l’un de ces mots. L’enregistrement agit aussitôt ; les titres des pages ne sont pas touchés.',
  'A word or a phrase, such as a name. Whole words count, whatever their capitals and accents; other endings need an entry of their own.':
    'Un mot ou une expression, comme un nom. Les mots entiers comptent, quels que soient majuscules et accents ; d’autres terminaisons demandent leur propre entrée.',
  'Accepted files': 'Fichiers acceptés',
  'Visitors read the list. What is in a file is checked, not only its name.':
    'Les visiteurs lisent la liste. Le contenu d’un fichier est vérifié, pas seulement son nom.',
  'Largest file': 'Plus grand fichier',
  'In megabytes. All files of one form together may have 20.':
    'En mégaoctets. Tous les fichiers d’un formulaire ensemble peuvent en avoir 20.',
  'Most files': 'Nombre maximal',
  'How many a visitor may choose.': 'Combien un visiteur peut en choisir.',
  'New step': 'Nouvelle étape',
  'New steps': 'Nouvelles étapes',
  'What the fields up to the next step are about. Visitors see one step at a time. A step in which nothing is asked is passed over.':
    'Le sujet des champs jusqu’à la prochaine étape. Les visiteurs voient une étape à la fois. Une étape où rien n’est demandé est passée.',
  PDF: 'PDF',
  'Plain text': 'Texte brut',
  'Pictures (JPEG, PNG, WebP, HEIC)': 'Images (JPEG, PNG, WebP, HEIC)',
  'Documents of Office and OpenDocument (DOCX, XLSX, PPTX, ODT, ODS, ODP)':
    'Documents Office et OpenDocument (DOCX, XLSX, PPTX, ODT, ODS, ODP)',
  'Files, as visitors see it': 'Fichiers, comme les visiteurs les voient',
  'A step of a form, as visitors see it': 'Une étape d’un formulaire, comme les visiteurs la voient',
  Step: 'Étape',
};
