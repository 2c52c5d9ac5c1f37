import type { DemoNodeOf } from '../../demo-types.ts';

export const webinarRecordings: DemoNodeOf<'resource'>[] = [
  {
    key: 'resource-webinar-remote-claims',
    type: 'resource',
    resourceTypes: ['webinar'],
    title: { en: 'Recording: assessing damage without a visit' },
    created: '2021-06-01T12:00:00Z',
    productSuites: ['incident-claims'],
    industries: ['insurance', 'technology'],
    tags: ['claims-reserve'],
    body: {
      en: `In this recording of 52 minutes, two claims managers explain which damage they now assess from photographs and video and which still needs a visit. Both had been forced into it by the travel restrictions of 2020 and kept about half of it afterwards.

## What you will hear

- **00:04** Why water damage in flats works on video and water damage in roofs does not
- **00:17** A call script of nine steps that a policyholder can follow with one hand
- **00:29** How first reserves set from video compared with the final payment, on 1,260 cases
- **00:41** Fraud: what became easier to fake, and what became harder

## The figure to remember

For contents claims up to 5,000 pounds, the first reserve from a video call was within 15 per cent of the payment in seven cases out of ten. For structural damage it was within that range in fewer than four.

The questions at the end deal with consent to recording and with storage periods. The reserve components shown on screen come from [Claims Ledger](node:claims-ledger); the method itself works with a spreadsheet.`,
    },
    authors: ['person-clara-whitcombe'],
  },
  {
    key: 'resource-webinar-dora-register',
    type: 'resource',
    resourceTypes: ['webinar'],
    title: {
      en: 'Recording: the register of information, field by field',
      de: 'Aufzeichnung: das Informationsregister, Feld für Feld',
    },
    created: '2024-10-29T09:00:00Z',
    productSuites: ['third-party-risk', 'compliance-audit'],
    industries: ['banking', 'insurance'],
    tags: ['dora', 'data-quality', 'regulator'],
    body: {
      en: `This recording of 74 minutes goes through the fields of the register of information that cause the most errors and shows how three institutions fill them. It was made at our webinar of 17 October 2024 and comes with English and German captions.

## Chapters

- **00:03** Function first: why a list of contracts is the wrong place to start
- **00:15** Identifiers: LEI, EUID, and what to do with a one-person provider
- **00:28** Substitutability in months instead of grades
- **00:40** How far down the chain to go, with two worked examples
- **00:56** Test files: reading the error list without losing a day

## What we would say differently today

At 00:44 we advise recording subcontractors down to the third rank. Supervisors’ practice has since settled on the wording of the standard: those that effectively underpin a critical or important function, whatever their rank.

Start with the [register template](node:resource-dora-register-template) beside you; the first four chapters deal with its sheets. Viewers with [Supplier Watch](node:supplier-watch) can follow on their own data.`,
      de: `Diese Aufzeichnung von 74 Minuten geht die Felder des Informationsregisters durch, die am häufigsten zu Fehlern führen, und zeigt, wie drei Institute sie ausfüllen. Sie entstand bei unserem Webinar am 17. Oktober 2024 und liegt mit deutschen und englischen Untertiteln vor.

## Kapitel

- **00:03** Zuerst die Funktion: warum eine Vertragsliste der falsche Anfang ist
- **00:15** Kennungen: LEI, EUID und der Umgang mit Einzelunternehmen
- **00:28** Ersetzbarkeit in Monaten statt in Noten
- **00:40** Wie weit die Kette zu erfassen ist, mit zwei durchgerechneten Beispielen
- **00:56** Testdateien: die Fehlerliste lesen, ohne einen Tag zu verlieren

## Was wir heute anders sagen würden

Bei 00:44 empfehlen wir, Unterauftragnehmer bis zum dritten Rang zu erfassen. Die Aufsichtspraxis folgt inzwischen dem Wortlaut des Standards: Zu erfassen ist, wer eine kritische oder wichtige Funktion tatsächlich trägt, gleich auf welchem Rang.

Legen Sie die [Registervorlage](node:resource-dora-register-template) daneben; die ersten vier Kapitel behandeln ihre Blätter. Wer [Supplier Watch](node:supplier-watch) nutzt, kann mit den eigenen Daten mitarbeiten.`,
    },
    authors: ['person-yusuf-demirel'],
  },
  {
    key: 'resource-webinar-ward-downtime',
    type: 'resource',
    resourceTypes: ['webinar'],
    title: { en: 'Recording: a hospital ward without its systems' },
    created: '2023-02-14T13:00:00Z',
    productSuites: ['business-continuity'],
    industries: ['healthcare'],
    tags: ['operational-resilience', 'supplier-outage'],
    body: {
      en: `A ward sister, a pharmacist and an IT duty manager describe, in 61 minutes, the nineteen hours in which one ward of their hospital worked on paper. The outage was planned; the difficulties were not.

## Chapters

- **00:05** The downtime box: what was in it, what was missing, who had the key
- **00:18** Medicines: why the printed list of the evening before was wrong for one patient in nine
- **00:31** Laboratory results by runner, and how they were counted
- **00:44** Going back: eleven hours of re-entry that nobody had planned

## Three things to take away

1. Print the medication list every four hours, not once a day.
2. Number every paper form. Unnumbered sheets are lost, and nobody knows how many.
3. Plan the return as carefully as the outage, with extra staff for the following day.

The exercise was run with [Exercise Room](node:exercise-room). The speakers’ slides leave out patient details; the times are real. If you plan something similar, allow ten weeks of preparation and start with one ward. The recovery order they used is kept in [Continuity Planner](node:continuity-planner).`,
    },
    authors: ['person-tobias-renner'],
  },
  {
    key: 'resource-webinar-three-scenarios',
    type: 'resource',
    resourceTypes: ['webinar'],
    title: { en: 'Recording: three scenarios in ninety minutes' },
    created: '2026-04-21T11:30:00Z',
    productSuites: ['enterprise-risk'],
    industries: ['technology', 'energy-utilities', 'education'],
    tags: ['board-reporting'],
    body: {
      en: `This recording shows a whole scenario workshop at working speed: nine people, three scenarios, ninety minutes, and a range of cost for each at the end. You can follow it with your own team and stop where we stop.

## The three scenarios

- A fibre cut and a failed generator on the same night
- A popular course platform withdrawn by its vendor at eight weeks’ notice
- A dry summer that limits cooling water for 40 days

## How each one runs

1. Ten minutes: tell the story from first sign to last bill.
2. Ten minutes: list what it would cost, line by line, low and high.
3. Five minutes: what would have to be true for it to be twice as bad?
4. Five minutes: one measure, its price, and what it takes off the high end.

## Where the group went wrong

In the second scenario the participants argued about likelihood for nine minutes. We left that in. The facilitator ends it by asking for the last three times something similar happened in the sector.

The ranges are added up in [Scenario Workbench](node:scenario-workbench), visible from 01:12 onwards. The worksheet used until then is plain paper.`,
    },
    authors: ['person-imani-okafor'],
  },
];
