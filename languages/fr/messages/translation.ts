import type { Messages } from '../../language-definition.ts';

export const translation: Messages['translation'] = {
  noTitle: 'Sans titre',
  panel: 'Traductions',
  heading: 'Traduire de {source} en {target}',
  titleElsewhere: '{title} ({language})',
  upToDate: '{language} : à jour',
  oneBehind: '{language} : 1 champ en retard',
  behind: '{language} : {count} champs en retard',
  notTranslated: '{language} : pas traduit',
  intro:
    'À gauche {source}, à droite {target}. Entrée mène au champ suivant, Maj et Entrée coupent la ligne. Ce que vous écrivez est un brouillon jusqu’à sa publication.',
  nothing: 'Il n’y a pas encore de texte à traduire. Rédigez-le dans une langue, puis enregistrez.',
  languages: 'Langues cibles',
  onlyWaiting: 'Seulement les champs qui attendent une traduction',
  allDone: 'Aucun champ n’attend de traduction.',
  copyAll: 'Copier ce qui manque depuis {source}',
  copy: 'Copier depuis {source}',
  copyOver:
    'Ce que vous y avez tapé n’est pas enregistré, et rien ne le rétablira. Le remplacer par {source} ?',
  confirm: 'La traduction reste juste',
  confirmCopy: 'Identique en {target}',
  confirmed: 'Sera marqué comme à jour',
  restructure: 'Reprendre les paragraphes de {source}',
  ownStructure: 'Les paragraphes ne sont pas les mêmes qu’en {source}.',
  takesStructure:
    'À l’enregistrement, ce texte reprend les paragraphes de {source} : ses propres titres, listes et tableaux sont remplacés. Les paragraphes qui n’existent pas en {source} suivent à la fin.',
  source: '{label}, {source}',
  target: '{label}, {target}',
  part: '{label}, partie {number}',
  changedFrom: 'Ce qui a changé en {source} depuis la traduction',
  states: {
    translated: 'Traduit',
    missing: 'Pas traduit',
    changed: 'Modifié en {source} depuis la traduction',
    copied: 'Copié depuis {source}, pas traduit',
    drafted: 'Traduit, pas publié',
    edited: 'Modifié, pas encore enregistré',
  },
  tags: 'Gardez les nombres entre chevrons autour des mots auxquels ils appartiennent : ils représentent des liens et des mises en forme.',
  missingTags: 'Absent de la traduction : {tags}',
  path: 'Chemin',
  save: 'Enregistrer le brouillon',
  publish: 'Publier en {target}',
  saving: 'Enregistrement …',
  reading: 'Lecture du fichier …',
  saved: 'Enregistré comme brouillon.',
  published: 'Publié en {target}.',
  leave: 'Vos saisies ne sont pas enregistrées. Quitter la page ?',
  heldBy: '{name} est en train de modifier ceci. Attendez que ce soit enregistré.',
  unsaved: 'Pas encore enregistré.',
  failed: 'Rien n’a été enregistré. {reason}',
  unreachable: 'Le CMS est inaccessible. Ce que vous avez écrit est toujours là : réessayez dans un instant.',
  exportFile: 'Exporter en XLIFF',
  importFile: 'Importer un XLIFF',
  imported: 'Champs remplis à partir du fichier : {count}. Rien n’est encore enregistré.',
  importedOthers: 'Champs du fichier qui n’existent plus : {count}.',
  importTyped:
    'Non remplis, car ce que vous y avez saisi n’est pas enregistré : {fields}. Enregistrez-le, puis importez de nouveau le fichier.',
  importKept:
    'Laissés tels quels, car leur texte a été modifié ici depuis l’export et diffère dans le fichier : {fields}. Pour reprendre celui du fichier, videz le champ, enregistrez et importez de nouveau.',
  importReplaced:
    'Le fichier n’indique pas avec quels textes il a été exporté. Comparez ceux qu’il remplace avec les derniers enregistrés : {fields}.',
  importUntagged:
    'Des liens, mises en forme ou notes de bas de page du fichier ont été laissés de côté, car ils sont introuvables dans la source telle qu’elle est maintenant : {fields}. Comparez ces textes avec la source.',
  importAppended:
    'La source n’a plus certains paragraphes du fichier. Leurs traductions suivent à la fin : {fields}. Retirez ce qui n’est pas nécessaire.',
  importRestructured:
    'Le fichier ne correspond pas aux paragraphes de ces textes ; à l’enregistrement, ils reprennent ceux de la source : {fields}. Leurs propres titres, listes et tableaux sont remplacés.',
  importTags: 'Des nombres représentant des liens et des mises en forme manquent dans : {fields}.',
};
