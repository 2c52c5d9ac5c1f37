import type { AdminLanguage } from '../../../admin-language.ts';

export const publishing: AdminLanguage['texts']['publishing'] = {
  'Go to …': 'Aller à …',
  'Go to, create or save': 'Aller, créer ou enregistrer',
  'Page, place or command': 'Page, lieu ou commande',
  Commands: 'Commandes',
  'This list cannot be filtered by “{field}”, or not any more, so it shows nothing.':
    'Cette liste ne peut pas, ou ne peut plus, être filtrée par « {field} » ; elle n’affiche donc rien.',
  'Add a condition': 'Ajouter une condition',
  'Remove this condition': 'Supprimer cette condition',
  Comparison: 'Comparaison',
  Value: 'Valeur',
  'Nothing matches.': 'Rien ne correspond.',
  Dashboard: 'Tableau de bord',
  Content: 'Contenus',
  Calendar: 'Calendrier',
  'Media library': 'Médiathèque',
  Submissions: 'Envois',
  'Search statistics': 'Statistiques de recherche',
  'Try the search': 'Essayer la recherche',
  'Reports on pages': 'Rapports sur les pages',
  'Unused media': 'Médias inutilisés',
  Account: 'Compte',
  'This page': 'Cette page',
  'Go to': 'Aller à',
  'Audit trail': 'Journal d’audit',
  Create: 'Créer',
  '{name} is editing it.': '{name} est en train de modifier.',
  'The change of "{title}" was refused.': 'La modification de « {title} » a été refusée.',
  'It could not be saved.': 'L’enregistrement a échoué.',
  '"{field}" is no field whose values can be added and removed.':
    '« {field} » n’est pas un champ dont on peut ajouter et retirer des valeurs.',
  'Choose what to add or remove.': 'Choisissez ce qu’il faut ajouter ou retirer.',
  'At most {mostDocuments} are changed at once. Choose fewer of them, or filter the list.':
    'Au plus {mostDocuments} sont modifiés à la fois. Choisissez-en moins, ou filtrez la liste.',
  'Change values of many': 'Changer les valeurs de plusieurs',
  'Add, remove or replace values': 'Ajouter, retirer ou remplacer des valeurs',
  'Add these to what is there': 'Ajouter celles-ci à celles qui existent',
  'Remove these from what is there': 'Retirer celles-ci de celles qui existent',
  'Replace everything that is there by these': 'Remplacer toutes celles qui existent par celles-ci',
  Field: 'Champ',
  'What to do': 'Que faire',
  'Change {changing}': 'En changer {changing}',
  'Count what will change': 'Compter ce qui va changer',
  Close: 'Fermer',
  '{count} selected, {changing} changed.': '{count} choisis, {changing} modifiés.',
  '{count} selected, {changing} will change.': '{count} choisis, {changing} seront modifiés.',
  '{count} published at once.': '{count} publiés aussitôt.',
  '{count} will be published at once, because they are published and have no draft.':
    '{count} seront publiés aussitôt, car ils sont publiés et n’ont pas de brouillon.',
  '{count} saved as drafts.': '{count} enregistrés comme brouillons.',
  '{count} will be saved as drafts, and what visitors see stays as it is.':
    '{count} seront enregistrés comme brouillons, et ce que voient les visiteurs ne change pas.',
  '{count} had it already.': '{count} l’avaient déjà.',
  '{count} have it already.': '{count} l’ont déjà.',
  '{count} not changed.': '{count} non modifiés.',
  '{count} cannot be changed.': '{count} ne peuvent pas être modifiés.',
  'It goes off the site in these languages, in which it has no title any more: {languages}.':
    'Cela disparaît du site dans ces langues, où il n’y a plus de titre : {languages}.',
  'It has no title yet.': 'Il n’y a pas encore de titre.',
  'It is not published, so there is nothing to archive.':
    'Ce n’est pas publié, il n’y a donc rien à archiver.',
  'It is in the trash, or gone.': 'C’est dans la corbeille, ou disparu.',
  'Pages of this type have no such field.': 'Les pages de ce type n’ont pas ce champ.',
  'At most {mostPages} pages are changed at once. Choose fewer of them, or filter the list.':
    'Au plus {mostPages} pages sont modifiées à la fois. Choisissez-en moins, ou filtrez la liste.',
  'Somebody has saved it since.': 'Quelqu’un l’a enregistré depuis.',
  'This was undone already, or is more than a day ago.': 'Cela a déjà été annulé, ou date de plus d’un jour.',
  'The beginning of the page': 'Le début de la page',
  items: 'éléments',
  'Give a path of this site such as /articles/first-hour, or an address that begins with https://.':
    'Indiquez un chemin de ce site comme /articles/first-hour, ou une adresse qui commence par https://.',
  'This note has {note} characters, and there is room for {mostCharacters}.':
    'Cette note a {note} caractères, et il y a de la place pour {mostCharacters}.',
  'Note on this version': 'Note sur cette version',
  Published: 'Publié',
  'In review': 'En relecture',
  Draft: 'Brouillon',
  Versions: 'Versions',
  'The last fifty versions. Choose one to compare it with another, in one or several languages, and to restore it as a draft.':
    'Les cinquante dernières versions. Choisissez-en une pour la comparer à une autre, dans une ou plusieurs langues, et pour la rétablir comme brouillon.',
  Saved: 'Enregistré',
  By: 'Par',
  State: 'État',
  Note: 'Note',
  'The CMS': 'Le CMS',
  'It has replaced what was saved and not published yet in these languages: {languages}. That is still among the versions.':
    'Elle a remplacé ce qui était enregistré et pas encore publié dans ces langues : {languages}. Cela reste parmi les versions.',
  'The form sent nothing that can be shown.': 'Le formulaire n’a rien envoyé qui puisse être montré.',
  'This text does not exist any more. It was deleted in the CMS.':
    'Ce texte n’existe plus. Il a été supprimé dans le CMS.',
  'Something in the form is not complete yet. Go on; the picture will follow.':
    'Quelque chose dans le formulaire n’est pas encore complet. Continuez ; l’image suivra.',
  'This text has no title in {name} yet. Give it one to see it.':
    'Ce texte n’a pas encore de titre en {name}. Donnez-lui-en un pour le voir.',
  'Sections, as visitors see them': 'Les sections, telles que les visiteurs les voient',
  'There is no language "{language}".': 'Il n’y a pas de langue « {language} ».',
  'A save is in one language. Name it in “locale”, and save each language by itself.':
    'On enregistre dans une langue. Indiquez-la dans « locale », et enregistrez chaque langue séparément.',
  'Publish all languages…': 'Publier toutes les langues …',
  'Publish in {language}': 'Publier en {language}',
  'Publish all languages?': 'Publier toutes les langues ?',
  Publish: 'Publier',
  'This goes out now.': 'Ceci part maintenant.',
  '“{title}” as it is in this form': '« {title} » tel que dans ce formulaire',
  '“{title}” as it was saved last, for the first time':
    '« {title} » tel qu’enregistré en dernier, pour la première fois',
  '“{title}” as it was saved last': '« {title} » tel qu’enregistré en dernier',
  '“{title}” goes off the site, because what was saved last has no title in this language':
    '« {title} » disparaît du site, parce que ce qui a été enregistré en dernier n’a pas de titre dans cette langue',
  'Nothing waits in another language.': 'Rien n’attend dans une autre langue.',
  'Archived.': 'Archivé.',
  'Published in all languages.': 'Publié dans toutes les langues.',
  'Published in {language}.': 'Publié en {language}.',
  'Unpublish all languages…': 'Dépublier toutes les langues…',
  'Unpublish all languages?': 'Dépublier toutes les langues ?',
  'This goes off the site now, in every language in which it is published.':
    'Ceci disparaît maintenant du site, dans toutes les langues où c’est publié.',
  'It stays here as a draft, and can be published again.':
    'Le texte reste ici comme brouillon et peut être publié de nouveau.',
  'Unpublished in all languages.': 'Dépublié dans toutes les langues.',
  'View on site': 'Voir sur le site',
  'Without a title': 'Sans titre',
  'Nothing waits.': 'Rien n’attend.',
  Review: 'Relecture',
  'Note of the review': 'Note de relecture',
  'This text waits for a review.': 'Ce texte attend une relecture.',
  'Sent to review.': 'Envoyé en relecture.',
  'Send to review': 'Envoyer en relecture',
  'Sent back to its author.': 'Renvoyé à son auteur.',
  'Sent back to you': 'Renvoyés à vous',
  'Your texts in review': 'Vos textes en relecture',
  'Note to the author': 'Note à l’auteur',
  'This text does not wait for a review any more, and your note was not sent.':
    'Ce texte n’attend plus de relecture, et votre note n’a pas été envoyée.',
  'What should change before this can be published.': 'Ce qui doit changer avant la publication.',
  'Send back': 'Renvoyer',
  'This plan holds no text to publish. Plan it again.':
    'Ce plan ne contient aucun texte à publier. Planifiez à nouveau.',
  'The page is not published, so that there is nothing to unpublish.':
    'La page n’est pas publiée, il n’y a donc rien à dépublier.',
  'The page is not published, so that there is nothing to archive.':
    'La page n’est pas publiée, il n’y a donc rien à archiver.',
  'The page has no title in this language yet. Give it one, save it, and plan again.':
    'La page n’a pas encore de titre dans cette langue. Donnez-lui-en un, enregistrez, et planifiez à nouveau.',
  'This has happened already, or was cancelled. Load the calendar again.':
    'Cela a déjà eu lieu, ou a été annulé. Rechargez le calendrier.',
  'Nothing was moved, because {name} has moved this to {time} since you looked.':
    'Rien n’a été déplacé, car {name} a déplacé ceci au {time} entre-temps.',
  'Say in “from” which time this had when you looked. In the calendar, load the page again.':
    'Indiquez dans « from » la date que ceci avait quand vous avez regardé. Dans le calendrier, rechargez la page.',
  'A change with this number was made already.': 'Une modification portant ce numéro a déjà été effectuée.',
  'Choose a day and a time.': 'Choisissez un jour et une heure.',
  'Nothing was planned, because {name} has saved this page since you opened it. Load it again, read what would be published, and plan again.':
    'Rien n’a été planifié, car {name} a enregistré cette page depuis que vous l’avez ouverte. Rechargez-la, lisez ce qui serait publié, et planifiez à nouveau.',
  'The form has changes that are not saved, and would not be published. Save them first.':
    'Le formulaire contient des modifications non enregistrées, qui ne seraient pas publiées. Enregistrez-les d’abord.',
  '“{title}” was not changed, because it has changes that are not published yet. Publish it in its form.':
    '« {title} » n’a pas été modifié, car il a des modifications qui ne sont pas encore publiées. Publiez-le dans son formulaire.',
  '“{title}” was not changed, because {name} is editing it.':
    '« {title} » n’a pas été modifié, car {name} est en train de le modifier.',
  'Nothing was changed.': 'Rien n’a été modifié.',
  'Nothing was published, because this page was published in another language after this was planned, with other changes of {fields}. Compare the two, and plan again.':
    'Rien n’a été publié, car cette page a été publiée dans une autre langue après cette planification, avec d’autres modifications de {fields}. Comparez les deux, et planifiez à nouveau.',
  'Nothing was changed, because this refers to {references}, which is in the trash or deleted for good. Restore it from the trash, or choose something else on the page.':
    'Rien n’a été modifié, car ceci renvoie à {references}, qui se trouve dans la corbeille ou est supprimé définitivement. Restaurez cet élément depuis la corbeille, ou choisissez autre chose dans la page.',
  'This refers to what is in the trash or was deleted for good – {references}. Restore it, or choose something else.':
    'Ceci renvoie à ce qui est dans la corbeille ou a été supprimé définitivement – {references}. Rétablissez-le, ou choisissez autre chose.',
  '{kind} planned for {date}': '{kind} (planification du {date})',
  'This time has passed. Choose a later one, or do it now with the buttons above.':
    'Cette heure est passée. Choisissez-en une plus tardive, ou faites-le maintenant avec les boutons ci-dessus.',
  'There is no such page. Choose one that has been saved.':
    'Cette page n’existe pas. Choisissez-en une qui a été enregistrée.',
  'Will be published': 'Sera publié',
  'Was not published': 'N’a pas été publié',
  'Will not be published': 'Ne sera pas publié',
  'Will be unpublished': 'Sera dépublié',
  Unpublished: 'Dépublié',
  'Was not unpublished': 'N’a pas été dépublié',
  'Will not be unpublished': 'Ne sera pas dépublié',
  'Will be archived': 'Sera archivé',
  Archived: 'Archivé',
  'Was not archived': 'N’a pas été archivé',
  'Will not be archived': 'Ne sera pas archivé',
  '{what} in {languages} on {time}': '{what} en {languages} le {time}',
  '{what} on {time}': '{what} le {time}',
  'Nothing is planned.': 'Rien n’est prévu.',
  'What was saved after it was planned was not published. It is kept as the draft.':
    'Ce qui a été enregistré après la planification n’a pas été publié. C’est gardé comme brouillon.',
  Unpublish: 'Dépublier',
  Archive: 'Archiver',
  'A page in the trash': 'Une page dans la corbeille',
  'Published as planned. What was saved after that is kept as the draft.':
    'Publié comme prévu. Ce qui a été enregistré ensuite est gardé comme brouillon.',
  'Planned, and to be looked at ({count})': 'Prévu, à vérifier ({count})',
  'What is saved now is published then. What is saved later stays a draft.':
    'Ce qui est enregistré maintenant sera publié alors. Ce qui est enregistré plus tard reste un brouillon.',
  'Every language is taken away. Drafts stay, and plans made before this one become void.':
    'Toutes les langues sont retirées. Les brouillons restent, et les plans antérieurs deviennent caducs.',
  'What is published then is archived. Drafts stay, and plans made before this one become void.':
    'Ce qui est alors publié est archivé. Les brouillons restent, et les plans antérieurs deviennent caducs.',
  What: 'Quoi',
  Languages: 'Langues',
  'All, {languages}': 'Toutes, {languages}',
  When: 'Quand',
  Plan: 'Planifier',
  'Planned changes': 'Modifications prévues',
  Planned: 'Prévu',
  'Plan a change': 'Planifier une modification',
  'Load this page again: what you wrote is kept, and offered to you here.':
    'Rechargez cette page : ce que vous avez écrit est conservé et vous sera proposé ici.',
  'Nothing was saved, because this has been moved to the trash since it was opened. Restore it there, in a new tab. Then load this page again: what you wrote is kept, and offered to you here.':
    'Rien n’a été enregistré, car cela se trouve dans la corbeille depuis l’ouverture. Restaurez-le là-bas, dans un nouvel onglet. Rechargez ensuite cette page : ce que vous avez écrit est conservé et vous sera proposé ici.',
  'Its paragraphs have changed. Load the page again.': 'Ses paragraphes ont changé. Rechargez la page.',
  'There is no {tag} in the source.': 'Il n’y a pas de {tag} dans la source.',
  '<{number}> is not closed by </{number}>.': '<{number}> n’est pas fermé par </{number}>.',
  '</{number}> closes nothing.': '</{number}> ne ferme rien.',
  'The file is larger than 5 MB. No document has as much text.':
    'Le fichier dépasse 5 Mo. Aucun document n’a autant de texte.',
  'The file is not in UTF-8. Save it as UTF-8.': 'Le fichier n’est pas en UTF-8. Enregistrez-le en UTF-8.',
  Translate: 'Traduire',
  '{label}. This text cannot have links or formats, and has codes of them in the file.':
    '{label}. Ce texte ne peut avoir ni liens ni formats, et le fichier en a les codes.',
  'The file has the texts of another document. Open that one, and import it there.':
    'Le fichier contient les textes d’un autre document. Ouvrez celui-ci, et importez-le là.',
  'The file translates from {source} to {target}, and not from {ownSource} to {ownTarget}. Choose its language above.':
    'Le fichier traduit de {source} vers {target}, et non de {ownSource} vers {ownTarget}. Choisissez sa langue ci-dessus.',
  'The file does not say into which language it translates.':
    'Le fichier n’indique pas vers quelle langue il traduit.',
  'The file is no well-formed XML. Export it again.':
    'Le fichier n’est pas du XML bien formé. Exportez-le à nouveau.',
  'The file declares a document type, which XLIFF has not. Export it again without.':
    'Le fichier déclare un type de document, que XLIFF n’a pas. Exportez-le à nouveau sans.',
  'The file has processing instructions. Export it again without.':
    'Le fichier a des instructions de traitement. Exportez-le à nouveau sans.',
  'There is no text in the file.': 'Il n’y a pas de texte dans le fichier.',
  'The file has more elements than the texts of a page can have.':
    'Le fichier a plus d’éléments que les textes d’une page ne peuvent en avoir.',
  'This is no XLIFF file.': 'Ce n’est pas un fichier XLIFF.',
  'This is another version of XLIFF. Save it as XLIFF 2.1 or 2.0.':
    'C’est une autre version de XLIFF. Enregistrez-le en XLIFF 2.1 ou 2.0.',
  'The file has the texts of several pages. Import one at a time.':
    'Le fichier contient les textes de plusieurs pages. Importez-les une par une.',
  'The unit {id} is in the file twice.': 'L’unité {id} est deux fois dans le fichier.',
  'The file has a character that does not exist.': 'Le fichier a un caractère qui n’existe pas.',
  'The file has codes inside of texts that did not come from this page.':
    'Le fichier a dans des textes des codes qui ne viennent pas de cette page.',
  'What is deleted lies in the trash for {trashDays} days first. Move it there with PATCH and { "deletedAt": "now" }; DELETE with ?trash=true then deletes it for good.':
    'Ce qui est supprimé reste d’abord {trashDays} jours dans la corbeille. Placez-le là avec PATCH et { "deletedAt": "now" } ; DELETE avec ?trash=true le supprime ensuite pour de bon.',
  'This lies in the trash. Restore it, then change it.':
    'Ceci est dans la corbeille. Rétablissez-le, puis modifiez-le.',
  'It stays in the trash. {reason}': 'Cela reste dans la corbeille. {reason}',
  'The redirect from {path} is in the trash now, because this page is published there.':
    'La redirection depuis {path} est maintenant dans la corbeille, car cette page y est publiée.',
  'Number {id}': 'Numéro {id}',
  Setting: 'Réglage',
  'draft in {words}': 'brouillon en {words}',
  draft: 'brouillon',
  ' · and {number} more': ' · et {number} autres',
  'one place': 'un endroit',
  '{count} places': '{count} endroits',
  '“{title}” was not deleted because it is used in {places} – {said}{more}.':
    '« {title} » n’a pas été supprimé, car il est utilisé à {places} – {said}{more}.',
  'Replace it there or take it out and then delete it. Its form has “Replace everywhere” under “Used on”.':
    'Remplacez-le là ou retirez-le, puis supprimez-le. Son formulaire a « Remplacer partout » sous « Utilisé sur ».',
  '{number} of {total} could not be deleted.': '{number} sur {total} n’ont pas pu être supprimés.',
  '{number} of {total} could not be restored.': '{number} sur {total} n’ont pas pu être restaurés.',
  'And {number} more.': 'Et {number} de plus.',
  'Nothing was replaced, because this is in the trash or was deleted for good – {references}. Restore it, or choose another one.':
    'Rien n’a été remplacé, car ce qui suit est dans la corbeille ou a été supprimé définitivement – {references}. Rétablissez-le, ou choisissez autre chose.',
  'The database does not answer. Try again.': 'La base de données ne répond pas. Réessayez.',
  'Choose another one to take its place.': 'Choisissez autre chose pour prendre sa place.',
  'number {docID}': 'numéro {docID}',
  'Replace everywhere by …': 'Remplacer partout par …',
  'Replace everywhere?': 'Remplacer partout ?',
  '“{title}” takes its place in {places}. What is published changes at once; drafts stay drafts. Then this one is moved to the trash.':
    '« {title} » prend sa place à {places}. Ce qui est publié change aussitôt ; les brouillons restent des brouillons. Ensuite, celui-ci va dans la corbeille.',
  Replace: 'Remplacer',
  'One place uses this. Replace it before you delete it.':
    'Un endroit utilise ceci. Remplacez-le avant de le supprimer.',
  '{count} places use this. Replace it before you delete it.':
    '{count} endroits utilisent ceci. Remplacez-le avant de le supprimer.',
  'Used on': 'Utilisé sur',
  'Nothing uses this.': 'Rien n’utilise ceci.',
  'And one more.': 'Et un autre.',
  'And {more} more.': 'Et {more} autres.',
  'In {zone}, the time zone of the site.': 'En {zone}, le fuseau horaire du site.',
  'By your clock, that is {time}.': 'À votre horloge, c’est {time}.',
  'In {language}, this has to change. {reason}': 'En {language}, ceci doit être modifié. {reason}',
  'The path {path} belongs to “{title}” in {language} already. Give one of them another path.':
    'Le chemin {path} appartient déjà à « {title} » en {language}. Donnez un autre chemin à l’une des deux.',
  'A page that was published in the same moment has the path {path}. Give this one another path.':
    'Une page publiée au même instant a le chemin {path}. Donnez-en un autre à celle-ci.',
  '{place}: {reason}': '{place} : {reason}',
  '“{title}” cannot be published in {language}. {reasons}':
    '« {title} » ne peut pas être publié en {language}. {reasons}',
  '“{title}” shows this, and could not be published with it in {language}. {reasons}':
    '« {title} » montre ceci et ne pourrait pas être publié avec en {language}. {reasons}',
  'It is missing.': 'Il manque.',
  'There is less than the {number} that are needed.': 'Il y a moins que les {number} nécessaires.',
  'There is room for {number} at most.': 'Il y a de la place pour {number} au plus.',
  'The smallest that is possible is {number}.': 'Le minimum possible est {number}.',
  'The largest that is possible is {number}.': 'Le maximum possible est {number}.',
  'It must be a whole number.': 'Ce doit être un nombre entier.',
  'It has characters that cannot stand here.': 'Il contient des caractères qui ne peuvent pas figurer ici.',
  'What is there does not fit here.': 'Ce qui s’y trouve ne convient pas ici.',
  'Nothing was saved, because something connected with it was saved at the same moment. Try again.':
    'Rien n’a été enregistré, parce que quelque chose qui en dépend a été enregistré au même moment. Réessayez.',
  'It could not be done for a technical reason. The log of the CMS says which.':
    'Ce n’a pas été possible pour une raison technique. Le journal du CMS dit laquelle.',
  '{page} was archived by {name} after this was planned. Plan it again if it is still wanted.':
    '{page} a été archivée par {name} après cette planification. Replanifiez-la si elle est encore souhaitée.',
  '{page} was unpublished by {name} after this was planned. Plan it again if it is still wanted.':
    '{page} a été dépubliée par {name} après cette planification. Replanifiez-la si elle est encore souhaitée.',
  '{page} was deleted by {name} after this was planned. Plan it again if it is still wanted.':
    '{page} a été supprimée par {name} après cette planification. Replanifiez-la si elle est encore souhaitée.',
  '{page} was published with a later text by {name} after this was planned. Plan it again if it is still wanted.':
    '{page} a été publiée par {name} avec un texte plus récent après cette planification. Replanifiez-la si elle est encore souhaitée.',
  '“{title}”': '« {title} »',
  'The page': 'La page',
  'the CMS': 'le CMS',
};
