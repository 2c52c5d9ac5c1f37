import type { DemoNodeOf } from '../../demo-types.ts';

export const checklists: DemoNodeOf<'resource'>[] = [
  {
    key: 'resource-supplier-outage-playbook',
    type: 'resource',
    resourceTypes: ['checklist'],
    linksToAsset: true,
    title: {
      en: 'Supplier outage playbook: the first 72 hours',
      de: 'Lieferantenausfall: Ablaufplan für die ersten 72 Stunden',
    },
    created: '2022-09-06T06:45:00Z',
    productSuites: ['third-party-risk', 'business-continuity'],
    industries: ['manufacturing', 'retail', 'transport-logistics'],
    tags: ['supplier-outage', 'operational-resilience'],
    body: {
      en: `When a supplier stops delivering, the first 72 hours go to three questions: how long our stock lasts, who else can deliver, and who has to be told. This playbook puts them in an order that works at six in the morning.

## Hours 0 to 4

- Confirm the outage with a person at the supplier, not a portal. Write down the name.
- Count stock on hand and in transit, in days of consumption.
- Appoint one lead. Purchasing, operations and finance each name one contact.

## Hours 4 to 24

- List the products or services that stop, in the order in which they stop.
- Ring every approved alternative. Ask for capacity and date, not price.
- Check the contract: notice of default, step-in rights, tooling ownership, escrow.
- Tell the customers whose delivery is affected within five working days.

## Hours 24 to 72

- Decide who gets the remaining stock. One person decides, in writing.
- Start approval of a substitute in parallel, even if the supplier promises to return.
- Inform insurers if contingent business interruption is covered; many policies want notice within days.
- Hold a fixed call at 08:00 and 16:00. Fifteen minutes, same five questions.

## Before any of this

Know your ten suppliers with less than five days of stock behind them. [Supplier Watch](node:supplier-watch) keeps that list; [Continuity Planner](node:continuity-planner) holds the plan for each.`,
      de: `Wenn ein Lieferant ausfällt, entscheiden in den ersten 72 Stunden drei Fragen: Wie lange reicht der Bestand, wer kann sonst liefern, und wer muss es wissen? Dieser Ablaufplan bringt sie in eine Reihenfolge, die auch um sechs Uhr morgens trägt.

## Stunde 0 bis 4

- Lassen Sie sich den Ausfall von einer Person beim Lieferanten bestätigen, nicht von einem Portal. Notieren Sie den Namen.
- Erfassen Sie den Bestand im Lager und unterwegs, gerechnet in Verbrauchstagen.
- Benennen Sie eine Leitung. Einkauf, Betrieb und Finanzen stellen je eine Ansprechperson.

## Stunde 4 bis 24

- Listen Sie auf, welche Produkte oder Leistungen stillstehen, in der Reihenfolge des Stillstands.
- Rufen Sie alle freigegebenen Ersatzlieferanten an. Fragen Sie nach Menge und Termin, nicht nach dem Preis.
- Prüfen Sie den Vertrag: Verzugsregeln, Eintrittsrechte, Eigentum an Werkzeugen, Hinterlegung von Quellcode.
- Informieren Sie Kunden, deren Lieferung in den nächsten fünf Arbeitstagen betroffen ist.

## Stunde 24 bis 72

- Entscheiden Sie, wer den Restbestand erhält. Eine Person entscheidet, schriftlich.
- Beginnen Sie parallel mit der Freigabe eines Ersatzes, auch wenn der Lieferant seine Rückkehr ankündigt.
- Informieren Sie den Versicherer, falls Rückwirkungsschäden gedeckt sind; viele Policen verlangen die Anzeige binnen weniger Tage.
- Halten Sie um 08:00 und 16:00 Uhr eine feste Runde ab: fünfzehn Minuten, immer dieselben fünf Fragen.

## Vor alledem

Kennen Sie die zehn Lieferanten, hinter denen weniger als fünf Tage Bestand stehen. [Supplier Watch](node:supplier-watch) führt diese Liste, [Continuity Planner](node:continuity-planner) den Plan zu jedem Eintrag.`,
    },
    authors: ['person-yusuf-demirel', 'person-tobias-renner'],
    edition: {
      en: 'Fourth edition, with the fixed calls at 08:00 and 16:00',
      de: 'Vierte Auflage, mit der festen Runde um 8 und 16 Uhr',
    },
  },
  {
    key: 'resource-first-hour-checklist',
    type: 'resource',
    resourceTypes: ['checklist'],
    title: {
      en: 'The first hour of a serious incident',
      de: 'Die erste Stunde nach einem schweren Vorfall',
    },
    created: '2018-10-02T09:20:00Z',
    productSuites: ['incident-claims'],
    industries: ['transport-logistics', 'healthcare'],
    tags: ['operational-resilience'],
    body: {
      en: `In the first hour of a serious incident you cannot find the cause, but you can lose the evidence for it. This checklist is for the duty manager who takes the call and has nobody beside them yet.

## Minutes 0 to 15

- People first: who is hurt, who is missing, who is with them?
- Stop the work or the service that could hurt the next person.
- Write down the time of the call and the caller’s exact words.

## Minutes 15 to 30

- Seal the place. Photograph before anything is moved, with something for scale.
- Save what overwrites itself: camera footage, event recorders, access logs.
- Call the incident lead and one person who has not been involved.

## Minutes 30 to 60

- Separate facts from assumptions on the page, in two columns.
- Decide whether an authority must be told today. If in doubt, ring and ask.
- Name one person who talks to the family, and one who talks to the press.
- Set the time of the next call. Ninety minutes is usually right.

Do not ask witnesses for written statements in this hour; take names and telephone numbers. Do not discuss fault. Entries made in [Incident Desk](node:incident-desk) keep their time stamps and cannot be overwritten, which is what an investigator will ask about first.`,
      de: `In der ersten Stunde nach einem schweren Vorfall lässt sich die Ursache nicht klären, wohl aber können Beweise verloren gehen. Diese Checkliste ist für die diensthabende Leitung gedacht, die den Anruf annimmt und noch niemanden neben sich hat.

## Minute 0 bis 15

- Zuerst die Menschen: Wer ist verletzt, wer wird vermisst, wer ist bei ihnen?
- Stoppen Sie die Arbeit oder den Betrieb, der die nächste Person gefährden könnte.
- Notieren Sie die Uhrzeit des Anrufs und den Wortlaut.

## Minute 15 bis 30

- Sichern Sie den Ort. Fotografieren Sie, bevor etwas bewegt wird, mit einem Größenvergleich im Bild.
- Retten Sie, was sich selbst überschreibt: Kamerabilder, Fahrdatenschreiber, Zugangsprotokolle.
- Rufen Sie die Vorfallleitung und eine unbeteiligte Person hinzu.

## Minute 30 bis 60

- Trennen Sie Tatsachen und Annahmen, in zwei Spalten.
- Entscheiden Sie, ob heute noch eine Behörde zu informieren ist. Im Zweifel rufen Sie an und fragen.
- Benennen Sie eine Person für die Angehörigen und eine für die Presse.
- Legen Sie den Zeitpunkt der nächsten Lagebesprechung fest. Neunzig Minuten passen meistens.

Verlangen Sie in dieser Stunde keine schriftlichen Aussagen; nehmen Sie Namen und Telefonnummern auf. Sprechen Sie nicht über Schuld. Einträge in [Incident Desk](node:incident-desk) behalten ihren Zeitstempel und lassen sich nicht überschreiben; danach wird in der Untersuchung zuerst gefragt.`,
    },
    authors: ['person-marit-solberg'],
    edition: { en: 'Fifth edition', de: 'Fünfte Auflage' },
    sections: [
      {
        kind: 'media',
        heading: { en: 'As a card', de: 'Als Karte' },
        layout: 'text',
        items: [
          {
            media: 'file-first-hour-card',
            caption: {
              en: 'One page for the wall, to print.',
              de: 'Eine Seite für die Wand, zum Ausdrucken (englisch).',
            },
          },
        ],
      },
    ],
  },
  {
    key: 'resource-dora-incident-clock',
    type: 'resource',
    resourceTypes: ['checklist'],
    linksToAsset: true,
    title: {
      en: 'DORA incident clock: what is due, and when',
      de: 'DORA-Meldefristen: Was ist wann fällig?',
    },
    created: '2025-01-21T08:00:00Z',
    productSuites: ['incident-claims', 'compliance-audit'],
    industries: ['banking', 'insurance'],
    tags: ['dora', 'regulator', 'operational-resilience'],
    body: {
      en: `Once an ICT-related incident is classified as major, the first notification is due within four hours, and no later than 24 hours after you became aware of it. This checklist puts both clocks on one page and says what each report must hold.

## The three reports

- **Initial notification**: within four hours of classification, at most 24 hours from awareness. Say what is known, which services are affected and whether other countries are involved.
- **Intermediate report**: within 72 hours of the initial notification, or sooner if the status changes. Add classification criteria, affected clients and transactions, and measures taken.
- **Final report**: within one month of the intermediate report. Root cause, cost, and what will be different.

## Before the day

1. Write down who classifies at night and at weekends, with a deputy.
2. Keep the classification thresholds on one sheet, with your own figures filled in: number of clients, average daily transactions.
3. Test access to the reporting portal every quarter. An expired certificate is a needless reason for a late report.
4. Ask your five most important providers how fast they will tell you. Your clock starts with your awareness, not theirs.

[Incident Desk](node:incident-desk) starts both clocks from the log; [Obligation Register](node:obligation-register) holds the evidence of submission.`,
      de: `Ist ein IKT-bezogener Vorfall als schwerwiegend eingestuft, ist die Erstmeldung innerhalb von vier Stunden fällig, spätestens 24 Stunden nach Kenntnis. Diese Checkliste bringt beide Fristen auf eine Seite und nennt, was jede Meldung enthalten muss.

## Die drei Meldungen

- **Erstmeldung**: innerhalb von vier Stunden nach der Einstufung, höchstens 24 Stunden nach Kenntnis. Nennen Sie den Sachstand, die betroffenen Dienste und ob weitere Staaten betroffen sind.
- **Zwischenmeldung**: innerhalb von 72 Stunden nach der Erstmeldung, früher bei geänderter Lage. Ergänzen Sie Einstufungskriterien, betroffene Kunden und Transaktionen sowie die getroffenen Maßnahmen.
- **Abschlussmeldung**: innerhalb eines Monats nach der Zwischenmeldung. Ursache, Kosten und was künftig anders ist.

## Vor dem Ernstfall

1. Halten Sie fest, wer nachts und am Wochenende einstuft, mit Vertretung.
2. Führen Sie die Schwellenwerte auf einem Blatt, mit Ihren eigenen Zahlen: Kundenzahl, durchschnittliche Transaktionen je Tag.
3. Testen Sie den Zugang zum Meldeportal einmal im Quartal. Ein abgelaufenes Zertifikat ist ein vermeidbarer Grund für eine verspätete Meldung.
4. Fragen Sie Ihre fünf wichtigsten Dienstleister, wie schnell sie Sie informieren. Ihre Frist beginnt mit Ihrer Kenntnis, nicht mit deren Kenntnis.

[Incident Desk](node:incident-desk) startet beide Fristen aus dem Protokoll; [Obligation Register](node:obligation-register) bewahrt den Nachweis der Abgabe auf.`,
    },
    authors: ['person-eleanor-strand'],
    edition: { en: 'Second edition', de: 'Zweite Auflage' },
  },
  {
    key: 'resource-site-walk-checklist',
    type: 'resource',
    resourceTypes: ['checklist'],
    title: { en: 'The thirty-minute site walk' },
    created: '2017-06-20T11:00:00Z',
    productSuites: ['health-safety'],
    industries: ['construction', 'manufacturing', 'retail'],
    tags: ['culture'],
    body: {
      en: `A site walk of thirty minutes finds more than one of two hours, because managers do it every week instead of once a quarter. This checklist limits the walk to five stops and one conversation at each.

## The five stops

1. **The way in.** Follow the path a visitor or a new starter would take. What would they not know?
2. **The highest energy.** Stand where something is heavy, hot, fast, high or under pressure. What keeps it there?
3. **The newest change.** A machine, a layout, a contractor. Who was told, and how?
4. **The place nobody owns.** The back of the store, the plant room, the space between two contractors.
5. **The last report.** Go to where the latest near miss happened and look at the action with your own eyes.

## The conversation

Ask: “What is the most awkward part of this job?” Then wait. Do not correct anybody during the walk unless they are in danger; you will hear nothing more that day.

## Afterwards

Write down at most three findings, each with an owner and a date, before you take off your boots. Three findings a week, closed, are 150 a year. With [Hazard Walk](node:hazard-walk) the photograph, the place and the owner are set on the spot.`,
    },
  },
  {
    key: 'resource-policy-review-checklist',
    type: 'resource',
    resourceTypes: ['checklist'],
    title: { en: 'Reviewing a policy so that people can follow it' },
    created: '2021-08-26T14:10:00Z',
    productSuites: ['policy-management'],
    industries: ['education', 'public-administration'],
    tags: ['culture', 'data-quality'],
    body: {
      en: `Most policy reviews change the date on the cover and two job titles. This checklist asks eleven questions that decide whether the policy should survive the review at all.

## Does it need to exist?

- Which law, contract or decision requires it? Quote the paragraph.
- Who asked a question about it in the past year?
- Does another policy already say the same?

## Can people follow it?

- Is there one sentence at the top that says who must do what?
- Are “must”, “should” and “may” used for three different things?
- Could a new member of staff find their own duty within two minutes? Watch one try.
- Is every form, system and role it names still there?

## Can you show it was followed?

- What record does compliance leave behind, and who looks at it?
- How many exceptions were granted, by whom, and do they point to a bad rule?
- Who confirms having read it, and does a confirmation mean anything here?
- What happens to people who raise a breach?

Keep the policy, merge it or withdraw it, and say which in the record. A library of 60 policies that are read is safer than one of 240. [Policy Library](node:policy-library) keeps every edition and compares it with the one before; [Attestation Round](node:attestation-round) shows readers only the passages that changed.`,
    },
    edition: { en: 'Third edition' },
    authors: ['person-imani-okafor'],
  },
  {
    key: 'resource-renewal-timetable',
    type: 'resource',
    resourceTypes: ['checklist'],
    title: { en: 'Insurance renewal in 120 days' },
    created: '2024-05-16T09:30:00Z',
    productSuites: ['insurance-exposure'],
    industries: ['retail', 'construction', 'transport-logistics'],
    tags: ['data-quality', 'board-reporting'],
    body: {
      en: `An insurance programme that is prepared in the last three weeks is priced on last year’s figures plus the underwriter’s doubt. This timetable spreads the work over 120 days and names who does what.

## Days 120 to 90: values

- The insurance manager sends each site its values of last year, to be corrected, not a blank form.
- Finance confirms the index used for rebuilding costs.
- Record every site above 10 million pounds in detail: construction, protection, flood zone.

## Days 90 to 60: losses

- Claims handlers close what can be closed, and explain each open case above the retention in three lines.
- List improvements since the last survey, with dates and photographs.

## Days 60 to 30: market

- The broker takes one submission to market, with a single set of figures.
- Ask for two alternatives: a higher retention, and a lower limit on the layer you have never touched.

## Days 30 to 0: decision

- The finance director sees the options as expected cost and worst year, side by side.
- Check wording changes line by line. Cheaper layers often come with a new exclusion.
- Send certificates to lenders and landlords before day 0.

[Exposure Map](node:exposure-map) holds the values by location; [Programme Renewal](node:programme-renewal) runs this timetable and shows which sites have not answered.`,
    },
    authors: ['person-clara-whitcombe', 'person-rosa-valdivieso'],
  },
];
