import type { DemoNodeOf } from '../../demo-types.ts';

export const whitePapers: DemoNodeOf<'resource'>[] = [
  {
    key: 'resource-claims-reserve-guide',
    type: 'resource',
    resourceTypes: ['white-paper'],
    linksToAsset: true,
    title: {
      en: 'Setting a claims reserve: a working guide',
      de: 'Schadenrückstellungen bilden: ein Arbeitsleitfaden',
    },
    created: '2023-03-15T09:00:00Z',
    productSuites: ['incident-claims', 'insurance-exposure'],
    industries: ['insurance', 'public-administration', 'transport-logistics'],
    tags: ['claims-reserve', 'board-reporting'],
    body: {
      en: `A case reserve is a statement about the future by a named person on a given day, and it should be possible to see later who said what and why. This guide is for handlers and finance staff in organisations that carry part of their own losses.

## Four rules

- **Reserve by component.** Damage, injury, loss of earnings, legal cost and recovery are separate figures. One lump sum hides which of them moved.
- **Reserve the likely outcome.** Neither the hope nor the worst case. If two outcomes are likely, write both, with weights.
- **Review on events, not only on dates.** A medical report, a letter before action or a court date reopens the figure within five working days.
- **Give a reason for each change**, in one sentence, even when the sentence is “first estimate was too low”.

## Three measures

1. Run-off by year of occurrence: what was reserved after 12, 24 and 36 months against what was paid.
2. Stair-stepping: the share of cases raised three times or more. Above ten per cent, first estimates are too timid.
3. Age of the last review: no open case above the retention should go more than ninety days without one.

Late-reported losses need a provision of their own, set by finance and not by handlers. [Claims Ledger](node:claims-ledger) keeps components, reasons and run-off together.`,
      de: `Eine Einzelschadenrückstellung ist die Aussage einer benannten Person über die Zukunft, getroffen an einem bestimmten Tag; später muss erkennbar sein, wer was aus welchem Grund gesagt hat. Dieser Leitfaden richtet sich an Sachbearbeitung und Finanzbereich in Organisationen, die einen Teil ihrer Schäden selbst tragen.

## Vier Regeln

- **Bilden Sie die Rückstellung nach Bestandteilen.** Sachschaden, Personenschaden, Verdienstausfall, Rechtskosten und Regress sind getrennte Beträge. Eine Gesamtsumme verdeckt, welcher sich bewegt hat.
- **Setzen Sie den wahrscheinlichen Ausgang an.** Weder die Hoffnung noch den schlimmsten Fall. Sind zwei Ausgänge wahrscheinlich, notieren Sie beide mit Gewichten.
- **Prüfen Sie nach Ereignis, nicht nur nach Termin.** Ein Gutachten, ein Anspruchsschreiben oder ein Gerichtstermin öffnet den Betrag innerhalb von fünf Arbeitstagen.
- **Begründen Sie jede Änderung** in einem Satz, auch wenn er lautet: „Die erste Schätzung war zu niedrig.“

## Drei Messgrößen

1. Abwicklung nach Anfalljahr: Was war nach 12, 24 und 36 Monaten zurückgestellt, was wurde gezahlt?
2. Treppeneffekt: der Anteil der Fälle, die dreimal oder öfter erhöht wurden. Über zehn Prozent sind die ersten Schätzungen zu zaghaft.
3. Alter der letzten Prüfung: Kein offener Fall oberhalb des Selbstbehalts sollte länger als neunzig Tage ungeprüft sein.

Spätschäden brauchen eine eigene Rückstellung, die der Finanzbereich bildet, nicht die Sachbearbeitung. [Claims Ledger](node:claims-ledger) führt Bestandteile, Begründungen und Abwicklung zusammen.`,
    },
    authors: ['person-clara-whitcombe'],
    edition: { en: 'Third edition, March 2026', de: 'Dritte Auflage, März 2026' },
  },
  {
    key: 'resource-impact-tolerance-paper',
    type: 'resource',
    resourceTypes: ['white-paper'],
    title: { en: 'Impact tolerances that people can use' },
    created: '2022-02-17T09:00:00Z',
    productSuites: ['business-continuity', 'enterprise-risk'],
    industries: ['banking', 'insurance'],
    tags: ['operational-resilience', 'regulator', 'board-reporting'],
    body: {
      en: `An impact tolerance is useful when a duty manager can say, at a given hour of an outage, whether it has been reached. Many are not: they name a number of hours for a service, and nobody can tell when the hours began.

## What makes one usable

- **A service that a customer would recognise.** “Paying a wage on time”, not “payments platform”.
- **A start that can be observed.** The first failed payment, rather than the first ticket.
- **Two measures, not one.** Time, and a second such as the number of customers or the value outstanding. Eight hours on the last working day of a month is another event than eight hours on a Tuesday.
- **A point of no return.** What cannot be repaired afterwards, even with money?

## How to set it

Take the three worst outages of the past five years. Ask front-line staff at which moment harm became hard to undo. The tolerance lies before that moment, with time left to act.

## How to test it

Run one scenario a year that breaks the tolerance. A test that is always passed says only that the scenario was mild. Record what had to be true to stay inside; those conditions are your investment list. [Scenario Workbench](node:scenario-workbench) keeps scenarios and conditions, [Continuity Planner](node:continuity-planner) the plans behind them.`,
    },
    authors: ['person-tobias-renner', 'person-imani-okafor'],
    edition: { en: 'First edition' },
  },
  {
    key: 'resource-near-miss-counts-paper',
    type: 'resource',
    resourceTypes: ['white-paper'],
    title: {
      en: 'What near-miss counts tell you, and what they do not',
      de: 'Was die Zahl der Beinahe-Unfälle aussagt und was nicht',
    },
    created: '2019-04-30T08:00:00Z',
    productSuites: ['health-safety'],
    industries: ['manufacturing', 'energy-utilities'],
    tags: ['near-miss', 'culture', 'data-quality'],
    body: {
      en: `When near-miss reports double, either the site has become more dangerous or people have begun to trust the form, and the count alone cannot say which. This paper describes four companion figures that can.

## Four figures beside the count

- **Share with a name.** If more reporters sign, trust is growing. Below 40 per cent, ask why.
- **Time to first answer.** Reports fall about six weeks after answers slow down; the figure is an early warning.
- **Share that describes a behaviour of the reporter.** “I stepped over the barrier” is a sign of a site where one may say so.
- **Spread.** How many crews reported at least once this quarter? One keen supervisor can produce half of all reports.

## Three traps

1. Targets for the number of reports. They produce untidy cables and missing signs, and bury the crane.
2. The fixed ratio between near misses and injuries. It was never a law, and serious events often have other causes than slight ones.
3. Comparing sites by count. Compare each site with itself, over at least eight quarters.

Report severity by what could have happened. In our experience one report in twelve to fifteen describes a possible fatality; those deserve an investigation each. The [near-miss form](node:resource-near-miss-form) asks for it in question 4.`,
      de: `Verdoppeln sich die Meldungen von Beinahe-Unfällen, ist entweder der Standort gefährlicher geworden, oder die Belegschaft beginnt dem Meldebogen zu vertrauen; die Zahl allein sagt nicht, was davon zutrifft. Dieses Papier beschreibt vier begleitende Größen, die es können.

## Vier Größen neben der Zahl

- **Anteil mit Namen.** Unterschreiben mehr Meldende, wächst das Vertrauen. Unter 40 Prozent sollten Sie nach dem Grund fragen.
- **Zeit bis zur ersten Antwort.** Werden Antworten langsamer, sinken die Meldungen rund sechs Wochen später; die Größe ist ein Frühwarnzeichen.
- **Anteil mit eigenem Verhalten.** „Ich bin über die Absperrung gestiegen“ schreibt man nur dort, wo man so etwas schreiben darf.
- **Streuung.** Wie viele Schichten haben im Quartal mindestens einmal gemeldet? Ein eifriger Meister kann die Hälfte aller Meldungen erzeugen.

## Drei Fallen

1. Zielvorgaben für die Zahl der Meldungen. Sie bringen lose Kabel und fehlende Schilder hervor und verdecken den Kran.
2. Das feste Verhältnis von Beinahe-Unfällen zu Verletzungen. Es war nie ein Gesetz, und schwere Ereignisse haben oft andere Ursachen als leichte.
3. Der Vergleich von Standorten nach Anzahl. Vergleichen Sie jeden Standort mit sich selbst, über mindestens acht Quartale.

Bewerten Sie die Schwere nach dem, was hätte geschehen können. Nach unserer Erfahrung beschreibt eine von zwölf bis fünfzehn Meldungen einen möglichen tödlichen Unfall; jede davon verdient eine eigene Untersuchung. Der [Meldebogen](node:resource-near-miss-form) fragt in Punkt 4 danach.`,
    },
    authors: ['person-imani-okafor'],
    edition: {
      en: 'Second edition, with the counter-examples readers sent in',
      de: 'Zweite Auflage, mit den Gegenbeispielen aus Zuschriften',
    },
  },
  {
    key: 'resource-concentration-risk-paper',
    type: 'resource',
    resourceTypes: ['white-paper'],
    title: {
      en: 'Concentration risk below the first tier',
      de: 'Konzentrationsrisiken unterhalb der ersten Lieferstufe',
    },
    created: '2024-02-27T10:30:00Z',
    productSuites: ['third-party-risk'],
    industries: ['manufacturing', 'technology', 'banking'],
    tags: ['supplier-outage', 'operational-resilience'],
    body: {
      en: `Three suppliers for one part are one supplier if all three buy the same casting from the same foundry. Concentration below the first tier rarely shows in a purchasing system, because no contract of yours mentions the foundry.

## Where it hides

- **A shared sub-supplier**, typically for castings, coatings, chips or packaging film.
- **A shared place**: one industrial park, one river, one port.
- **A shared platform**: three software vendors in one data-centre region.
- **A shared person**: the only certified inspector for a process within 200 kilometres.

## How to find it without a thousand questionnaires

1. Start with the 20 parts or services that would stop you within a week.
2. Ask each first-tier supplier one question: “Whose failure would stop you delivering this to us?” Ask by telephone.
3. Record names and places, not percentages.
4. Look for names that occur twice. In the projects we have supported, the first repeated name turned up within the first fifteen calls.

## What to do then

You have four means: stock, a second design, a second source paid to stay warm, or acceptance in writing. Choose for each case and tell the board which. [Supplier Watch](node:supplier-watch) shows names that recur across chains; the decision is yours to record in [Risk Register](node:risk-register).`,
      de: `Drei Lieferanten für ein Teil sind ein einziger, wenn alle drei denselben Rohling aus derselben Gießerei beziehen. Konzentrationen unterhalb der ersten Lieferstufe zeigt kaum ein Einkaufssystem, weil keiner Ihrer Verträge die Gießerei erwähnt.

## Wo sie sich verbergen

- **Ein gemeinsamer Vorlieferant**, typischerweise für Gussteile, Beschichtungen, Halbleiter oder Verpackungsfolie.
- **Ein gemeinsamer Ort**: ein Gewerbepark, ein Fluss, ein Hafen.
- **Eine gemeinsame Plattform**: drei Softwareanbieter in einer Rechenzentrumsregion.
- **Eine gemeinsame Person**: die einzige zertifizierte Prüferin für ein Verfahren im Umkreis von 200 Kilometern.

## Wie Sie sie ohne tausend Fragebögen finden

1. Beginnen Sie mit den 20 Teilen oder Leistungen, ohne die Sie binnen einer Woche stillstehen.
2. Stellen Sie jedem direkten Lieferanten eine Frage: „Wessen Ausfall würde Ihre Lieferung an uns stoppen?“ Fragen Sie am Telefon.
3. Erfassen Sie Namen und Orte, keine Prozentwerte.
4. Suchen Sie Namen, die zweimal vorkommen. In den Projekten, die wir begleitet haben, fiel der erste doppelte Name innerhalb der ersten fünfzehn Gespräche.

## Was dann zu tun ist

Sie haben vier Mittel: Bestand, eine zweite Konstruktion, eine bezahlte Zweitquelle in Bereitschaft oder die schriftliche Akzeptanz des Risikos. Entscheiden Sie von Fall zu Fall und berichten Sie dem Vorstand, wofür Sie sich entschieden haben. [Supplier Watch](node:supplier-watch) zeigt Namen, die sich über Lieferketten hinweg wiederholen; die Entscheidung halten Sie in [Risk Register](node:risk-register) fest.`,
    },
    authors: ['person-yusuf-demirel'],
    edition: { en: 'First edition', de: 'Erste Auflage' },
  },
  {
    key: 'resource-board-risk-report-paper',
    type: 'resource',
    resourceTypes: ['white-paper'],
    linksToAsset: true,
    title: {
      en: 'A risk report that the board reads to the end',
      de: 'Ein Risikobericht, den der Vorstand zu Ende liest',
    },
    created: '2021-01-26T07:45:00Z',
    productSuites: ['enterprise-risk'],
    industries: ['insurance', 'manufacturing'],
    tags: ['board-reporting', 'data-quality'],
    body: {
      en: `A board that receives forty pages on risk reads the first two, so those two pages are the report. This paper describes a layout of six pages that leaves the heat map out and puts decisions in.

## The six pages

1. **What changed since the last meeting.** Five lines at most, each with a figure before and after.
2. **What we ask of you.** Decisions, with a recommendation and the cost of waiting a quarter.
3. **Three risks in depth.** A different three each time, so that each of the top twelve is seen once a year.
4. **What went wrong.** Losses and near misses above the threshold, with the lesson.
5. **What we do not know.** Data that is missing, owners who did not answer, models we doubt.
6. **Figures.** One table with ranges instead of colours.

## Why no heat map

Two risks in the same red square may differ in cost by a factor of fifty. A range in money or days, with a likelihood in words that are defined once, allows comparison and takes the same space.

## Work behind it

Count on three days a quarter: one to chase owners, one to write, one to cut. [Risk Register](node:risk-register) fills pages 1, 4 and 6; the other three need a person who is willing to be quoted.`,
      de: `Ein Vorstand, der vierzig Seiten über Risiken erhält, liest die ersten zwei; also sind diese zwei Seiten der Bericht. Dieses Papier beschreibt einen Aufbau mit sechs Seiten, der ohne Risikomatrix auskommt und stattdessen Entscheidungen enthält.

## Die sechs Seiten

1. **Was sich seit der letzten Sitzung geändert hat.** Höchstens fünf Zeilen, jede mit einer Zahl vorher und nachher.
2. **Worum wir Sie bitten.** Entscheidungen, mit Empfehlung und den Kosten eines Quartals Aufschub.
3. **Drei Risiken im Einzelnen.** Jedes Mal drei andere, sodass jedes der zwölf größten einmal im Jahr vorkommt.
4. **Was schiefgegangen ist.** Schäden und Beinahe-Ereignisse oberhalb der Schwelle, mit der Lehre daraus.
5. **Was wir nicht wissen.** Fehlende Daten, ausgebliebene Antworten, Modelle, denen wir misstrauen.
6. **Zahlen.** Eine Tabelle mit Spannen statt Farben.

## Warum keine Risikomatrix

Zwei Risiken im selben roten Feld können sich in den Kosten um den Faktor fünfzig unterscheiden. Eine Spanne in Euro oder Tagen und eine Wahrscheinlichkeit in einmal definierten Worten erlauben den Vergleich und brauchen denselben Platz.

## Die Arbeit dahinter

Rechnen Sie mit drei Tagen im Quartal: einem zum Nachfragen, einem zum Schreiben, einem zum Kürzen. [Risk Register](node:risk-register) füllt die Seiten 1, 4 und 6; die übrigen drei brauchen eine Person, die sich zitieren lässt.`,
    },
    authors: ['person-imani-okafor', 'person-marit-solberg'],
    edition: { en: 'Second edition', de: 'Zweite Auflage' },
  },
  {
    key: 'resource-flood-exposure-paper',
    type: 'resource',
    resourceTypes: ['white-paper'],
    title: { en: 'Counting flood exposure before the insurer does' },
    created: '2020-01-28T09:00:00Z',
    productSuites: ['insurance-exposure', 'enterprise-risk'],
    industries: ['retail', 'construction', 'public-administration'],
    tags: ['data-quality'],
    body: {
      en: `An underwriter who finds a flood exposure you did not declare will price the rest of your portfolio accordingly. This paper shows how an organisation with 50 to 500 buildings can do the count itself in about four weeks.

## Week 1: places

Correct the addresses. In portfolios we have seen, four to nine per cent of locations sit on the wrong side of a river because the postcode’s centre was used. Take coordinates at the main entrance.

## Week 2: heights

For each building in or near a flood zone, note the height of the lowest floor with something valuable on it, and of the lowest socket. A basement archive or switch room matters more than the zone’s colour.

## Week 3: values by floor

Split contents between below ground, ground floor and above. A rough split by the site manager is enough, and better than a total.

## Week 4: what adds up

Group the sites that one river would reach in one event. The largest such group, not the largest site, decides the limit you need.

## What to show the market

One page for each of the ten largest groups: map, values, heights, and what has been done. [Exposure Map](node:exposure-map) keeps the coordinates, floors and groups from one year to the next.`,
    },
    authors: ['person-clara-whitcombe'],
    edition: { en: 'First edition' },
  },
  {
    key: 'resource-regulator-letter-paper',
    type: 'resource',
    resourceTypes: ['white-paper'],
    title: { en: 'Answering a regulator’s letter in ten working days' },
    created: '2026-08-18T09:20:00Z',
    productSuites: ['compliance-audit'],
    industries: ['banking', 'energy-utilities'],
    tags: ['regulator', 'board-reporting'],
    body: {
      en: `A regulator’s letter with a deadline of ten working days leaves about six for finding facts, because approval and translation take the rest. This paper proposes a plan for those ten days and a form for the answer.

## Days 1 and 2

Read the letter aloud with legal, compliance and the business in one room. Split it into numbered questions, including those hidden in the introduction. Name one author for the whole answer.

## Days 3 to 6

Collect facts for each question, with the document that proves them. Mark what you do not know. If a question cannot be answered in time, ring the case officer on day 4 and not on day 9.

## Days 7 and 8

Write the answer in the order of the questions: answer first, evidence second, measures last. Promise only dates that the person responsible has confirmed.

## Days 9 and 10

One review for facts, one for tone, one signature. File the letter, the answer and every working paper together in [Audit Fieldbook](node:audit-fieldbook), and enter each promise in [Obligation Register](node:obligation-register) on the day it is made.`,
    },
    authors: ['person-eleanor-strand'],
    edition: { en: 'First edition' },
  },
];
