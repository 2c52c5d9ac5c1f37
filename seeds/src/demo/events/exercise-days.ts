import type { DemoNodeOf } from '../../demo-types.ts';

export const exerciseDays: DemoNodeOf<'event'>[] = [
  {
    key: 'event-stabsuebung-frankfurt-2020',
    type: 'event',
    state: 'archived',
    title: { en: 'Crisis team exercise day, Frankfurt 2020', de: 'Stabsübungstag Frankfurt 2020' },
    summary: {
      en: 'Four crisis teams, one scenario, one day: a data centre floods while the deputy is on holiday.',
      de: 'Vier Krisenstäbe, ein Szenario, ein Tag: Ein Rechenzentrum wird überflutet, und die Stellvertretung ist im Urlaub.',
    },
    created: '2019-11-25T09:00:00Z',
    startsAt: '2020-02-12T08:00:00Z',
    endsAt: '2020-02-12T15:30:00Z',
    timeZone: 'Europe/Berlin',
    place: { en: 'Kontorhaus Ostkai, Frankfurt am Main', de: 'Kontorhaus Ostkai, Frankfurt am Main' },
    productSuites: ['business-continuity'],
    industries: ['banking', 'public-administration'],
    tags: ['operational-resilience'],
    body: {
      en: `Four teams of seven played the same flood in four rooms, with the same messages at the same minute. Afterwards each team visited the next room and read its log.

## What was compared

- Time from the first message to a named lead: 6, 11, 14 and 38 minutes
- Decisions without a time or a name: 4 to 19 for each team
- Telephone lists: two of the four were printed, one of them from 2016

## What surprised everybody

The team that met fastest decided least. It spent fifty minutes agreeing on a picture of the situation, while the slowest team acted on an incomplete one and corrected it twice.

## Since then

Five weeks later all four organisations sent most of their staff home, for another reason. Three of them told us that the corrected telephone lists were the most useful result of the day. The format became the [exercise script](node:resource-exercise-script-template) and the timetable view in [Exercise Room](node:exercise-room). This page is kept as a record.`,
      de: `Vier Stäbe mit je sieben Personen spielten in vier Räumen dieselbe Überflutung, mit denselben Meldungen zur selben Minute. Danach ging jeder Stab in den nächsten Raum und las dessen Protokoll.

## Was verglichen wurde

- Zeit von der ersten Meldung bis zur benannten Leitung: 6, 11, 14 und 38 Minuten
- Entscheidungen ohne Uhrzeit oder Namen: 4 bis 19 je Stab
- Telefonlisten: zwei von vier lagen gedruckt vor, eine davon mit Stand 2016

## Was alle überraschte

Der Stab, der am schnellsten zusammentrat, entschied am wenigsten. Er brauchte fünfzig Minuten für ein gemeinsames Lagebild, während der langsamste mit einem unvollständigen arbeitete und zweimal nachsteuerte.

## Seither

Fünf Wochen später schickten alle vier Häuser den größten Teil ihrer Belegschaft nach Hause, aus anderem Anlass. Drei von ihnen nannten uns die berichtigten Telefonlisten als nützlichstes Ergebnis des Tages. Aus dem Format entstanden das [Drehbuch](node:resource-exercise-script-template) und die Zeitplanansicht in [Exercise Room](node:exercise-room). Diese Seite bleibt zur Dokumentation bestehen.`,
    },
    address: 'Ostkai 12, 60314 Frankfurt am Main',
    speakers: ['person-tobias-renner'],
    fee: { en: '300 euros a team', de: '300 Euro je Stab' },
    spokenLanguage: { en: 'German', de: 'Deutsch' },
  },
  {
    key: 'event-near-miss-day-leeds-2022',
    type: 'event',
    title: { en: 'Near-miss day, Leeds 2022' },
    summary: {
      en: 'A day on a working construction site and in a bottling plant: forty people, six routes, and a competition for the most useful report.',
    },
    created: '2022-05-30T10:30:00Z',
    startsAt: '2022-09-22T08:30:00Z',
    timeZone: 'Europe/London',
    place: { en: 'Marlow Sidings site office, Leeds' },
    productSuites: ['health-safety'],
    industries: ['construction', 'manufacturing', 'energy-utilities'],
    tags: ['near-miss', 'culture'],
    body: {
      en: `Forty people walked six routes, four on the construction site and two in the bottling plant next door, in groups of six or seven, each with one person who worked there and could say what was normal. They wrote 131 reports in three hours.

## The day

- **09:30** Safety induction and boots
- **10:00** First walk, with a clipboard and the [one-page form](node:resource-near-miss-form)
- **12:15** Lunch with the site crew
- **13:00** Second walk, other route, with [Hazard Walk](node:hazard-walk) on the phone
- **14:30** The crew chooses the five reports they would act on tomorrow

## What we learned

The crew chose four reports written on paper and one from a phone. Photographs had led people to report what could be photographed, such as cables, pallets and a missing sign. The clipboard groups had talked more and written down habits: a short cut through a loading bay, a lift plan known by one man.

We changed the phone form afterwards: it now asks for a sentence with every picture, spoken or typed. The day ended when the last group was back, at about a quarter to four.`,
    },
    address: 'Marlow Sidings, Gate 2, Leeds LS9 8MS',
    speakers: ['person-hanna-lehtonen'],
    fee: { en: 'Free; boots can be borrowed' },
    spokenLanguage: { en: 'English' },
    agenda: [
      { time: '09:30', title: { en: 'Safety induction and boots' } },
      { time: '10:00', title: { en: 'First walk, with a clipboard' } },
      { time: '12:15', title: { en: 'Lunch with the site crew' } },
      { time: '13:00', title: { en: 'Second walk, with a phone' } },
      { time: '14:30', title: { en: 'The crew chooses five reports' } },
    ],
  },
  {
    key: 'event-lieferantenausfall-hamburg-2025',
    type: 'event',
    title: {
      en: 'Supplier outage exercise, Hamburg 2025',
      de: 'Übungstag Lieferantenausfall, Hamburg 2025',
    },
    summary: {
      en: 'Purchasing, operations and finance play the first 72 hours after a key supplier fails, on one table and against the clock.',
      de: 'Einkauf, Betrieb und Finanzen spielen die ersten 72 Stunden nach dem Ausfall eines Schlüssellieferanten, an einem Tisch und gegen die Uhr.',
    },
    created: '2024-12-10T08:45:00Z',
    startsAt: '2025-04-09T07:00:00Z',
    endsAt: '2025-04-09T14:00:00Z',
    timeZone: 'Europe/Berlin',
    place: { en: 'Speicherboden 9, Hamburg', de: 'Speicherboden 9, Hamburg' },
    productSuites: ['third-party-risk', 'business-continuity'],
    industries: ['manufacturing', 'transport-logistics', 'retail'],
    tags: ['supplier-outage', 'operational-resilience'],
    body: {
      en: `Nine companies each sent three people: one from purchasing, one from operations, one from finance. The scenario was a coating plant with 40 employees that burned down on a Sunday evening.

## The course of the day

- **09:00** Hours 0 to 4: nobody answers the telephone. How many days of stock?
- **10:30** Hours 4 to 24: two alternatives exist, and all nine companies ring them
- **12:30** Hours 24 to 72: the stock is enough for one customer out of three. Who decides?
- **14:30** Review, with the questions each company’s insurer would ask

## What became clear

Seven of the nine companies could not state their stock in days of consumption, only in pieces. Five had not known that their second supplier bought its coating from the same plant. The decision about the remaining stock took 12 minutes where one person was authorised, and 70 where a committee was.

The [playbook](node:resource-supplier-outage-playbook) was used throughout and has since gained the line about the fixed calls at 08:00 and 16:00. Chains were drawn in [Supplier Watch](node:supplier-watch), plans kept in [Continuity Planner](node:continuity-planner).`,
      de: `Neun Unternehmen entsandten je drei Personen: aus dem Einkauf, dem Betrieb und dem Finanzbereich. Das Szenario war ein Beschichtungsbetrieb mit 40 Beschäftigten, der an einem Sonntagabend abbrennt.

## Ablauf

- **09:00** Stunde 0 bis 4: Niemand nimmt ab. Für wie viele Tage reicht der Bestand?
- **10:30** Stunde 4 bis 24: Es gibt zwei Ausweichbetriebe, und alle neun Unternehmen rufen dort an
- **12:30** Stunde 24 bis 72: Der Bestand reicht für einen von drei Kunden. Wer entscheidet?
- **14:30** Auswertung, mit den Fragen, die der jeweilige Versicherer stellen würde

## Was deutlich wurde

Sieben der neun Unternehmen konnten ihren Bestand nur in Stück, nicht in Verbrauchstagen angeben. Fünf hatten nicht gewusst, dass ihr Zweitlieferant im selben Betrieb beschichten ließ. Die Entscheidung über den Restbestand dauerte 12 Minuten, wo eine Person befugt war, und 70 Minuten, wo ein Gremium tagte.

Der [Ablaufplan](node:resource-supplier-outage-playbook) lag die ganze Zeit auf dem Tisch und enthält seither die feste Runde um 08:00 und 16:00 Uhr. Die Lieferketten wurden in [Supplier Watch](node:supplier-watch) gezeichnet, die Pläne in [Continuity Planner](node:continuity-planner) geführt.`,
    },
    address: 'Speicherboden 9, 20457 Hamburg',
    speakers: ['person-yusuf-demirel', 'person-tobias-renner'],
    fee: { en: '390 euros for three people', de: '390 Euro für drei Personen' },
    spokenLanguage: { en: 'German', de: 'Deutsch' },
    agenda: [
      {
        time: '09:00',
        title: { en: 'Hours 0 to 4', de: 'Stunde 0 bis 4' },
        text: {
          en: 'Nobody answers the telephone. How many days of stock?',
          de: 'Niemand nimmt ab. Für wie viele Tage reicht der Bestand?',
        },
      },
      {
        time: '10:30',
        title: { en: 'Hours 4 to 24', de: 'Stunde 4 bis 24' },
        text: { en: 'Two alternatives, nine callers.', de: 'Zwei Ausweichbetriebe, neun Anrufer.' },
      },
      {
        time: '12:30',
        title: { en: 'Hours 24 to 72', de: 'Stunde 24 bis 72' },
        text: {
          en: 'Stock for one customer in three. Who decides?',
          de: 'Bestand für einen von drei Kunden. Wer entscheidet?',
        },
      },
      { time: '14:30', title: { en: 'Review', de: 'Auswertung' } },
    ],
    sections: [
      {
        kind: 'summary_resources',
        heading: { en: 'Used on the day', de: 'Am Übungstag verwendet' },
        resources: ['resource-supplier-outage-playbook', 'resource-concentration-risk-paper'],
      },
    ],
  },
  {
    key: 'event-krisenstab-muenchen-2027',
    type: 'event',
    title: {
      en: 'Crisis team exercise day for utilities and hospitals, Munich 2027',
      de: 'Stabsübungstag für Versorger und Kliniken, München 2027',
    },
    summary: {
      en: 'A winter power cut of 31 hours, played by utilities and hospitals together, because each of them is in the other’s plan.',
      de: 'Ein Stromausfall von 31 Stunden im Winter, gespielt von Versorgern und Kliniken gemeinsam, denn jeder steht im Plan des anderen.',
    },
    created: '2026-11-03T09:10:00Z',
    startsAt: '2027-03-11T07:30:00Z',
    endsAt: '2027-03-11T16:00:00Z',
    timeZone: 'Europe/Berlin',
    place: { en: 'Werkhalle Isarrain, Munich', de: 'Werkhalle Isarrain, München' },
    registrationUrl: 'https://events.keelstone.example/krisenstab-2027/register',
    productSuites: ['business-continuity'],
    industries: ['energy-utilities', 'healthcare', 'public-administration'],
    tags: ['operational-resilience', 'supplier-outage'],
    body: {
      en: `Hospitals rely on the utility’s promise to reconnect them first; utilities rely on the hospital’s generators. On this day both plans lie on the same table for once.

## The scenario

A Thursday in February, minus eight degrees. A substation fails at 05:20; the repair is first put at six hours, then at fifteen, in the end at 31. The exercise jumps through these hours in seven steps.

## Course of the day

- **08:30** Arrival, roles, rules
- **09:00** Steps 1 to 3: diesel for nine hours, and 22 patients on ventilation at home
- **11:15** Change of sides: utilities sit in the hospital’s crisis team and the other way round
- **13:30** Steps 4 to 7: the forecast is wrong, twice
- **15:30** Review: three promises each side can keep

## For whom

Crisis teams of four to six people from municipal utilities, network operators, hospitals and districts. There is room for ten teams; the fee is 480 euros a team. The exercise is held in German and played in [Exercise Room](node:exercise-room), which needs no preparation. Please bring your own plan, in the version you would find at five in the morning.`,
      de: `Kliniken planen mit der Zusage des Versorgers, zuerst wieder ans Netz zu kommen; Versorger planen mit den Notstromaggregaten der Kliniken. An diesem Tag liegen beide Pläne auf demselben Tisch.

## Das Szenario

Ein Donnerstag im Februar, minus acht Grad. Um 05:20 Uhr fällt ein Umspannwerk aus; die Reparatur wird erst mit sechs Stunden angegeben, dann mit fünfzehn, am Ende sind es 31. Die Übung springt in sieben Schritten durch diese Stunden.

## Ablauf

- **08:30** Ankommen, Rollen, Regeln
- **09:00** Schritte 1 bis 3: Diesel für neun Stunden und 22 Menschen, die zu Hause beatmet werden
- **11:15** Seitenwechsel: Die Versorger sitzen im Krisenstab der Klinik und umgekehrt
- **13:30** Schritte 4 bis 7: Die Prognose ist falsch, und das zweimal
- **15:30** Auswertung: drei Zusagen, die jede Seite halten kann

## Für wen

Krisenstäbe mit vier bis sechs Personen aus Stadtwerken, Netzbetreibern, Kliniken und Landkreisen. Zehn Stäbe finden Platz; die Gebühr beträgt 480 Euro je Stab. Gespielt wird in [Exercise Room](node:exercise-room), Vorkenntnisse sind nicht nötig. Bitte bringen Sie Ihren eigenen Plan mit, und zwar in der Fassung, die Sie um fünf Uhr morgens finden würden.`,
    },
    address: 'Werkhalle Isarrain, Floßlände 8, 81379 München',
    speakers: ['person-tobias-renner', 'person-imani-okafor'],
    fee: { en: '480 euros a team of four to six', de: '480 Euro je Stab mit vier bis sechs Personen' },
    spokenLanguage: { en: 'German', de: 'Deutsch' },
    agenda: [
      { time: '08:30', title: { en: 'Arrival, roles, rules', de: 'Ankommen, Rollen, Regeln' } },
      {
        time: '09:00',
        title: { en: 'Steps 1 to 3', de: 'Schritte 1 bis 3' },
        text: {
          en: 'Diesel for nine hours, and 22 patients on ventilation at home.',
          de: 'Diesel für neun Stunden und 22 Menschen, die zu Hause beatmet werden.',
        },
      },
      {
        time: '11:15',
        title: { en: 'Change of sides', de: 'Seitenwechsel' },
        text: {
          en: 'Utilities sit in the hospital’s crisis team and the other way round.',
          de: 'Die Versorger sitzen im Krisenstab der Klinik und umgekehrt.',
        },
      },
      {
        time: '13:30',
        title: { en: 'Steps 4 to 7', de: 'Schritte 4 bis 7' },
        text: { en: 'The forecast is wrong, twice.', de: 'Die Prognose ist falsch, und das zweimal.' },
      },
      {
        time: '15:30',
        title: { en: 'Three promises each side can keep', de: 'Drei Zusagen, die jede Seite halten kann' },
      },
    ],
    sections: [
      {
        kind: 'basic',
        body: {
          en: `## To prepare, if you like
Nothing is required. Teams which have played one of these beforehand are calmer in step 4.`,
          de: `## Zur Vorbereitung, wenn Sie mögen
Nötig ist nichts. Wer eine dieser Unterlagen vorher gespielt hat, ist in Schritt 4 ruhiger.`,
        },
        paragraphs: [
          {
            kind: 'related_resources',
            resources: ['resource-exercise-script-template', 'resource-first-hour-checklist'],
            fillUpTo: 3,
          },
        ],
      },
    ],
  },
];
