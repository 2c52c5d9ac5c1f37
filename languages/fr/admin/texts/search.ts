import type { AdminLanguage } from '../../../admin-language.ts';

export const search: AdminLanguage['texts']['search'] = {
  'The site does not answer, so the effect cannot be shown. You can save all the same.':
    'Le site ne répond pas, l’effet ne peut donc pas être montré. Vous pouvez enregistrer malgré tout.',
  'Write a word, with a letter or a digit.': 'Écrivez un mot, avec une lettre ou un chiffre.',
  'That is too long; there is room for {longest} characters. Shorten it.':
    'C’est trop long ; il y a de la place pour {longest} caractères. Raccourcissez.',
  groups: 'groupes',
  'The language is "{language}"; it must be one of {languages}.':
    'La langue est « {language} » ; elle doit être l’une de {languages}.',
  'Enabled is "{enabled}"; it must be yes or no.': 'Enabled est « {enabled} » ; il faut yes ou no.',
  'The weight is "{weight}"; it must be from 0.05 to 1, or empty.':
    'Le poids est « {weight} » ; il doit être de 0.05 à 1, ou vide.',
  'The effect is shown for {most} groups at most. Split the file to see it.':
    'L’effet est montré pour {most} groupes au plus. Divisez le fichier pour le voir.',
  'Line {before} is the same group. Take one of them out.':
    'La ligne {before} est le même groupe. Retirez l’une des deux.',
  'Line {before} begins with the same word. Put the words together.':
    'La ligne {before} commence par le même mot. Réunissez les mots.',
  'Until now {groupTitle}.': 'Jusqu’ici {groupTitle}.',
  'Weight until now: the usual.': 'Poids jusqu’ici : le poids habituel.',
  'Weight until now: {weight}.': 'Poids jusqu’ici : {weight}.',
  'In use until now.': 'En service jusqu’ici.',
  'Not in use until now.': 'Hors service jusqu’ici.',
  'Choose the language first.': 'Choisissez d’abord la langue.',
  'There is room for {mostWords} words, and these are {count}. Take some out.':
    'Il y a de la place pour {mostWords} mots, et il y en a {count}. Retirez-en.',
  '"{each}" has no letter or digit that could be searched for. Take it out.':
    '« {each} » n’a ni lettre ni chiffre que l’on puisse rechercher. Retirez-le.',
  '"{each}" contains a vertical bar, which separates words in files. Take it out.':
    '« {each} » contient une barre verticale, qui sépare les mots dans les fichiers. Retirez-le.',
  '"{each}…" is too long; there is room for {longestWords} characters. Shorten it.':
    '« {each}… » est trop long ; il y a de la place pour {longestWords} caractères. Raccourcissez.',
  '"{each}" is there twice. Take one out.': '« {each} » y est deux fois. Retirez-en un.',
  'A group has two words or more that mean the same, or one word and others that it also finds. Press Enter after each one.':
    'Un groupe a deux mots ou plus de même sens, ou un mot et d’autres qu’il trouve aussi. Appuyez sur Entrée après chacun.',
  'A group that begins with "{value}" is there already ({group}). Add your words there.':
    'Un groupe qui commence par « {value} » existe déjà ({group}). Ajoutez-y vos mots.',
  'This group comes with the product, and an update would bring it back. Switch it off instead.':
    'Ce groupe vient avec le produit, et une mise à jour le ramènerait. Désactivez-le plutôt.',
  'Give a list of words, each as a text.': 'Indiquez une liste de mots, chacun sous forme de texte.',
  'Write what visitors ask for, with a letter or a digit.':
    'Écrivez ce que demandent les visiteurs, avec une lettre ou un chiffre.',
  'That is too long; there is room for {longestKeyword} characters. Shorten it.':
    'C’est trop long ; il y a de la place pour {longestKeyword} caractères. Raccourcissez.',
  'Results are pinned for "{keyword}" in this language already. Change those.':
    'Des résultats sont déjà épinglés pour « {keyword} » dans cette langue. Modifiez ceux-là.',
  'Choose a page at least.': 'Choisissez au moins une page.',
  'There is room for {mostPinned} pages, and these are {count}. Take some out.':
    'Il y a de la place pour {mostPinned} pages, et il y en a {count}. Retirez-en.',
  'The page at place {number} is there twice. Take one out.':
    'La page à la place {number} y est deux fois. Retirez-en un.',
  'The page at place {unpublished} is not published in this language, so visitors would not see it. Publish it first, or take it out.':
    'La page à la place {unpublished} n’est pas publiée dans cette langue, les visiteurs ne la verraient donc pas. Publiez-la d’abord, ou retirez-la.',
  Search: 'Recherche',
  'Asked for': 'Demandé',
  Finds: 'Trouve',
  'First ten': 'Dix premiers',
  '{queries} times': '{queries} fois',
  Effect: 'Effet',
  'Show the effect before saving': 'Montrer l’effet avant d’enregistrer',
  once: 'une fois',
  'Searches without results': 'Recherches sans résultats',
  'Visitors searched for these in the last 30 days, and no page had all the words. Add what this page is about.':
    'Les visiteurs ont cherché cela ces 30 derniers jours, et aucune page n’avait tous les mots. Ajoutez ce dont parle cette page.',
  'Add {keyword}': 'Ajouter {keyword}',
  Add: 'Ajouter',
  '{pages} now, {after} after saving': '{pages} maintenant, {after} après l’enregistrement',
  'Now also among the first ten are {gained}.': 'Désormais aussi parmi les dix premiers : {gained}.',
  'No longer there are {lost}.': 'N’y sont plus : {lost}.',
  'The same first ten in another order.': 'Les mêmes dix premiers dans un autre ordre.',
  'The same first ten.': 'Les mêmes dix premiers.',
  'No search of the last 30 days was counted in this language, so there is nothing to compare.':
    'Aucune recherche de ces 30 derniers jours n’a été comptée dans cette langue, il n’y a donc rien à comparer.',
  'None of the {compared} most frequent searches of the last 30 days would change.':
    'Aucune des {compared} recherches les plus fréquentes de ces 30 derniers jours ne changerait.',
  '{count} of the {compared} most frequent searches of the last 30 days would change.':
    '{count} des {compared} recherches les plus fréquentes de ces 30 derniers jours changeraient.',
  'of them {marked}': 'dont {marked}',
  '{heading}, {day} to {day2}. The figures are in the table below.':
    '{heading}, du {day} au {day2}. Les chiffres sont dans le tableau ci-dessous.',
  '{heading}, as a table': '{heading}, sous forme de tableau',
  '{heading}, the latest first': '{heading}, les plus récents d’abord',
  Day: 'Jour',
  '{share} of all': '{share} du total',
  'Led to a result': 'Ont mené à un résultat',
  'Chosen at rank': 'Rang choisi',
  'in the middle': 'au milieu',
  Refined: 'Affinées',
  'by other words, {number} by filter or order': 'par d’autres mots, {number} par filtre ou ordre',
  Left: 'Abandonnées',
  Queries: 'Recherches',
  'Without results': 'Sans résultats',
  'No page has all words': 'Aucune page n’a tous les mots',
  'Results chosen': 'Résultats choisis',
  first: 'premier',
  '2 to 3': '2 à 3',
  '4 to 10': '4 à 10',
  'further down': 'plus bas',
  Success: 'Succès',
  'Share left': 'Part abandonnée',
  'What became of searches': 'Ce que sont devenues les recherches',
  'Nothing was asked for often enough to be listed.': 'Rien n’a été demandé assez souvent pour être listé.',
  Words: 'Mots',
  'Sort by {name}': 'Trier par {name}',
  'Try the search for {keyword}': 'Essayer la recherche de {keyword}',
  'median {rank}': 'médiane {rank}',
  '{number} by other words': '{number} par d’autres mots',
  '{number} by filter or order': '{number} par filtre ou ordre',
  'beyond 10': 'au-delà de 10',
  'What visitors type into the search, what they find, and what they choose. Nothing here says who asked.':
    'Ce que les visiteurs tapent dans la recherche, ce qu’ils trouvent et ce qu’ils choisissent. Rien ici ne dit qui a demandé.',
  Period: 'Période',
  '{days} days': '{days} jours',
  'Chosen most': 'Les plus choisis',
  Clicks: 'Clics',
  'No result was chosen.': 'Aucun résultat n’a été choisi.',
  'A page that is gone': 'Une page disparue',
  'Queries each day': 'Recherches par jour',
  'Results chosen each day': 'Résultats choisis par jour',
  'Visitors found something for all words that were asked for often enough to be listed.':
    'Les visiteurs ont trouvé quelque chose pour tous les mots demandés assez souvent pour être listés.',
  'Some page has all words of each search that was made often enough to be listed.':
    'Une page a tous les mots de chaque recherche assez fréquente pour être listée.',
  'Success is the share of searches that led to a result. A search was left if nothing was chosen, no other words followed, and nothing was filtered or sorted. Browsers without JavaScript report no choice, and no filter on the page itself; so do programs that search. Both count as left.':
    'Le succès est la part des recherches qui ont mené à un résultat. Une recherche est abandonnée si rien n’a été choisi, aucun autre mot n’a suivi, et rien n’a été filtré ni trié. Les navigateurs sans JavaScript ne signalent ni choix, ni filtre sur la page même ; les programmes qui cherchent non plus. Les deux comptent comme abandonnées.',
  '{number} more queries are counted without their words: fewer than three on a day had the same, or they may have said something about a person. Rare ones of today join them when the day is over.':
    '{number} autres recherches sont comptées sans leurs mots : moins de trois le même jour étaient identiques, ou elles auraient pu dire quelque chose d’une personne. Les rares d’aujourd’hui s’y ajoutent quand le jour est fini.',
  'Nothing to show yet': 'Rien à montrer pour l’instant',
  'No search in this language was counted in the last {days} days.':
    'Aucune recherche dans cette langue n’a été comptée ces {days} derniers jours.',
  'Words show here a few seconds after they were asked for three times on one day; rarer ones are counted, without their words, when the day is over. Clicks on results show within seconds.':
    'Les mots apparaissent ici quelques secondes après avoir été demandés trois fois le même jour ; les plus rares sont comptés, sans leurs mots, quand le jour est fini. Les clics sur les résultats apparaissent en quelques secondes.',
  'Add synonyms for {keyword}': 'Ajouter des synonymes pour {keyword}',
  'Add synonyms': 'Ajouter des synonymes',
  'Pin results for {keyword}': 'Épingler des résultats pour {keyword}',
  'Pin results': 'Épingler des résultats',
  'It has ended already, so there is nothing to cancel.': 'C’est déjà terminé, il n’y a donc rien à annuler.',
  'The search index is being rebuilt already, by task {taskId}. Nothing new was started; wait for that one, or cancel it.':
    'L’index de recherche est déjà en reconstruction, par la tâche {taskId}. Rien de nouveau n’a été lancé ; attendez celle-là, ou annulez-la.',
  'Rebuild of the search index': 'Reconstruction de l’index de recherche',
  'Each process of the website builds its search index anew, beside the one that answers until then.':
    'Chaque processus du site reconstruit son index de recherche, à côté de celui qui répond jusque-là.',
  'nothing was wrong': 'rien n’était faux',
  '{entries} written anew, {removed} taken away': '{entries} réécrites, {removed} retirées',
  '1 entry': '1 entrée',
  '{number} entries': '{number} entrées',
  '{done} of {pages} compared with what visitors see: {repairs}':
    '{done} sur {pages} comparées à ce que voient les visiteurs : {repairs}',
  'It begins in a moment.': 'Cela commence dans un instant.',
  'Cancelled. {compared}. What was corrected stays, and the rest is as it was.':
    'Annulé. {compared}. Ce qui a été corrigé reste, et le reste est inchangé.',
  '1 part of the website': '1 partie du site',
  '{number} parts of the website': '{number} parties du site',
  '{what} could not be corrected, and visitors see it as before; everything else was done. Open what is named below, correct what is said there, and publish it; then start the rebuild again.':
    '{what} n’a pas pu être corrigé, et les visiteurs le voient comme avant ; tout le reste est fait. Ouvrez ce qui est nommé ci-dessous, corrigez ce qui y est dit, et publiez ; relancez ensuite la reconstruction.',
  'Look again': 'Regarder à nouveau',
  Progress: 'Progression',
  'Rebuild the search index': 'Reconstruire l’index de recherche',
  Done: 'Terminé',
  Cancelled: 'Annulé',
  Failed: 'Échoué',
  '{number} more are not named.': '{number} autres ne sont pas nommées.',
  'Started by {who}': 'Lancé par {who}',
  'ended {time}': 'terminé {time}',
  'Save the page once; then its search can be tried.':
    'Enregistrez la page une fois ; sa recherche pourra alors être essayée.',
  'Type what a visitor would search for.': 'Tapez ce qu’un visiteur chercherait.',
  'Try a search with this group': 'Essayer une recherche avec ce groupe',
  'Try the search with this page': 'Essayer la recherche avec cette page',
  'Compares the search as it is with what it would find if this page were published as it is here.':
    'Compare la recherche actuelle avec ce qu’elle trouverait si cette page était publiée telle qu’ici.',
  title: 'titre',
  'also found by': 'trouvé aussi par',
  'suites, industries, tags, type and year': 'suites, secteurs, mots-clés, type et année',
  summary: 'résumé',
  text: 'texte',
  '{field} – {word}': '{field} – {word}',
  '{field} – {word} as another form': '{field} – {word} sous une autre forme',
  '{field} – {word} as a word that begins so': '{field} – {word} comme mot qui commence ainsi',
  '{quote}, corrected from {quote2}': '{quote}, corrigé depuis {quote2}',
  '{asked} is not on this page': '{asked} n’est pas sur cette page',
  '{asked} by the compound or its parts {quote}, weight {weight}':
    '{asked} par le mot composé ou ses parties {quote}, poids {weight}',
  '{asked} by the synonym {words}, weight {weight}, of the group {group}':
    '{asked} par le synonyme {words}, poids {weight}, du groupe {group}',
  ', {times} times': ', {times} fois',
  '1 page.': '1 page.',
  '{total} pages.': '{total} pages.',
  ' Left out {quote}.': ' Laissé de côté : {quote}.',
  ' Without the words that only ask.': ' Sans les mots qui ne font que demander.',
  ' Few pages have all words, so others that come close follow.':
    ' Peu de pages ont tous les mots, d’autres qui s’en approchent suivent donc.',
  ' No page has all words, so these come closest.':
    ' Aucune page n’a tous les mots, celles-ci s’en approchent le plus.',
  'No results.': 'Aucun résultat.',
  ' {quote} was corrected to {quote2}.': ' {quote} a été corrigé en {quote2}.',
  ' Did you mean {quote}?': ' Vouliez-vous dire {quote} ?',
  none: 'aucun',
  Stays: 'Reste',
  'Comes in': 'Entre',
  'Goes out': 'Sort',
  Rises: 'Monte',
  Falls: 'Descend',
  'Shows what visitors see for a search, and why each result is there. To see what an edit would change, try the search in the form of the page, under Classification, or of a group of synonyms.':
    'Montre ce que voient les visiteurs pour une recherche, et pourquoi chaque résultat est là. Pour voir ce qu’une modification changerait, essayez la recherche dans le formulaire de la page, sous « Classement », ou d’un groupe de synonymes.',
  'What a visitor types': 'Ce que tape un visiteur',
  'Most recent': 'Les plus récents',
  Relevance: 'Pertinence',
  'Try it': 'Essayer',
  'Pinned for exactly these words': 'Épinglé exactement pour ces mots',
  'chosen by visitors for these words': 'choisi par les visiteurs pour ces mots',
  ' · score {score}': ' · score {score}',
  'Recommended, because they are pinned or match much better than most':
    'Recommandés, car épinglés ou bien plus pertinents que la plupart',
  Results: 'Résultats',
  'The same pages are among the first ten of the list, in the same order.':
    'Les mêmes pages sont parmi les dix premières de la liste, dans le même ordre.',
  'Ranks of the first ten pages of the list, now and after saving':
    'Rangs des dix premières pages de la liste, maintenant et après l’enregistrement',
  Now: 'Maintenant',
  After: 'Après',
  'What visitors see': 'Ce que voient les visiteurs',
  'After saving': 'Après l’enregistrement',
  Gains: 'Gagne',
  Loses: 'Perd',
  Changes: 'Change',
};
