import type { AdminLanguage } from '../../../admin-language.ts';

export const marketing: AdminLanguage['texts']['marketing'] = {
  'The file is larger than 5 MB. Split it. Nothing has been changed.':
    'Le fichier dépasse 5 Mo. Divisez-le. Rien n’a été modifié.',
  '{what} Nothing has been changed.': '{what} Rien n’a été modifié.',
  ' and ': ' et ',
  'Line {line} is longer than {most} characters. Perhaps a quotation mark in it is not closed.':
    'La ligne {line} dépasse {most} caractères. Un de ses guillemets n’est peut-être pas fermé.',
  'Line {line} separates its columns by another character than the first line.':
    'La ligne {line} sépare ses colonnes par un autre caractère que la première ligne.',
  'Line {line} has more cells than the first line has columns. A value with a comma, semicolon or tab in it needs quotation marks around it.':
    'La ligne {line} a plus de cellules que la première ligne n’a de colonnes. Une valeur qui contient une virgule, un point-virgule ou une tabulation doit être entre guillemets.',
  'The first line names the column “{name}” twice.':
    'La première ligne nomme deux fois la colonne « {name} ».',
  'Line {line} holds a character that cannot be stored (NUL). Delete it, or type the line anew.':
    'La ligne {line} contient un caractère qui ne peut pas être enregistré (NUL). Supprimez-le, ou retapez la ligne.',
  'The first line must name the columns: {list}. It lacks {missing}. Between them are commas, semicolons or tabs.':
    'La première ligne doit nommer les colonnes : {list}. Il manque {missing}. Des virgules, des points-virgules ou des tabulations les séparent.',
  '{list} and, if you like, {optional}': '{list} et, si vous voulez, {optional}',
  'The file is not a table as spreadsheets save it: the quotation marks in line {line} do not match.':
    'Le fichier n’est pas un tableau tel que les tableurs l’enregistrent : les guillemets de la ligne {line} ne vont pas par paires.',
  'The file has no {rows} in it.': 'Le fichier ne contient pas de {rows}.',
  'The file has {count} {rows}, and {maxLines} are the most at once. Split it.':
    'Le fichier a {count} {rows}, et {maxLines} sont le maximum à la fois. Divisez-le.',
  'The file could not be read. Try again.': 'Le fichier n’a pas pu être lu. Réessayez.',
  'The CMS did not answer, and the file may have been imported all the same. Choose it again: the preview shows what is imported already.':
    'Le CMS n’a pas répondu, et le fichier a peut-être été importé malgré tout. Choisissez-le à nouveau : l’aperçu montre ce qui est déjà importé.',
  'Nothing was imported, because the import would do something else than the preview shows: somebody has changed something since. Choose the file again to see what it would do now.':
    'Rien n’a été importé, parce que l’import ferait autre chose que ce que montre l’aperçu : quelqu’un a modifié quelque chose entre-temps. Choisissez à nouveau le fichier pour voir ce qu’il ferait maintenant.',
  'Imported: {outcomes}.': 'Importé : {outcomes}.',
  'Import and export': 'Import et export',
  'Import a CSV file ({columns})': 'Importer un fichier CSV ({columns})',
  'Export all as CSV': 'Tout exporter en CSV',
  'Nothing is imported while a line is refused. Correct the file and choose it again.':
    'Rien n’est importé tant qu’une ligne est refusée. Corrigez le fichier et choisissez-le à nouveau.',
  Import: 'Importer',
  Cancel: 'Annuler',
  Refused: 'Refusée',
  New: 'Nouvelle',
  Changed: 'Modifiée',
  'As it is': 'Inchangée',
  yes: 'oui',
  no: 'non',
  Line: 'Ligne',
  'What happens': 'Ce qui se passe',
  Why: 'Pourquoi',
  '{number} more lines are not shown.': '{number} autres lignes ne sont pas affichées.',
  'Save the page once. Then it can be shown here.':
    'Enregistrez la page une fois. Elle pourra alors être montrée ici.',
  Reports: 'Rapports',
  Language: 'Langue',
  'Pages of this report': 'Pages de ce rapport',
  'Page {page} of {last}': 'Page {page} sur {last}',
  'Nothing to correct.': 'Rien à corriger.',
  '1 redirect': '1 redirection',
  '{number} redirects': '{number} redirections',
  '1 page': '1 page',
  '{number} pages': '{number} pages',
  Page: 'Page',
  'Last changed': 'Dernière modification',
  Details: 'Détails',
  'Former address': 'Ancienne adresse',
  'Leads to': 'Mène à',
  Taken: 'Utilisée',
  'Last taken': 'Dernière utilisation',
  'Without description': 'Sans description',
  'Same title': 'Même titre',
  'Broken links': 'Liens rompus',
  'Links through redirects': 'Liens passant par des redirections',
  'Not linked': 'Sans lien entrant',
  Everybody: 'Tout le monde',
  'Nobody looks after it.': 'Personne ne s’en occupe.',
  '{name} looks after it.': '{name} s’en occupe.',
  'To be read again since {day}.': 'À relire depuis le {day}.',
  'To be read again': 'À relire',
  'Redirects in use': 'Redirections utilisées',
  'Search engines and shared links have nothing to say about these pages. Write a summary, or a description under Found and shared.':
    'Les moteurs de recherche et les liens partagés n’ont rien à dire de ces pages. Écrivez un résumé, ou une description sous « Trouvé et partagé ».',
  'Search engines show these pages under the same title. Change one of them, or its title under Found and shared.':
    'Les moteurs de recherche montrent ces pages sous le même titre. Changez l’un d’eux, ou son titre sous « Trouvé et partagé ».',
  'These pages have links to addresses of this site where nothing is. Choose a page instead of writing its address, and the link follows it.':
    'Ces pages ont des liens vers des adresses de ce site où il n’y a rien. Choisissez une page au lieu d’écrire son adresse, et le lien la suivra.',
  'These links work, by way of a redirect. Use the new address.':
    'Ces liens fonctionnent, mais par une redirection. Utilisez la nouvelle adresse.',
  'No other page, menu or footer links to these pages. Visitors find them only in lists, by the search and as related pages.':
    'Aucune autre page, aucun menu ni pied de page ne mène à ces pages. Les visiteurs ne les trouvent que dans les listes, par la recherche et comme pages liées.',
  'Are these pages still true? Their day has come, or they have none and nobody has touched them for a year. Set the day, and who looks after a page, beside its form.':
    'Ces pages sont-elles toujours justes ? Leur jour est venu, ou elles n’en ont pas et personne n’y a touché depuis un an. Le jour, et qui s’occupe d’une page, se choisissent à côté de son formulaire.',
  'Former addresses that visitors still use, most frequent first. Keep these redirects.':
    'Anciennes adresses que les visiteurs utilisent encore, les plus fréquentes d’abord. Gardez ces redirections.',
  Title: 'Titre',
  Description: 'Description',
  'In a search engine': 'Dans un moteur de recherche',
  'Some words of the page.': 'Quelques mots de la page.',
  'As a shared link': 'Comme lien partagé',
  'The site draws this picture.': 'Le site dessine cette image.',
  'Preview of search result and shared link': 'Aperçu du résultat de recherche et du lien partagé',
  'Save the page once. Then you see here how it is found and shared.':
    'Enregistrez la page une fois. Vous verrez alors ici comment elle est trouvée et partagée.',
  'Search engines are asked not to list this page. Shared links still show it.':
    'Les moteurs de recherche sont priés de ne pas lister cette page. Les liens partagés la montrent toujours.',
  'Search engines are asked to show {canonical} instead.':
    'Les moteurs de recherche sont priés de montrer {canonical} à la place.',
  '{length} of about {most} characters': '{length} caractères sur environ {most}',
  'Missing. Search engines choose some words of the page.':
    'Manque. Les moteurs de recherche choisissent quelques mots de la page.',
  '{count}. Short, so there is room to say more.': '{count}. Court, il y a de la place pour en dire plus.',
  '{count}. Long, so the end is probably cut off.': '{count}. Long, la fin sera sans doute coupée.',
  '{count}. Fits.': '{count}. Bien.',
  'The longest answer has between 1 and {mostCharacters} characters. Give a whole number.':
    'La plus longue réponse a entre 1 et {mostCharacters} caractères. Indiquez un nombre entier.',
  'No number is both at least {min} and at most {value}. Change one of the two.':
    'Aucun nombre n’est à la fois au moins {min} et au plus {value}. Changez l’un des deux.',
  '"{label}" is asked only after a choice in the field "{value}", which this form does not have. Choose another field, or none.':
    '« {label} » n’est demandé qu’après un choix dans le champ « {value} », que ce formulaire n’a pas. Choisissez un autre champ, ou aucun.',
  '"{label}" is asked only after a choice in "{other}", which does not come before it. Move one of them, or choose another field.':
    '« {label} » n’est demandé qu’après un choix dans « {other} », qui ne vient pas avant. Déplacez l’un des deux, ou choisissez un autre champ.',
  '"{label}" is asked only after a choice in "{other}", in which nothing is chosen. Choose another field, or none.':
    '« {label} » n’est demandé qu’après un choix dans « {other} », où rien n’est à choisir. Choisissez un autre champ, ou aucun.',
  'Choose at which options of "{other}" the field "{label}" is asked.':
    'Choisissez pour quelles options de « {other} » le champ « {label} » est demandé.',
  '"{label}" is asked only after the option "{unknown}" of "{other}", which does not have it. It has {offered}.':
    '« {label} » n’est demandé qu’après l’option « {unknown} » de « {other} », qui ne l’a pas. Il a {offered}.',
  'None: it is always asked': 'Aucun : il est toujours demandé',
  'Say where visitors are led, or choose "A page of this site" above.':
    'Dites où les visiteurs sont menés, ou choisissez « Une page de ce site » ci-dessus.',
  'Choose the page to which visitors are led, or "An address" above.':
    'Choisissez la page où les visiteurs sont menés, ou « Une adresse » ci-dessus.',
  '"{name}" cannot be the name of a field. Begin with a letter a–z; after that letters, digits and underscores, at most 41 in all, such as company_size.':
    '« {name} » ne peut pas être le nom d’un champ. Commencez par une lettre a–z ; ensuite lettres, chiffres et tirets bas, 41 au plus en tout, par exemple company_size.',
  '{same} fields of this form are named "{name}". Answers are kept by name, so one would overwrite the other: give each its own.':
    '{same} champs de ce formulaire se nomment « {name} ». Les réponses sont gardées par nom, l’une écraserait donc l’autre : donnez à chacun le sien.',
  'Give the field a name: what a visitor enters is kept by it.':
    'Donnez un nom au champ : ce que saisit un visiteur est gardé sous ce nom.',
  'A form without fields asks nothing. Add at least one field.':
    'Un formulaire sans champs ne demande rien. Ajoutez au moins un champ.',
  'There is room for {maxFields} fields, and these are {count}. Remove {number}.':
    'Il y a de la place pour {maxFields} champs, et il y en a {count}. Retirez-en {number}.',
  'Name the parameter of the address, such as utm_source.':
    'Nommez le paramètre de l’adresse, par exemple utm_source.',
  'Give the value that is sent along, such as the name of the campaign.':
    'Indiquez la valeur jointe à l’envoi, par exemple le nom de la campagne.',
  'This is longer than {maxCharacters} characters, and is sent along with every answer. Shorten it.':
    'Ceci dépasse {maxCharacters} caractères et accompagne chaque réponse. Raccourcissez.',
  'hidden fields': 'champs cachés',
  '{value} (not there)': '{value} (absent)',
  'Give a whole number of days from {least} to {most}, or leave it empty.':
    'Indiquez un nombre entier de jours de {least} à {most}, ou laissez vide.',
  '"{wrong}" is no e-mail address. Give one a line.':
    '« {wrong} » n’est pas une adresse e-mail. Indiquez-en une par ligne.',
  'There is room for {mostAddresses} addresses, and these are {count}. A list of your mail server has room for more.':
    'Il y a de la place pour {mostAddresses} adresses, et il y en a {count}. Une liste de votre serveur de messagerie a de la place pour plus.',
  'Say what the mail is about.': 'Dites de quoi parle le message.',
  'Write the mail, or send none.': 'Écrivez le message, ou n’en envoyez pas.',
  'The field "{label}" offers nothing to choose from. Add at least one option.':
    'Le champ « {label} » ne propose rien à choisir. Ajoutez au moins une option.',
  'Two options of the field "{label}" have the value "{repeated}", so nobody could tell which was chosen. Change one.':
    'Deux options du champ « {label} » ont la valeur « {repeated} », on ne saurait donc pas laquelle a été choisie. Changez-en une.',
  options: 'options',
  '{words} (required)': '{words} (obligatoire)',
  'This redirect would lead to itself.': 'Cette redirection mènerait à elle-même.',
  'Visitors would go in a circle: {arrows}. Choose another target, or remove one of these redirects.':
    'Les visiteurs tourneraient en rond : {arrows}. Choisissez une autre cible, ou supprimez l’une de ces redirections.',
  '{to} redirects to {value} already, so visitors would be sent on twice: {arrows}. Point to {chain}.':
    '{to} redirige déjà vers {value}, les visiteurs seraient donc renvoyés deux fois : {arrows}. Pointez vers {chain}.',
  '{before} redirects to {from} already, so visitors would be sent on twice: {arrows}. Point {before} to {to} first.':
    '{before} redirige déjà vers {from}, les visiteurs seraient donc renvoyés deux fois : {arrows}. Pointez d’abord {before} vers {to}.',
  'The status is "{status}"; it must be 301 or 302.': 'Le statut est « {status} » ; il doit être 301 ou 302.',
  'Led to {to} until now ({status}).': 'Menait à {to} jusqu’ici ({status}).',
  'Line {before} says already where {from} leads.': 'La ligne {before} dit déjà où mène {from}.',
  'Give a path that begins with one slash, without ? and #, such as /old-page.':
    'Indiquez un chemin qui commence par une seule barre oblique, sans ? ni #, comme /old-page.',
  'A redirect from this path leads to {to} already. Change that one, or delete it first.':
    'Une redirection depuis ce chemin mène déjà à {to}. Modifiez celle-ci, ou supprimez-la d’abord.',
  'The site itself answers at {from}, so that a redirect from there would never be used.':
    'Le site répond lui-même à l’adresse {from} : une redirection depuis celle-ci ne servirait jamais.',
  'Browsers never ask for a path with . or .. as a part of it. Give the path that they lead to.':
    'Les navigateurs ne demandent jamais un chemin dont une partie est . ou .. Indiquez le chemin auquel ils mènent.',
  'The home page cannot be redirected. Choose another home page in the site settings.':
    'La page d’accueil ne peut pas être redirigée. Choisissez une autre page d’accueil dans les réglages du site.',
  'Give a path such as /articles/new, or an address that begins with https://.':
    'Indiquez un chemin comme /articles/new, ou une adresse qui commence par https://.',
  'Everybody can read the name and the password in this address. Give it without them.':
    'Tout le monde peut lire le nom et le mot de passe dans cette adresse. Indiquez-la sans eux.',
  '"{title}" (node {nid}) is published at this path. Move or unpublish it first.':
    '« {title} » (nœud {nid}) est publié à ce chemin. Déplacez-le ou dépubliez-le d’abord.',
  'The end is not after the beginning, so nobody would ever see this notice. Change one of them.':
    'La fin n’est pas après le début, personne ne verrait donc jamais cet avis. Changez l’un des deux.',
  '"{invalid}" is no path: it begins with a slash, as in /events/*, or with !/ for "not there".':
    '« {invalid} » n’est pas un chemin : il commence par une barre oblique, comme /events/*, ou par !/ pour « pas là ».',
  addresses: 'adresses',
  'Give the address of the service’s script, beginning with https://.':
    'Indiquez l’adresse du script du service, commençant par https://.',
  '"{invalid}" is no origin. Write https://api.example.com, without a path.':
    '« {invalid} » n’est pas une origine. Écrivez https://api.example.com, sans chemin.',
  '"{invalid}" cannot be trusted. Give one whole address a line that begins with https:// and has no * and no # in it.':
    'On ne peut pas faire confiance à « {invalid} ». Indiquez par ligne une adresse entière qui commence par https:// et ne contient ni * ni #.',
  'There is room for {most} addresses, and these are {count}. Remove {number}.':
    'Il y a de la place pour {most} adresses, et il y en a {count}. Retirez-en {number}.',
  'Ask by form (a number), state ({submissionStates}, spam), desk (mine, nobody, done), text (200 characters) and page (a number).':
    'Demandez par form (un nombre), state ({submissionStates}, spam), desk (mine, nobody, done), text (200 caractères) et page (un nombre).',
  'It is not there (any more).': 'Ce n’est pas (ou plus) là.',
  'Assign it to an editor or an administrator.': 'Confiez-le à un éditeur ou à un administrateur.',
  'Sent by visitors, and assigned to you ({own})': 'Envoyés par des visiteurs et confiés à vous ({own})',
  'Look after them': 'S’en occuper',
  'Sent by visitors, not forwarded': 'Envoyés par des visiteurs, non transmis',
  'Sent by visitors, and nowhere to forward it to':
    'Envoyés par des visiteurs, sans destination de transmission',
  'How it did in 30 days': 'Résultats sur 30 jours',
  'Nobody has seen it yet.': 'Personne ne l’a encore vu.',
  Seen: 'Vu',
  Begun: 'Commencé',
  Sent: 'Envoyé',
  'Sent of seen': 'Envoyés sur vus',
  'Counted without anything about who it was. Visitors without scripts are among those who sent it only.':
    'Compté sans rien savoir de qui c’était. Les visiteurs sans scripts ne sont que parmi ceux qui l’ont envoyé.',
  Waiting: 'En attente',
  'Being sent': 'En cours d’envoi',
  Forwarded: 'Transmis',
  'Given up': 'Abandonné',
  Spam: 'Spam',
  'Spam, and not forwarded': 'Spam, non transmis',
  'Forwarded on {time}': 'Transmis le {time}',
  'Being sent at this moment': 'En cours d’envoi en ce moment',
  'Given up after it was tried {times}': 'Abandonné après essais : {times}',
  'Waiting for its turn': 'Attend son tour',
  'Tried {times}; again on {time}': 'Essayé : {times} ; à nouveau le {time}',
  'Mine, not done': 'Les miens, non terminés',
  'Nobody’s, not done': 'À personne, non terminés',
  'Words or e-mail address': 'Mots ou adresse e-mail',
  'All forms': 'Tous les formulaires',
  'Any but spam': 'Tous sauf spam',
  Form: 'Formulaire',
  Whose: 'À qui',
  'Anybody’s': 'À tous',
  '1 submission': '1 envoi',
  '{number} submissions': '{number} envois',
  'Nobody has said yet where submissions are forwarded to, so they wait here. MARKETING_ENDPOINT in the environment of the CMS says it; see docs/forms.md.':
    'Personne n’a encore dit où transmettre les envois, ils attendent donc ici. MARKETING_ENDPOINT dans l’environnement du CMS le dit ; voir docs/forms.md.',
  'Marked as spam. It will not be forwarded.': 'Marqué comme spam. Il ne sera pas transmis.',
  'Back among the others.': 'De retour parmi les autres.',
  'Done.': 'Terminé.',
  'Open again.': 'Rouvert.',
  'Nobody looks after it now.': 'Personne ne s’en occupe maintenant.',
  'Assigned.': 'Confié.',
  'Looking what has come …': 'Regardons ce qui est arrivé …',
  '{count} will be sent again at once.': '{count} seront renvoyés aussitôt.',
  'Deleted.': 'Supprimé.',
  'Deleted {count} of {text}.': '{count} de {text} supprimés.',
  'Send again what was given up ({count})': 'Renvoyer ce qui a été abandonné ({count})',
  'Send at once what waits ({count})': 'Envoyer tout de suite ce qui attend ({count})',
  'Export as CSV': 'Exporter en CSV',
  'Delete all of {text} ({ofAddress})': 'Supprimer tout de {text} ({ofAddress})',
  '{count} with “{text}”': '{count} avec « {text} »',
  'There is nothing here.': 'Il n’y a rien ici.',
  'Delete this submission?': 'Supprimer cet envoi ?',
  'It is gone for good here. What was forwarded already stays where it was forwarded to.':
    'Ici, il disparaît pour de bon. Ce qui a déjà été transmis reste où il a été transmis.',
  Delete: 'Supprimer',
  'Delete all of {text}?': 'Supprimer tout de {text} ?',
  '{count}, of all forms, spam and done ones too, are gone for good here. What was forwarded already stays where it was forwarded to, and has to be deleted there.':
    '{count}, de tous les formulaires, y compris spam et terminés, disparaissent ici pour de bon. Ce qui a déjà été transmis reste où il a été transmis, et doit y être supprimé.',
  'Delete all': 'Tout supprimer',
  Newer: 'Plus récents',
  'Page {page} of {pages}': 'Page {page} sur {pages}',
  Older: 'Plus anciens',
  'Somebody who left no name': 'Quelqu’un qui n’a pas laissé de nom',
  'Sent from {pagePath}': 'Envoyé depuis {pagePath}',
  'Assigned to: {name}': 'Confié à : {name}',
  Nobody: 'Personne',
  'Somebody who has left': 'Quelqu’un qui est parti',
  Reopen: 'Rouvrir',
  'Not spam': 'Pas un spam',
  'For editors only': 'Réservé aux éditeurs',
  Received: 'Reçu',
  'What was entered': 'Ce qui a été saisi',
  'Assigned to': 'Confié à',
  redirects: 'redirections',
  'There is room for {maxSteps} steps, and these are {steps}.':
    'Il y a de la place pour {maxSteps} étapes, et il y en a {steps}.',
  'Enter a whole number from 1 to {max}.': 'Saisissez un nombre entier de 1 à {max}.',
  'no virus found when it came': 'aucun virus trouvé à l’arrivée',
  'not scanned for viruses': 'pas analysé par un antivirus',
  'This link is on no published page any more.': 'Ce lien ne figure plus sur aucune page publiée.',
  'Links to other sites are not checked.': 'Les liens vers d’autres sites ne sont pas vérifiés.',
  'This site was visited a moment ago. Try again in a minute.':
    'Ce site vient d’être visité. Réessayez dans une minute.',
  'There is no site of this name.': 'Il n’existe pas de site de ce nom.',
  'The site does not answer.': 'Le site ne répond pas.',
  'The certificate of the site is not valid.': 'Le certificat du site n’est pas valable.',
  'The site does not answer in time.': 'Le site ne répond pas à temps.',
  'The site redirects in a circle, or to nowhere.': 'Le site redirige en rond ou vers nulle part.',
  'Its address is not on the public internet.': 'Son adresse n’est pas sur l’Internet public.',
  'Its port is not one of those that sites use.': 'Son port n’est pas de ceux que les sites utilisent.',
  'It leads to something that is no site.': 'Il mène à autre chose qu’un site.',
  'It contains a name or a password.': 'Il contient un nom ou un mot de passe.',
  'It was not visited yet.': 'Il n’a pas encore été visité.',
  'It works, the answer was {status}.': 'Il fonctionne, la réponse a été {status}.',
  'There is no such page ({status}).': 'Cette page n’existe pas ({status}).',
  'The site reports an error of its own ({status}).': 'Le site signale une erreur de son côté ({status}).',
  'The link is checked again.': 'Le lien est de nouveau vérifié.',
  'The link is ignored from now on.': 'Le lien est désormais ignoré.',
  'Check again now': 'Vérifier maintenant',
  'Checking …': 'Vérification …',
  'Check this link again': 'Vérifier de nouveau ce lien',
  'Ignore this link': 'Ignorer ce lien',
  'Links to other sites': 'Liens vers d’autres sites',
  'Links to other sites are not checked, because the operator does not let the CMS reach other sites.':
    'Les liens vers d’autres sites ne sont pas vérifiés, car l’exploitant ne laisse pas le CMS accéder à d’autres sites.',
  'Links to other sites are not checked. Site settings switch that on.':
    'Les liens vers d’autres sites ne sont pas vérifiés. Les réglages du site l’activent.',
  'Failed on one day or two, and tried again tomorrow ({number})':
    'En échec depuis un jour ou deux, réessayés demain ({number})',
  'Not checked ({number})': 'Non vérifiés ({number})',
  'Ignored ({number})': 'Ignorés ({number})',
  'What was answered': 'Réponse',
  Since: 'Depuis',
  Link: 'Lien',
  Redirects: 'Redirections',
  'Site settings': 'Réglages du site',
  '1 link': '1 lien',
  '{number} links': '{number} liens',
  'No link has failed on three days.': 'Aucun lien n’a échoué sur trois jours.',
};
