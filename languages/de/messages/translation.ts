import type { Messages } from '../../language-definition.ts';

export const translation: Messages['translation'] = {
  noTitle: 'Ohne Titel',
  panel: 'Übersetzungen',
  heading: 'Von {source} in {target} übersetzen',
  titleElsewhere: '{title} ({language})',
  upToDate: '{language}: aktuell',
  oneBehind: '{language}: 1 Feld veraltet',
  behind: '{language}: {count} Felder veraltet',
  notTranslated: '{language}: nicht übersetzt',
  intro:
    'Links {source}, rechts {target}. Die Eingabetaste führt zum nächsten Feld, mit Umschalttaste bricht sie die Zeile um. Was Sie schreiben, ist ein Entwurf, bis Sie es veröffentlichen.',
  nothing: 'Es gibt noch keinen Text zum Übersetzen. Schreiben Sie ihn in einer Sprache, und speichern Sie.',
  languages: 'Zielsprachen',
  onlyWaiting: 'Nur Felder, die auf eine Übersetzung warten',
  allDone: 'Kein Feld wartet auf eine Übersetzung.',
  copyAll: 'Fehlendes aus {source} kopieren',
  copy: 'Aus {source} kopieren',
  copyOver:
    'Was Sie dort getippt haben, ist nicht gespeichert, und nichts bringt es zurück. Durch {source} ersetzen?',
  confirm: 'Die Übersetzung stimmt noch',
  confirmCopy: 'Lautet in {target} genauso',
  confirmed: 'Wird als aktuell markiert',
  restructure: 'Absätze von {source} übernehmen',
  ownStructure: 'Die Absätze sind nicht dieselben wie in {source}.',
  takesStructure:
    'Beim Speichern übernimmt dieser Text die Absätze von {source}: Seine eigenen Überschriften, Listen und Tabellen werden ersetzt. Absätze, die es in {source} nicht gibt, folgen am Ende.',
  source: '{label}, {source}',
  target: '{label}, {target}',
  part: '{label}, Teil {number}',
  changedFrom: 'Was sich in {source} seit der Übersetzung geändert hat',
  states: {
    translated: 'Übersetzt',
    missing: 'Nicht übersetzt',
    changed: 'In {source} seit der Übersetzung geändert',
    copied: 'Aus {source} kopiert, nicht übersetzt',
    drafted: 'Übersetzt, nicht veröffentlicht',
    edited: 'Bearbeitet, noch nicht gespeichert',
  },
  tags: 'Lassen Sie Zahlen in spitzen Klammern um die Wörter stehen, zu denen sie gehören: Sie stehen für Links und Formate.',
  missingTags: 'Nicht in der Übersetzung: {tags}',
  path: 'Pfad',
  save: 'Entwurf speichern',
  publish: 'In {target} veröffentlichen',
  saving: 'Wird gespeichert …',
  reading: 'Die Datei wird gelesen …',
  saved: 'Als Entwurf gespeichert.',
  published: 'In {target} veröffentlicht.',
  leave: 'Ihre Eingaben sind nicht gespeichert. Seite verlassen?',
  heldBy: '{name} bearbeitet das gerade. Warten Sie, bis gespeichert ist.',
  unsaved: 'Noch nicht gespeichert.',
  failed: 'Es wurde nichts gespeichert. {reason}',
  unreachable:
    'Das CMS ist nicht erreichbar. Was Sie geschrieben haben, ist noch da: Versuchen Sie es gleich noch einmal.',
  exportFile: 'Als XLIFF exportieren',
  importFile: 'XLIFF importieren',
  imported: 'Aus der Datei ausgefüllte Felder: {count}. Noch ist nichts gespeichert.',
  importedOthers: 'Felder der Datei, die es nicht mehr gibt: {count}.',
  importTyped:
    'Nicht ausgefüllt, weil Ihre Eingaben dort nicht gespeichert sind: {fields}. Speichern Sie sie, und importieren Sie die Datei noch einmal.',
  importKept:
    'Unverändert gelassen, weil der Text hier seit dem Export geändert wurde und in der Datei anders lautet: {fields}. Um den Text der Datei zu übernehmen, leeren Sie das Feld, speichern Sie, und importieren Sie noch einmal.',
  importReplaced:
    'Die Datei sagt nicht, womit sie exportiert wurde. Vergleichen Sie die Texte, die sie ersetzt, mit den zuletzt gespeicherten: {fields}.',
  importUntagged:
    'Links, Formate oder Fußnoten der Datei sind weggelassen, weil sie in der Vorlage, wie sie jetzt ist, nicht zu finden sind: {fields}. Vergleichen Sie diese Texte mit der Vorlage.',
  importAppended:
    'Die Vorlage hat einige Absätze der Datei nicht mehr. Deren Übersetzungen folgen am Ende: {fields}. Nehmen Sie heraus, was nicht gebraucht wird.',
  importRestructured:
    'Die Datei passt nicht in die Absätze dieser Texte; sie übernehmen beim Speichern die der Vorlage: {fields}. Ihre eigenen Überschriften, Listen und Tabellen werden ersetzt.',
  importTags: 'Zahlen für Links und Formate fehlen in: {fields}.',
};
