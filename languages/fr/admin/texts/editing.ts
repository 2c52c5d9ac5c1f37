import type { AdminLanguage } from '../../../admin-language.ts';

export const editing: AdminLanguage['texts']['editing'] = {
  'A table holds words only. What you have put into it stands below it now.':
    'Un tableau ne contient que des mots. Ce que vous y avez placé se trouve maintenant en dessous.',
  'Reusable section': 'Section réutilisable',
  'Close menu': 'Fermer le menu',
  'More choices': 'Autres choix',
  'More actions': 'Autres actions',
  'Actions of this row': 'Actions de cette ligne',
  'Move by dragging, or with the arrow keys': 'Déplacer en faisant glisser, ou avec les flèches',
  'Now at place {place} of {count}.': 'Désormais à la place {place} sur {count}.',
  'Clear the date': 'Effacer la date',
  'Remove the file': 'Retirer le fichier',
  'Copy the address': 'Copier l’adresse',
  Insert: 'Insérer',
  'Insert a part of the text': 'Insérer une partie du texte',
  'Insert a footnote': 'Insérer une note de bas de page',
  'Kind of paragraph': 'Type de paragraphe',
  'Edit link': 'Modifier le lien',
  'Remove link': 'Retirer le lien',
  'Drag to move': 'Faire glisser pour déplacer',
  'Add block': 'Ajouter un bloc',
  Bold: 'Gras',
  Italic: 'Italique',
  Strikethrough: 'Barré',
  Code: 'Code',
  'Choose this row': 'Choisir cette ligne',
  'Choose all rows': 'Choisir toutes les lignes',
  'Views of this document': 'Vues de ce document',
  'Previous page': 'Page précédente',
  'Next page': 'Page suivante',
  '{zone}, the time zone of the event': '{zone}, le fuseau horaire de l’événement',
  'This path is too long. Shorten it to {maxLength} characters.':
    'Ce chemin est trop long. Raccourcissez-le à {maxLength} caractères.',
  'A path begins with a slash and has lower case letters a–z, digits and single hyphens, such as /articles/first-aid.':
    'Un chemin commence par une barre oblique et contient des minuscules a–z, des chiffres et des traits d’union isolés, par exemple /articles/first-aid.',
  'Paths under /{first} belong to the site itself. Begin with another word.':
    'Les chemins sous /{first} appartiennent au site lui-même. Commencez par un autre mot.',
  '“{title}” has this path already. Choose another, or empty the field to have one made.':
    '« {title} » a déjà ce chemin. Choisissez-en un autre, ou videz le champ pour qu’il soit créé.',
  Somebody: 'Quelqu’un',
  'you have saved it in another window': 'vous avez enregistré dans une autre fenêtre',
  '{name} has saved it': '{name} a enregistré',
  somebody: 'quelqu’un',
  'Nothing was saved, because since this version was opened {who}.':
    'Rien n’a été enregistré, car depuis que cette version a été ouverte, {who}.',
  'Nothing was saved, because since this version was opened {who} and changed {changed}.':
    'Rien n’a été enregistré, car depuis que cette version a été ouverte, {who} et modifié {changed}.',
  'Nothing was saved, because content is still being loaded. Try again in a minute.':
    'Rien n’a été enregistré, car des contenus sont encore en cours de chargement. Réessayez dans une minute.',
  'Nothing was replaced, because others are editing {documents}, where this is used. Try again when they are done.':
    'Rien n’a été remplacé, car d’autres personnes modifient {documents}, où ceci est utilisé. Réessayez quand elles auront terminé.',
  'Nothing was saved, because the CMS was updated while this page was open, and its forms have other fields now. Load the page again: what you typed into a form is kept, and offered to you there. Copy anything else first.':
    'Rien n’a été enregistré, car le CMS a été mis à jour pendant que cette page était ouverte, et ses formulaires ont maintenant d’autres champs. Rechargez la page : ce que vous avez saisi dans un formulaire est conservé et vous y sera proposé. Copiez d’abord tout le reste.',
  'The form has no {fields} any more, since the CMS was updated. Copy what you had typed there.':
    'Depuis la mise à jour du CMS, le formulaire n’a plus de champ {fields}. Copiez ce que vous y aviez écrit.',
  'The CMS was updated while this page was open, and parts of the page do nothing any more. Save what you typed, and load the page again. What cannot be saved is offered to you then.':
    'Le CMS a été mis à jour pendant que cette page était ouverte, et certaines parties de la page ne font plus rien. Enregistrez votre saisie et rechargez la page. Ce qui ne peut pas être enregistré vous sera alors proposé.',
  'Nothing was changed, because {holder} is editing this.':
    'Rien n’a été modifié, car {holder} est en train de modifier ceci.',
  'What you typed is still here, and saving will ask you what to do.':
    'Ce que vous avez écrit est toujours là, et l’enregistrement vous demandera que faire.',
  'You have saved this in another window while you were editing. {typed}':
    'Vous avez enregistré ceci dans une autre fenêtre pendant que vous le modifiiez. {typed}',
  '{name} has saved this while you were editing. {typed}':
    '{name} a enregistré ceci pendant que vous le modifiiez. {typed}',
  '{name} is editing this now. {typed}': '{name} est en train de modifier ceci. {typed}',
  '{who} saved this at {time} while you were editing.':
    '{who} a enregistré ceci le {time} pendant que vous le modifiiez.',
  'You, in another window,': 'Votre autre fenêtre',
  'Changed: {names}.': 'Modifié : {names}.',
  'Nothing differs in this language.': 'Rien ne diffère dans cette langue.',
  '{name} is editing this now.': '{name} est en train de modifier ceci.',
  'What you typed is in the clipboard.': 'Ce que vous avez écrit est dans le presse-papiers.',
  'Your text has been saved already': 'Votre texte est déjà enregistré',
  'Nothing that you typed is missing there: the answer to your save may have been lost. Load what was saved, and go on from there.':
    'Rien de ce que vous avez écrit n’y manque : la réponse à votre enregistrement s’est peut-être perdue. Chargez ce qui a été enregistré, et continuez à partir de là.',
  'Load what was saved': 'Charger ce qui a été enregistré',
  'There is a newer version': 'Il existe une version plus récente',
  'You have changed nothing in this form. Load what was saved, and go on from there.':
    'Vous n’avez rien modifié dans ce formulaire. Chargez ce qui est enregistré, et continuez à partir de là.',
  'Your text is not saved yet': 'Votre texte n’est pas encore enregistré',
  'What you typed is still in the form. What should become of it?':
    'Ce que vous avez écrit est toujours dans le formulaire. Que faut-il en faire ?',
  'Keep editing': 'Continuer à modifier',
  'Copy my text': 'Copier mon texte',
  'Open the saved version in a new tab': 'Ouvrir la version enregistrée dans un nouvel onglet',
  'Save mine over it, as a draft': 'Enregistrer la mienne par-dessus, comme brouillon',
  'Save mine over it': 'Enregistrer la mienne par-dessus',
  'Discard mine and load the saved version': 'Abandonner la mienne et charger la version enregistrée',
  'Whichever you choose, both versions that were saved stay under “Versions”.':
    'Quel que soit votre choix, les deux versions enregistrées restent sous « Versions ».',
  'Where you have changed something, it replaces what was saved. Everything else stays as it was saved.':
    'Là où vous avez modifié quelque chose, cela remplace ce qui a été enregistré. Tout le reste demeure tel qu’enregistré.',
  'What you typed': 'Ce que vous avez écrit',
  'Nothing was saved: the database refused the change at its very end. Try again; if it goes on, tell whoever runs the CMS.':
    'Rien n’a été enregistré : la base de données a refusé la modification tout à la fin. Réessayez ; si cela continue, prévenez ceux qui exploitent le CMS.',
  'The database went away while this was saved. Look whether the change is there before you try again.':
    'La base de données a disparu pendant l’enregistrement. Vérifiez si la modification est là avant de réessayer.',
  'The database began no transaction, so nothing was done. Try again when it is well.':
    'La base de données n’a pas ouvert de transaction, rien n’a donc été fait. Réessayez quand elle ira bien.',
  'Found nowhere in the texts of this language.': 'Introuvable dans les textes de cette langue.',
  '{times} in {fields}': '{times} dans {fields}',
  '1 time': '1 fois',
  '{count} times': '{count} fois',
  '1 field': '1 champ',
  '{count} fields': '{count} champs',
  'Replaced {places}. Save to keep it.': 'Remplacé : {places}. Enregistrez pour le garder.',
  'Found {places}.': 'Trouvé : {places}.',
  'Save what you have changed first: a copy has only what is saved.':
    'Enregistrez d’abord ce que vous avez modifié : une copie ne contient que ce qui est enregistré.',
  'Find and replace': 'Rechercher et remplacer',
  Find: 'Rechercher',
  'Replace by': 'Remplacer par',
  'Capital letters as written': 'Respecter les majuscules',
  Count: 'Compter',
  'Replace all': 'Tout remplacer',
  'Nothing was saved. One field has to change first.':
    'Rien n’a été enregistré. Un champ doit être modifié d’abord.',
  'Nothing was saved. {number} fields have to change first.':
    'Rien n’a été enregistré. {number} champs doivent être modifiés d’abord.',
  'in {language}': 'en {language}',
  'You have typed into {fields} since, which stays as it is. What you had typed before is kept here.':
    'Vous avez écrit depuis dans {fields}, qui reste tel quel. Ce que vous aviez écrit avant reste ici.',
  'Your text is back in the form. It is not saved yet.':
    'Votre texte est de retour dans le formulaire. Il n’est pas encore enregistré.',
  'What you typed until {time} in another browser was not saved.':
    'Ce que vous avez écrit jusqu’à {time} dans un autre navigateur n’a pas été enregistré.',
  Redo: 'Rétablir',
  'Restore as draft': 'Rétablir comme brouillon',
  'This version has a part of a kind that there is no more, so nobody could open the page with it. The page is as it was. Restore a later version.':
    'Cette version contient une partie d’un type qui n’existe plus, si bien que personne ne pourrait ouvrir la page avec elle. La page est restée telle quelle. Restaurez une version plus récente.',
  'This version is a draft again.': 'Cette version est de nouveau un brouillon.',
  '{count} of {total} are back. What was published is a draft now.':
    '{count} sur {total} sont de retour. Ce qui était publié est maintenant un brouillon.',
  'It is back. What was published is a draft now.':
    'C’est rétabli. Ce qui était publié est maintenant un brouillon.',
  Undo: 'Annuler',
  'Who looks after it': 'Qui s’en occupe',
  Owner: 'Responsable',
  'Read it again on': 'À relire le',
  'Keep owner and day': 'Retenir la personne et le jour',
  'Owner and day are kept. Nothing else was saved.':
    'La personne et le jour sont retenus. Rien d’autre n’a été enregistré.',
  'What you typed until {time} was not saved. It is kept in this browser.':
    'Ce que vous avez écrit jusqu’à {time} n’a pas été enregistré. C’est conservé dans ce navigateur.',
  'Changed: {fields}.': 'Modifié : {fields}.',
  'This has been saved since, by somebody else or by you elsewhere. Put your text back and save, and you can choose what becomes of both.':
    'Ceci a été enregistré depuis, par quelqu’un d’autre ou par vous ailleurs. Remettez votre texte et enregistrez, et vous pourrez choisir ce que deviennent les deux.',
  'This has been saved since, by somebody else or by you elsewhere. Put your text back, and compare before you save.':
    'Ceci a été enregistré depuis, par quelqu’un d’autre ou par vous ailleurs. Remettez votre texte, et comparez avant d’enregistrer.',
  'This is older than what was saved on {time}, which may have it already. Put it back only if something is missing. When you save, you can choose what becomes of both.':
    'Ceci est plus ancien que ce qui a été enregistré le {time}, et qui le contient peut-être déjà. Ne le remettez que s’il manque quelque chose. En enregistrant, vous pourrez choisir ce que deviennent les deux.',
  'It is older than what was saved on {time}.': 'C’est plus ancien que ce qui a été enregistré le {time}.',
  'Some of it belongs to fields that are gone. Copy it before you put the rest back.':
    'Une partie appartient à des champs qui n’existent plus. Copiez-la avant de remettre le reste.',
  'fields that are gone': 'des champs qui n’existent plus',
  'Put it back': 'Le remettre',
  'Copy it': 'Le copier',
  'Discard it': 'L’abandonner',
  'Typed and not saved ({count})': 'Saisi et pas enregistré ({count})',
  'It is kept for a week. Open it to put it back.':
    'C’est conservé une semaine. Ouvrez-le pour le remettre en place.',
  'It is in the trash. Restore it there, then open it to put this back.':
    'C’est dans la corbeille. Restaurez-le là-bas, puis ouvrez-le pour remettre ceci en place.',
  'It has been deleted. What you typed can still be copied.':
    'Cela a été supprimé. Ce que vous avez écrit peut encore être copié.',
  'Discarded.': 'Abandonné.',
  'Take it back': 'Le reprendre',
  'Discard what you typed here?': 'Abandonner ce que vous avez saisi ici ?',
  'It is not part of the page yet.': 'Ce n’est pas encore dans la page.',
  'What you typed here is not saved yet. Leave the page?':
    'Ce que vous avez écrit ici n’est pas encore enregistré. Quitter la page ?',
  'Unsaved changes': 'Modifications non enregistrées',
  'There is no such day or time. Give one that exists, up to the year 9999.':
    'Ce moment n’existe pas. Indiquez-en un qui existe, jusqu’à l’an 9999.',
  'The request could not be read to its end. Send it again.':
    'La requête n’a pas pu être lue jusqu’au bout. Envoyez-la de nouveau.',
  'A part of the request that has to be JSON cannot be read. Send it again.':
    'Une partie de la requête, qui doit être du JSON, est illisible. Renvoyez-la.',
  'The request names something that is not there (any more), such as a folder. Reload, and choose another one.':
    'La requête désigne quelque chose qui n’existe pas (ou plus), par exemple un dossier. Rechargez, et choisissez autre chose.',
  'The database of the CMS does not answer. Nothing was done. Try again in a minute.':
    'La base de données du CMS ne répond pas. Rien n’a été fait. Réessayez dans une minute.',
  'The database of the CMS does not answer, so this was probably not done. Look again in a minute.':
    'La base de données du CMS ne répond pas : cela n’a probablement pas été fait. Vérifiez dans une minute.',
  'Nothing was saved, because this has been moved to the trash since it was opened. Restore it there, in a new tab. Then save again, and choose to save yours over it.':
    'Rien n’a été enregistré, car cela se trouve dans la corbeille depuis l’ouverture. Restaurez-le là-bas, dans un nouvel onglet. Enregistrez ensuite à nouveau, et choisissez d’enregistrer le vôtre par-dessus.',
  'Nothing was saved, because this is not there any more. Somebody has moved it to the trash, or deleted it. What you typed is still here. Copy it, here or on the dashboard, where it stays for a week.':
    'Rien n’a été enregistré, car cela n’existe plus. Quelqu’un l’a mis à la corbeille ou supprimé. Votre texte est toujours ici. Copiez-le, ici ou sur le tableau de bord, où il reste une semaine.',
  'Nothing was saved, because the disk of the database is full. What you typed is still here. Tell an administrator, and save it again when there is room.':
    'Rien n’a été enregistré, car le disque de la base de données est plein. Ce que vous avez saisi est toujours là. Prévenez un administrateur, puis enregistrez de nouveau quand il y aura de la place.',
  'Nothing was saved, because the database of the CMS can only be read at the moment. What you typed is still here. Tell an administrator, and save it again when it can be written to.':
    'Rien n’a été enregistré, car la base de données du CMS ne peut actuellement qu’être lue. Ce que vous avez saisi est toujours là. Prévenez un administrateur, puis enregistrez de nouveau quand elle pourra être modifiée.',
  'The request has a value that its field cannot have, such as a word for a number.':
    'La requête contient une valeur que son champ ne peut pas avoir, par exemple un mot pour un nombre.',
  'Name a language of the site.': 'Indiquez une langue du site.',
  'Send the query of a POST as application/x-www-form-urlencoded.':
    'Envoyez la requête d’un POST au format application/x-www-form-urlencoded.',
  'The upload was not stored, because the folder for files is not the one that was there when the CMS started. Nothing is wrong with the file. Tell an administrator, and upload it again when the folder is back.':
    'Le fichier n’a pas été enregistré, car le dossier des fichiers n’est pas celui qui était là au démarrage du CMS. Le fichier n’est pas en cause. Prévenez un administrateur, et envoyez-le de nouveau quand le dossier sera là.',
  'The request could not be read, because it is no JSON object.':
    'La requête n’a pas pu être lue, car elle n’est pas un objet JSON.',
  'The file could not be read, because its name has a character that no file can have. Rename it, and upload it again.':
    'Le fichier n’a pas pu être lu, car son nom contient un caractère qu’aucun fichier ne peut avoir. Renommez-le, puis téléversez-le de nouveau.',
  'This is no formatted text, which is an object with a root.':
    'Ceci n’est pas un texte mis en forme, c’est-à-dire un objet avec une racine (root).',
  'This text has a part of the kind “{kind}” that cannot be read.':
    'Ce texte contient un élément de type « {kind} » qui ne peut pas être lu.',
  'This is no text.': 'Ceci n’est pas un texte.',
  'This is no row, which is an object with fields.':
    'Ceci n’est pas une ligne, c’est-à-dire un objet avec des champs.',
  'This is the start page of the site, and without it visitors find nothing there. Choose another one in the site settings first.':
    'Ceci est la page d’accueil du site, et sans elle les visiteurs n’y trouvent rien. Choisissez-en d’abord une autre dans les réglages du site.',
  'Visitors would find no start page. Choose one that is published in {language}.':
    'Les visiteurs ne trouveraient pas de page d’accueil. Choisissez-en une qui est publiée en {language}.',
  'This is no list of blocks.': 'Ceci n’est pas une liste de blocs.',
  'This block is of no kind that this field has. Set blockType to one of {kinds}.':
    'Ce bloc n’est d’aucun type prévu dans ce champ. Donnez à blockType l’une des valeurs {kinds}.',
  'This holds a character that cannot be stored (NUL, or half of an emoji). Delete it, or type the text anew.':
    'Il y a ici un caractère qui ne peut pas être enregistré (NUL, ou la moitié d’un emoji). Supprimez-le, ou saisissez le texte à nouveau.',
  'Log in before you upload anything.': 'Connectez-vous avant de téléverser.',
  'Nothing was uploaded, because it has {megabytes} and {megabytes2} are allowed here. Make it smaller, and upload that.':
    'Rien n’a été téléversé, car cela fait {megabytes} et {megabytes2} sont permis ici. Réduisez-le, et téléversez le résultat.',
  'Nothing was saved, because a request may have 8 MB and this has more.':
    'Rien n’a été enregistré, car une requête peut avoir 8 Mo et celle-ci en a plus.',
  'Nothing was saved, because what was sent is nested more than {number} levels deep.':
    'Rien n’a été enregistré, car ce qui a été envoyé est imbriqué sur plus de {number} niveaux.',
  'There is no preview of the form, because it may have 2 MB for that and this has more.':
    'Il n’y a pas d’aperçu du formulaire, car il peut avoir 2 Mo pour cela et celui-ci en a plus.',
  'Without a log-in a request may have 64 kB, and this has more.':
    'Sans connexion, une requête peut avoir 64 ko, et celle-ci en a plus.',
  Actions: 'Actions',
  'Copy and paste': 'Copier et coller',
  Edit: 'Modifier',
  'Edit {title}': 'Modifier {title}',
  'New: {plural}': 'Créer : {plural}',
  '{zone}, the time zone of the site': '{zone}, le fuseau horaire du site',
  'Name a section of the page, and what it is to be called.':
    'Indiquez une section de la page, et le nom qu’elle doit avoir.',
  'Save the page first, so that the section is there.':
    'Enregistrez d’abord la page, pour que la section existe.',
  'This section is reusable already.': 'Cette section est déjà réutilisable.',
  'Choose a reusable section, and save the page first.':
    'Choisissez une section réutilisable, et enregistrez d’abord la page.',
  'Give the template a name of 120 characters at most.': 'Donnez au modèle un nom de 120 caractères au plus.',
  'Choose a page, a colleague and a day.': 'Choisissez une page, une personne et un jour.',
  'There is no such page.': 'Cette page n’existe pas.',
  'This is too long to be kept.': 'C’est trop long pour être conservé.',
  'It is not there (any more).': 'Le fichier n’est pas (ou plus) là.',
};
