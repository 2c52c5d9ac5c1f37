import type { DemoNodeOf } from '../../demo-types.ts';

export const policyLibrary: DemoNodeOf<'product_detail'> = {
  type: 'product_detail',
  key: 'policy-library',
  title: { en: 'Policy Library', de: 'Policy Library' },
  suite: 'suite-policy-management',
  productSuites: ['policy-management', 'compliance-audit'],
  industries: ['banking', 'healthcare', 'education', 'public-administration'],
  tags: ['regulator', 'data-quality'],
  created: '2020-11-30T08:00:00Z',
  summary: {
    en: 'One place for policies in which the valid edition is the one people find.',
    de: 'Ein Ort für Richtlinien, an dem die gültige Ausgabe auch die ist, die gefunden wird.',
  },
  body: {
    en: `An employee wants to know whether she may accept a fountain pen from a supplier. The answer stands in section 7.4.2 of a document called *Code of Conduct, Annex C*. She types ‘pen’ into the intranet and finds the stationery catalogue. Policy Library is judged by whether it finds 7.4.2.

## Finding

Search works on passages, with the words people use. Editors can attach everyday words to a passage, such as *gift*, *dinner*, *ticket*, *pen*. Searches without a result are listed each month for the owners. That list is the cheapest policy review there is.

## Writing

- Drafts with comments and a comparison against the edition in force
- Approval in your own order, with deputies and deadlines
- Passages used in several policies are kept once and change everywhere
- References to laws and duties in [Obligation Register](node:obligation-register), so that a change in the one marks the other

## Editions

An edition has a date of effect and, one day, a date of replacement. It is never edited. A typing error leads to a new edition with the note *corrected, no change of meaning*, which is not sent to readers again. For any day since introduction the library shows what applied to a given role at a given site.

## Exceptions

A request names the passage, the reason and the end. Exceptions without an end are not accepted. Thirty days before it runs out, the holder is asked whether the reason still exists.

## Limits

Texts are kept in the library’s own editor, so that passages can be found and compared. Documents can be imported, which takes about an hour per twenty pages including the check. Layout is plain. Translations are managed as separate editions with a visible date, because a translation may be out of date without anyone noticing.`,
    de: `Eine Mitarbeiterin möchte wissen, ob sie von einem Lieferanten einen Füllfederhalter annehmen darf. Die Antwort steht in Abschnitt 7.4.2 eines Dokuments namens *Verhaltenskodex, Anhang C*. Sie gibt im Intranet „Füller“ ein und findet den Büromaterialkatalog. Policy Library muss sich daran messen lassen, ob es 7.4.2 findet.

## Finden

Gesucht wird in Textstellen, mit den Wörtern der Belegschaft. Die Redaktion kann einer Stelle Alltagswörter zuordnen, etwa *Geschenk*, *Essen*, *Eintrittskarte*, *Füller*. Suchen ohne Treffer gehen monatlich an die Verantwortlichen. Eine günstigere Richtlinienprüfung gibt es nicht.

## Schreiben

- Entwürfe mit Kommentaren und Vergleich mit der geltenden Ausgabe
- Freigabe in Ihrer eigenen Reihenfolge, mit Vertretungen und Fristen
- Mehrfach verwendete Textstellen werden einmal gepflegt und ändern sich überall
- Verweise auf Gesetze und Pflichten im [Obligation Register](node:obligation-register), sodass eine Änderung dort hier sichtbar wird

## Ausgaben

Eine Ausgabe hat ein Datum des Inkrafttretens und irgendwann eines der Ablösung. Bearbeitet wird sie nie. Ein Tippfehler führt zu einer neuen Ausgabe mit dem Vermerk *berichtigt, ohne inhaltliche Änderung*, die nicht erneut verteilt wird. Für jeden Tag seit der Einführung zeigt die Bibliothek, was für welche Rolle an welchem Standort galt.

## Ausnahmen

Ein Antrag nennt die Textstelle, den Grund und das Ende. Unbefristete Ausnahmen werden nicht angenommen. Dreißig Tage vor Ablauf wird gefragt, ob der Grund noch besteht.

## Grenzen

Texte liegen im Editor der Bibliothek, damit sich Stellen finden und vergleichen lassen. Vorhandene Dokumente können übernommen werden, was samt Prüfung etwa eine Stunde für zwanzig Seiten dauert. Die Gestaltung ist schlicht. Übersetzungen sind eigene Ausgaben mit sichtbarem Datum, weil eine Übersetzung unbemerkt veralten kann.`,
  },
  capabilities: [
    {
      title: { en: 'Search by passage', de: 'Suche nach Textstellen' },
      text: {
        en: 'Results point to the paragraph, and everyday words lead to formal ones.',
        de: 'Treffer führen zum Absatz, und Alltagswörter führen zu den förmlichen.',
      },
    },
    {
      title: { en: 'Editions, never overwritten', de: 'Ausgaben, nie überschrieben' },
      text: {
        en: 'What applied to whom on which day, answered in seconds.',
        de: 'Was an welchem Tag für wen galt, in Sekunden beantwortet.',
      },
    },
    {
      title: { en: 'Exceptions that end', de: 'Ausnahmen, die enden' },
      text: {
        en: 'Each has a reason, an approver and a last day.',
        de: 'Jede hat einen Grund, eine genehmigende Person und einen letzten Tag.',
      },
    },
  ],
  platform: 'platform-core',
  facts: [
    {
      label: { en: 'Versions', de: 'Fassungen' },
      value: { en: 'all, readable for the day they applied', de: 'alle, lesbar für den Tag ihrer Geltung' },
    },
    {
      label: { en: 'Search', de: 'Suche' },
      value: {
        en: 'by everyday words, with your own synonyms',
        de: 'mit Alltagswörtern und eigenen Synonymen',
      },
    },
    {
      label: { en: 'Length', de: 'Länge' },
      value: { en: 'a question is asked above 12 pages', de: 'ab 12 Seiten gibt es eine Rückfrage' },
    },
  ],
  resources: ['resource-policy-review-checklist'],
};
