import type { DemoNodeOf } from '../../demo-types.ts';

/** Templates for a meeting, a scenario, a period of retention, a loss run and a finding. */
export const sheetsToFillIn: DemoNodeOf<'resource'>[] = [
  {
    key: 'resource-twenty-minute-exercise',
    type: 'resource',
    title: { en: 'Twenty-minute exercise: the sheet', de: 'Übung in zwanzig Minuten: das Blatt' },
    created: '2026-01-27T08:00:00Z',
    resourceTypes: ['template'],
    authors: ['person-tobias-renner'],
    productSuites: ['business-continuity'],
    industries: ['education', 'healthcare', 'public-administration', 'retail'],
    tags: ['operational-resilience', 'culture'],
    edition: { en: 'Second edition', de: 'Zweite Auflage' },
    linksToAsset: true,
    body: {
      en: `For a meeting which takes place anyway. One object, six to ten people, no roles. Print one sheet for the person who leads, and blank paper for the others.

## The object today

*_______________ does not work / is gone / is wrong.* Nothing more is said.

## Minutes

- **0** Put it on the table.
- **1–3** Everybody writes in silence: what do I notice first, and when?
- **4–10** Read out. Times go here: ____ ____ ____ ____ ____ ____
- **11–16** What do you assume that somebody else does?
- **17–19** Two of them are to be true next time.
- **20** Put it away.

## Assumptions

For each: who assumes · of whom · does the person agree? (yes / *me?*) · checked on

## Two for next time

1. ____________________ name ________ date ________
2. ____________________ name ________ date ________

No marks, no list of measures, no minutes. The sheet goes back into the drawer from which it will come next month. Where you want to keep it, [Exercise Room](node:exercise-room) has the same fields.`,
      de: `Für eine Besprechung, die ohnehin stattfindet. Ein Gegenstand, sechs bis zehn Menschen, keine Rollen. Drucken Sie ein Blatt für die Leitung und leeres Papier für die anderen.

## Der Gegenstand heute

*_______________ geht nicht / ist weg / stimmt nicht.* Mehr wird nicht gesagt.

## Minuten

- **0** Auf den Tisch legen.
- **1–3** Alle schreiben schweigend: Was bemerke ich zuerst, und wann?
- **4–10** Vorlesen. Die Zeiten kommen hierhin: ____ ____ ____ ____ ____ ____
- **11–16** Was nehmen Sie an, das jemand anderes tut?
- **17–19** Zwei davon sollen beim nächsten Mal stimmen.
- **20** Wegräumen.

## Annahmen

Jeweils: wer nimmt an · von wem · stimmt die Person zu? (ja / *ich?*) · geprüft am

## Zwei fürs nächste Mal

1. ____________________ Name ________ Datum ________
2. ____________________ Name ________ Datum ________

Keine Noten, keine Maßnahmenliste, kein Protokoll. Das Blatt kommt zurück in die Schublade, aus der Sie es nächsten Monat holen. Wer es aufbewahren möchte, findet dieselben Felder in [Exercise Room](node:exercise-room).`,
    },
  },
  {
    key: 'resource-scenario-sheet',
    type: 'resource',
    title: { en: 'One scenario on one sheet', de: 'Ein Szenario auf einem Blatt' },
    created: '2022-09-13T07:30:00Z',
    resourceTypes: ['template'],
    authors: ['person-imani-okafor'],
    productSuites: ['enterprise-risk'],
    industries: ['manufacturing', 'energy-utilities', 'education', 'insurance'],
    tags: ['board-reporting', 'data-quality'],
    edition: { en: 'Third edition', de: 'Dritte Auflage' },
    linksToAsset: true,
    body: {
      en: `A sheet for an afternoon with six people who know the matter. At the end stands a decision or the reason why there is none.

## Top: the event in one sentence

What, where, how long, how severe. If two people mean different things, make two sheets.

## Middle: line by line

For each consequence: what · low · likely · high · *the assumption behind it* · who said so. Round generously. Eight lines are enough; look twice for something that becomes cheaper.

## Right margin: which two lines make up most of the upper end?

Work on these. Leave the others alone.

## Below: measures

What · cost · which line does it change, by how much · **how likely would the event have to be for it to pay?**

## Bottom: decision

Done / not done because / looked at again on. Three signatures.

## Experience

- Begin with the sentence; it takes an hour.
- Ring somebody during the meeting. The best line of a sheet nearly always comes by telephone.
- Likelihood comes last and usually is not needed.

Two worked examples: [gas for a furnace](node:article-gas-for-the-glass-furnace) and [the dry summer](node:article-scenario-dry-summer).`,
      de: `Ein Blatt für einen Nachmittag mit sechs Menschen, die die Sache kennen. Am Ende steht eine Entscheidung oder der Grund, warum es keine gibt.

## Oben: das Ereignis in einem Satz

Was, wo, wie lange, wie schwer. Meinen zwei Leute Verschiedenes, machen Sie zwei Blätter.

## Mitte: Zeile für Zeile

Zu jeder Folge: was · niedrig · wahrscheinlich · hoch · *die Annahme dahinter* · von wem. Großzügig runden. Acht Zeilen genügen. Suchen Sie zweimal nach etwas, das billiger wird.

## Rechter Rand: Welche zwei Zeilen machen den größten Teil des oberen Endes aus?

An diesen arbeiten. Die anderen in Ruhe lassen.

## Unten: Maßnahmen

Was · Kosten · welche Zeile ändert sich um wie viel · **wie wahrscheinlich müsste das Ereignis sein, damit es sich lohnt?**

## Ganz unten: Entscheidung

Getan / nicht getan, weil / wieder angesehen am. Drei Unterschriften.

## Erfahrungen

- Beginnen Sie mit dem Satz, er dauert eine Stunde.
- Rufen Sie während der Sitzung jemanden an. Die beste Zeile eines Blattes kommt fast immer aus dem Telefon.
- Die Wahrscheinlichkeit kommt zuletzt und wird meist nicht gebraucht.

Zwei durchgerechnete Beispiele: [Gas für eine Glaswanne](node:article-gas-for-the-glass-furnace) und [der trockene Sommer](node:article-scenario-dry-summer) (englisch).`,
    },
  },
  {
    key: 'resource-retention-table',
    type: 'resource',
    title: {
      en: 'Retention table with a column for deleting',
      de: 'Aufbewahrungstabelle mit einer Spalte fürs Löschen',
    },
    created: '2025-06-17T07:00:00Z',
    resourceTypes: ['template'],
    authors: ['person-henrike-vossberg'],
    productSuites: ['compliance-audit', 'incident-claims', 'policy-management'],
    industries: ['healthcare', 'public-administration', 'insurance', 'manufacturing'],
    tags: ['regulator', 'data-quality'],
    edition: { en: 'First edition', de: 'Erste Auflage' },
    linksToAsset: true,
    body: {
      en: `Thirty-four kinds of file that arise in risk departments, as rows. You fill in the columns; the periods depend on country and sector, which is why the template contains none.

## Columns

1. **Kind of file**, in the words of those who keep it
2. **Must**: how long, under which provision
3. **May**: until when claims could be made, according to whom
4. **Afterwards**: what remains without names
5. **Who deletes**: a role with a deputy
6. **Last done**: a date. An empty cell is the finding

## Rows to begin with

Near miss without injury · accident · first-aid entry · claim, property · claim, injury · recovery · working paper of audit · supplier assessment · assurance report · reading confirmation · report to the internal channel · exercise log · photograph of a site walk

## On holds

A separate sheet: file, reason, decided by, *looked at again on*. Print it in another colour.

The considerations behind it are in [How long is evidence kept?](node:article-how-long-is-evidence-kept)`,
      de: `Vierunddreißig Arten von Akten, die in Risikoabteilungen entstehen, als Zeilen. Die Spalten füllen Sie aus; Fristen hängen von Land und Branche ab, deshalb enthält die Vorlage keine.

## Spalten

1. **Art der Akte**, in den Worten derer, die sie führen
2. **Müssen**: wie lange, nach welcher Vorschrift
3. **Dürfen**: bis wann Ansprüche möglich sind, laut wem
4. **Danach**: was ohne Namen übrig bleibt
5. **Wer löscht**: eine Rolle mit Vertretung
6. **Zuletzt gelöscht**: ein Datum. Eine leere Zelle ist der Befund

## Zeilen für den Anfang

Beinahe-Unfall ohne Verletzung · Unfall · Verbandbucheintrag · Sachschaden · Personenschaden · Regress · Arbeitspapier der Revision · Lieferantenprüfung · Prüfbericht · Lesebestätigung · Meldung an die interne Meldestelle · Übungsprotokoll · Foto einer Begehung

## Zu Sperren

Ein eigenes Blatt: Akte, Grund, entschieden von, *wieder anzusehen am*. Drucken Sie es in anderer Farbe.

Die Überlegungen dahinter stehen in [Wie lange hebt man Nachweise auf?](node:article-how-long-is-evidence-kept)`,
    },
  },
  {
    key: 'resource-loss-run-template',
    type: 'resource',
    title: { en: 'Loss run: seven columns and a sentence' },
    created: '2024-03-19T09:00:00Z',
    resourceTypes: ['template'],
    authors: ['person-callum-birtwhistle'],
    productSuites: ['insurance-exposure', 'incident-claims'],
    industries: ['insurance', 'retail', 'transport-logistics', 'construction'],
    tags: ['claims-reserve', 'data-quality'],
    edition: { en: 'Second edition' },
    linksToAsset: true,
    body: {
      en: `A spreadsheet that an underwriter reads to the end. It has seven columns, a line for the date of the run and a place for a sentence on each large loss.

## Columns

Date of loss · date reported · place, as in the schedule of locations · cause, from fifteen · paid · outstanding · open or closed

## Above the table

*All figures gross of deductible, to ________. Claims closed at nil are included.* Change the words if they are not true.

## Fifteen causes

Fire after work · fire, other · escape of water · storm · flood · theft · vehicle in yard · vehicle on road · fall, indoors · fall, outdoors · lifting · machine · product · violence · other

If *other* exceeds five per cent, add a sixteenth.

## The sentence

What has changed since? Permitted answers: a measure with a date; *nothing, because …*; *cause not established*. Not permitted: leaving it empty.

The reasoning is in [A loss run with seven columns](node:article-loss-run-with-seven-columns). [Claims Ledger](node:claims-ledger) prints this layout for any date in the past.`,
    },
  },
  {
    key: 'resource-audit-finding-template',
    type: 'resource',
    title: { en: 'Audit finding in five parts' },
    created: '2018-09-13T08:00:00Z',
    resourceTypes: ['template'],
    authors: ['person-imani-okafor', 'person-matthias-odenwald'],
    productSuites: ['compliance-audit'],
    industries: ['banking', 'public-administration', 'education', 'insurance'],
    tags: ['board-reporting'],
    edition: { en: 'Fourth edition, with the line on expectation' },
    body: {
      en: `Half a page for each finding. If it does not fit, it is two findings.

## The parts

1. **Condition.** What we saw, where, in how many of how many. No adjectives.
2. **Criterion.** Measured against what? Law, own rule, promise, prudence.
3. **Consequence.** What can happen, in the words of the business.
4. **Change.** The state afterwards, agreed with the person who has the budget. Date.
5. **Test.** What we shall look at in order to close it, and which result counts.

## Above them, since the fourth edition

*Before the audit we expected: ________.* Filled in before the first document is opened. It keeps us honest about what was a surprise.

## Below them

Name of the person who accepts the change, in their own hand. If nobody accepts it, write that, and who is to decide by when.`,
    },
  },
];
