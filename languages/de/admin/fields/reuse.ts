import type { AdminLanguage } from '../../../admin-language.ts';

export const reuse: AdminLanguage['fields']['reuse'] = {
  'Call to action': 'Handlungsaufforderung',
  'Calls to action': 'Handlungsaufforderungen',
  'What the button says.': 'Was auf der Schaltfläche steht.',
  'Where the button leads. While this page is not published, nothing is shown here.':
    'Wohin die Schaltfläche führt. Solange diese Seite nicht veröffentlicht ist, steht hier nichts.',
  'Instead of a page, such as /search, or https://example.com.':
    'Statt einer Seite, etwa /search oder https://example.com.',
  'Key figures': 'Kennzahlen',
  Figures: 'Zahlen',
  'Such as 71 %, or 3.1 million.': 'Etwa 71 % oder 3,1 Millionen.',
  'What it counts.': 'Was sie zählt.',
  'Reusable section': 'Wiederverwendbarer Abschnitt',
  'Reusable sections': 'Wiederverwendbare Abschnitte',
  Shared: 'Gemeinsam',
  'One section that stands on several pages.': 'Ein Abschnitt, der auf mehreren Seiten steht.',
  'It is written in one place. Where nothing of it is published, visitors see nothing.':
    'Er wird an einer Stelle geschrieben. Wo nichts davon veröffentlicht ist, sehen Besucher nichts.',
  'Make Reusable': 'Wiederverwendbar machen',
  'Save As Template': 'Als Vorlage speichern',
  'One section for several pages. What is published here changes on all of them.':
    'Ein Abschnitt für mehrere Seiten. Was hier veröffentlicht wird, ändert sich auf allen.',
  'By which editors choose it. Visitors never see it. The section is shown in each language that has a title.':
    'Unter dem er ausgewählt wird. Besucher sehen ihn nie. Der Abschnitt erscheint in jeder Sprache, die einen Titel hat.',
  'One section. A change is on every page that shows it as soon as it is published.':
    'Ein Abschnitt. Eine Änderung steht auf jeder Seite, die ihn zeigt, sobald sie veröffentlicht ist.',
  'To ask for a review, choose "In review" and save a draft.':
    'Um eine Prüfung zu erbitten, wählen Sie „In Prüfung“ und speichern einen Entwurf.',
  'Page templates': 'Seitenvorlagen',
  'Page template': 'Seitenvorlage',
  'Made from a page by "Save as template". A new page of the same type can begin with its sections and texts.':
    'Aus einer Seite mit „Als Vorlage speichern“ gemacht. Eine neue Seite desselben Typs kann mit ihren Abschnitten und Texten beginnen.',
  'By which it is chosen.': 'Unter dem sie ausgewählt wird.',
  'The type of pages that can begin with it.': 'Der Typ der Seiten, die mit ihr beginnen können.',
  Type: 'Typ',
  'It becomes a part of this text: its headings, paragraphs, lists, quotes, media and buttons.':
    'Er wird ein Teil dieses Textes: seine Überschriften, Absätze, Listen, Zitate, Medien und Schaltflächen.',
};
