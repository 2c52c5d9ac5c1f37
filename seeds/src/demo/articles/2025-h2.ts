import type { DemoNodeOf } from '../../demo-types.ts';

export const articles2025SecondHalf: DemoNodeOf<'article'>[] = [
  {
    key: 'article-missing-is-not-zero',
    type: 'article',
    title: { en: 'Missing is not zero', de: 'Keine Angabe ist keine Null' },
    created: '2025-08-12T10:30:00Z',
    articleTypes: ['news', 'opinion'],
    authors: ['person-peter-nakamura'],
    productSuites: ['incident-claims', 'enterprise-risk'],
    industries: ['technology'],
    tags: ['data-quality', 'board-reporting'],
    body: {
      en: `From this month, charts in Keelstone draw a gap where a site has not reported, instead of a line along the bottom at zero. It is a change of about forty lines of code, and it will make some dashboards look worse.

The request came from a customer with 62 plants. Their monthly chart of first-aid cases showed a fine decline over the winter. In fact nine plants had moved to a new payroll system in November and stopped sending hours and cases for eleven weeks. The software had filled the holes with noughts, politely and wrongly.

## What changes on your screen

- A month without a report is a gap, with a hatched bar beneath it that says how many units are missing.
- A reported zero is a dot on the axis. Somebody counted and found nothing, which is information.
- Rates are calculated only from units that supplied both numerator and denominator. The footnote gives the share, for instance ‘53 of 62 sites’.
- Comparisons with last year use the units that reported in both years, unless you ask otherwise.

The change covers the charts of [Incident Desk](node:incident-desk) and the indicators in [Risk Register](node:risk-register). Old exports are not rewritten. A report your committee has already seen should not change under its feet.

## Why we did not make it a setting

We discussed a switch, ‘treat missing as zero’, for an afternoon. Every reason for it that we could find was a reason for a wrong number to look right. There are cases where absence does mean zero, such as a site that was closed. For those there is now a state called ‘not in operation’, with a start and an end date and a name behind it.

## What to do this week

Open your three most-read dashboards and look for hatching. Most customers in our trial found between one and four silent units, and in half of those cases the unit believed it was reporting. Ring them before the next committee meets. A gap that you explain costs you two minutes. A gap discovered by an audit committee member with a ruler costs an afternoon, and I have sat through that afternoon.`,
      de: `Ab diesem Monat zeichnen die Diagramme in Keelstone eine Lücke, wenn ein Standort nicht gemeldet hat, und keine Linie mehr auf der Null. Die Änderung umfasst rund vierzig Zeilen Code und wird manche Übersicht schlechter aussehen lassen.

Den Anstoß gab ein Kunde mit 62 Werken. Seine Monatskurve der Erste-Hilfe-Fälle zeigte über den Winter einen schönen Rückgang. Tatsächlich hatten neun Werke im November auf ein neues Abrechnungssystem umgestellt und elf Wochen lang weder Stunden noch Fälle geliefert. Die Software hatte die Löcher mit Nullen gefüllt, höflich und falsch.

## Was sich auf dem Bildschirm ändert

- Ein Monat ohne Meldung ist eine Lücke; ein schraffierter Balken darunter nennt die Zahl der fehlenden Einheiten.
- Eine gemeldete Null ist ein Punkt auf der Achse. Jemand hat gezählt und nichts gefunden, auch das ist eine Information.
- Quoten werden nur aus Einheiten berechnet, die Zähler und Nenner geliefert haben. Die Fußnote nennt den Anteil, etwa „53 von 62 Standorten“.
- Vorjahresvergleiche beruhen auf den Einheiten, die in beiden Jahren gemeldet haben, sofern Sie nichts anderes verlangen.

Betroffen sind die Diagramme in [Incident Desk](node:incident-desk) und die Kennzahlen in [Risk Register](node:risk-register). Alte Exporte bleiben, wie sie sind. Ein Bericht, den Ihr Ausschuss schon gesehen hat, soll sich nicht nachträglich ändern.

## Warum es dafür keine Einstellung gibt

Über einen Schalter „Fehlende Werte als null behandeln“ haben wir einen Nachmittag lang gesprochen. Jeder Grund dafür war am Ende ein Grund, eine falsche Zahl richtig aussehen zu lassen. Es gibt Fälle, in denen das Fehlen wirklich null bedeutet, zum Beispiel bei einem stillgelegten Werk. Dafür gibt es nun den Status „nicht in Betrieb“, mit Beginn, Ende und einem Namen dahinter.

## Was Sie diese Woche tun können

Öffnen Sie Ihre drei meistgelesenen Übersichten und suchen Sie nach Schraffuren. Die meisten Kunden im Probebetrieb fanden ein bis vier stumme Einheiten, und in der Hälfte der Fälle glaubte die Einheit, sie melde. Rufen Sie dort an, bevor der Ausschuss wieder tagt. Eine Lücke, die Sie erklären, kostet zwei Minuten. Eine Lücke, die ein Mitglied des Prüfungsausschusses mit dem Lineal entdeckt, kostet einen Nachmittag, und ich habe so einen Nachmittag miterlebt.`,
    },
  },
  {
    key: 'article-two-pages-before-the-forty',
    type: 'article',
    title: { en: 'The two pages before the forty', de: 'Die zwei Seiten vor den vierzig' },
    created: '2025-10-30T07:20:00Z',
    articleTypes: ['opinion'],
    authors: ['person-marit-solberg'],
    productSuites: ['enterprise-risk'],
    tags: ['board-reporting'],
    body: {
      en: `I sit on two supervisory boards besides running this company, and between them they send me about 340 pages a quarter, of which roughly 40 are called the risk report. I read all of it, and I could not tell you afterwards what had changed.

This is an appeal, from someone who sells software that produces such reports, for two pages in front of them.

## Page one: what moved

Not the top ten risks. The top ten risks of a harbour operator were the same in March as in December and will be the same in June. I want the three that moved, in which direction, since when, and what somebody saw that made them say so. ‘Cyber: high, stable’ helps nobody. ‘Two of our nine crane control systems no longer receive updates since 1 August; replacement is budgeted for 2027’ is something a board can discuss.

## Page two: what we are asked

A risk report without a question is a newspaper. The second page should contain the decisions wanted from this meeting, at most three, each with:

- the options that were considered, including doing nothing;
- the cost of each in money and in months;
- the name of the person who recommends one of them;
- what would make that person change their mind.

If there are no decisions, let the page say so. We shall all be home earlier and no worse informed.

## The objection

Risk managers tell me that two pages hide the nuance. They are right, and the forty pages stay behind them for those who want it. But nuance that leads to no statement protects only the writer. A chief risk officer who has to choose three movements out of sixty has to hold a view, sign it and defend it in front of eleven people. That is the job, and in my experience the good ones are relieved when somebody finally asks for it.

## A small test

Take your last report and give it to a colleague from another department for ten minutes. Then ask what they would do differently tomorrow. If the answer is nothing, the fault is in the report. [Risk Register](node:risk-register) prints a movement page since its autumn release, but a sheet of paper and an honest hour will do just as well.`,
      de: `Neben meiner Arbeit in diesem Unternehmen sitze ich in zwei Aufsichtsräten, die mir zusammen etwa 340 Seiten im Quartal schicken; rund 40 davon heißen Risikobericht. Ich lese alles, und danach könnte ich nicht sagen, was sich geändert hat.

Dies ist die Bitte um zwei Seiten, die davorstehen. Sie kommt von jemandem, der Software verkauft, mit der solche Berichte entstehen.

## Seite eins: was sich bewegt hat

Damit meine ich nicht die zehn größten Risiken. Die zehn größten Risiken eines Hafenbetreibers waren im März dieselben wie im Dezember und werden es im Juni noch sein. Ich möchte die drei sehen, die sich bewegt haben, in welche Richtung, seit wann und woran das jemand erkannt hat. „Cyber: hoch, stabil“ hilft niemandem. „Zwei unserer neun Kransteuerungen erhalten seit dem 1. August keine Aktualisierungen mehr; der Ersatz ist für 2027 eingeplant“ ist ein Satz, über den ein Aufsichtsrat beraten kann.

## Seite zwei: was von uns verlangt wird

Ein Risikobericht ohne Frage ist eine Zeitung. Auf die zweite Seite gehören die Entscheidungen, die in dieser Sitzung zu treffen sind, höchstens drei, jeweils mit:

- den geprüften Möglichkeiten, auch der, nichts zu tun;
- den Kosten jeder Möglichkeit in Geld und in Monaten;
- dem Namen der Person, die eine davon empfiehlt;
- dem, was diese Person umstimmen würde.

Gibt es nichts zu entscheiden, dann soll die Seite genau das sagen. Wir sind dann alle früher zu Hause und nicht schlechter unterrichtet.

## Der Einwand

Risikomanager sagen mir, auf zwei Seiten gingen die Zwischentöne verloren. Das stimmt, und deshalb bleiben die vierzig Seiten für alle dahinter, die sie brauchen. Aber Zwischentöne, die zu keiner Aussage führen, schützen nur den, der schreibt. Wer aus sechzig Risiken drei Bewegungen auswählt, braucht eine Meinung, muss sie unterschreiben und vor elf Leuten vertreten. Das ist der Beruf, und nach meiner Erfahrung sind die Guten erleichtert, wenn es endlich jemand von ihnen verlangt.

## Eine kleine Probe

Geben Sie Ihren letzten Bericht für zehn Minuten einer Kollegin aus einer anderen Abteilung. Fragen Sie dann, was sie morgen anders machen würde. Lautet die Antwort „nichts“, liegt der Fehler im Bericht. [Risk Register](node:risk-register) druckt seit der Herbstversion eine Seite mit den Bewegungen, doch ein Blatt Papier und eine ehrliche Stunde tun es ebenso.`,
    },
    sections: [
      {
        kind: 'card_grid',
        heading: { en: 'Three ways to begin', de: 'Drei Wege, anzufangen' },
        cards: [
          {
            heading: { en: 'Read', de: 'Lesen' },
            text: {
              en: 'Two boards, one year, four meetings each.',
              de: 'Zwei Gremien, ein Jahr, je vier Sitzungen.',
            },
            link: {
              title: { en: 'From colours to ranges', de: 'Von Farben zu Spannen' },
              node: 'resource-ranges-paper',
            },
          },
          {
            heading: { en: 'Fill in', de: 'Ausfüllen' },
            text: { en: 'One scenario on one sheet.', de: 'Ein Szenario auf einem Blatt.' },
            link: { title: { en: 'Template', de: 'Vorlage' }, node: 'resource-scenario-sheet' },
          },
          {
            heading: { en: 'Look', de: 'Ansehen' },
            text: {
              en: 'Six pages from the register, without a data call.',
              de: 'Sechs Seiten aus dem Register, ohne Abfrage.',
            },
            link: { title: { en: 'Risk Register', de: 'Risk Register' }, node: 'risk-register' },
          },
        ],
      },
    ],
  },
];
