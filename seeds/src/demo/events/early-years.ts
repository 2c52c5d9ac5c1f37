import type { DemoNodeOf } from '../../demo-types.ts';

/** 2017 to 2019: breakfasts, a first exercise day, a clinic for findings. */
export const earlyYears: DemoNodeOf<'event'>[] = [
  {
    key: 'event-claims-breakfast-leeds-2017',
    type: 'event',
    state: 'archived',
    title: { en: 'Claims breakfast, Leeds 2017' },
    summary: {
      en: 'Nine claims managers, one pot of tea and the new discount rate: which files move, and which only look as if they do.',
    },
    created: '2017-04-03T08:00:00Z',
    speakers: ['person-marit-solberg'],
    productSuites: ['incident-claims'],
    industries: ['insurance', 'public-administration'],
    tags: ['claims-reserve'],
    startsAt: '2017-05-11T07:00:00Z',
    endsAt: '2017-05-11T08:45:00Z',
    timeZone: 'Europe/London',
    address: '3 Tanner’s Wharf, Leeds LS1 4KS',
    place: { en: 'Tanner’s Wharf, Leeds' },
    fee: { en: 'Free, bring a file' },
    spokenLanguage: { en: 'English' },
    agenda: [
      { time: '08:00', title: { en: 'Tea, and what a rate does to a multiplier' } },
      { time: '08:20', title: { en: 'Nine files, one question: is there future loss in it?' } },
      { time: '09:20', title: { en: 'What we tell the board' } },
    ],
    body: {
      en: `Everyone brought one large file. After an hour we had sorted them by a single question: does it contain care or earnings in the future? Five did, and those five made up nearly the whole change.

The calculation is described in [an article](node:article-discount-rate-overnight). Since then the breakfast has taken place twice a year, without a page.`,
    },
  },
  {
    key: 'event-notfalltag-luebeck-2018',
    type: 'event',
    state: 'archived',
    title: {
      en: 'Continuity day for small towns, Lübeck 2018',
      de: 'Notfalltag für kleine Städte, Lübeck 2018',
    },
    summary: {
      en: 'Eleven towns of fewer than 20,000 people wrote the first five sheets of a plan, and tried one of them before lunch.',
      de: 'Elf Städte mit weniger als 20.000 Einwohnern schrieben die ersten fünf Blätter eines Plans und probierten eines vor dem Mittagessen aus.',
    },
    created: '2018-01-15T08:00:00Z',
    speakers: ['person-walther-grimsehl'],
    productSuites: ['business-continuity'],
    industries: ['public-administration'],
    tags: ['operational-resilience'],
    startsAt: '2018-03-22T08:30:00Z',
    endsAt: '2018-03-22T15:00:00Z',
    timeZone: 'Europe/Berlin',
    place: { en: 'Kaischuppen 4, Lübeck', de: 'Kaischuppen 4, Lübeck' },
    fee: { en: '40 euros', de: '40 Euro' },
    spokenLanguage: { en: 'German', de: 'Deutsch' },
    body: {
      en: `Each town sent two people, one from the town hall and one from the utility or the school. The method was that of the [red ring binder](node:article-first-continuity-plan-for-a-small-town).

## What came out

- 55 sheets, of which 31 had a telephone number that was tried on the spot. Nineteen were right.
- Four pairs of neighbouring towns that promised each other a second town hall
- One mayor who rang his own switchboard and was told that he was in a meeting`,
      de: `Jede Stadt schickte zwei Personen, eine aus dem Rathaus und eine aus Stadtwerk oder Schule. Gearbeitet wurde nach der Methode des [roten Ordners](node:article-first-continuity-plan-for-a-small-town).

## Was herauskam

- 55 Blätter, davon 31 mit einer Telefonnummer, die gleich ausprobiert wurde. Neunzehn stimmten.
- Vier Paare benachbarter Städte, die sich gegenseitig ein zweites Rathaus zugesagt haben
- Ein Bürgermeister, der in seiner eigenen Zentrale anrief und erfuhr, er sei in einer Besprechung`,
    },
  },
  {
    key: 'event-finding-clinic-london-2018',
    type: 'event',
    title: { en: 'Finding clinic, London 2018' },
    summary: {
      en: 'Internal auditors brought ten recommendations each and left with four that can be closed.',
    },
    created: '2018-08-20T08:00:00Z',
    speakers: ['person-imani-okafor'],
    productSuites: ['compliance-audit'],
    industries: ['banking', 'public-administration', 'education'],
    tags: ['board-reporting'],
    startsAt: '2018-10-25T12:30:00Z',
    endsAt: '2018-10-25T16:30:00Z',
    timeZone: 'Europe/London',
    place: { en: 'The Counting Room, Wapping, London' },
    fee: { en: '60 pounds' },
    spokenLanguage: { en: 'English' },
    agenda: [
      { time: '13:30', title: { en: 'Five parts of a recommendation' } },
      { time: '14:10', title: { en: 'Ten of yours, read by a stranger' } },
      { time: '15:20', title: { en: 'Who would look at what in order to close it?' } },
      { time: '16:40', title: { en: 'Rewriting four' } },
    ],
    body: {
      en: `Twenty-two auditors exchanged their recommendations and said what they would look at in order to close them. In 70 per cent of cases the author had meant something else.

The [template](node:resource-audit-finding-template) was made on the train home. Its fourth edition still carries the note about adjectives.`,
    },
  },
  {
    key: 'event-near-miss-evening-trondheim-2019',
    type: 'event',
    title: { en: 'An evening about reports nobody made' },
    summary: {
      en: 'Ferry crews, fish farms and a hospital compared what they do every day so that nothing happens.',
    },
    created: '2019-09-16T08:00:00Z',
    speakers: ['person-sunniva-aasland', 'person-eskil-tveitan'],
    productSuites: ['health-safety'],
    industries: ['transport-logistics', 'healthcare'],
    tags: ['near-miss', 'culture'],
    startsAt: '2019-11-07T17:00:00Z',
    endsAt: '2019-11-07T20:00:00Z',
    timeZone: 'Europe/Oslo',
    address: 'Kaibrygga 9, 7010 Trondheim',
    place: { en: 'Kaibrygga 9, Trondheim' },
    fee: { en: 'Free, soup included' },
    spokenLanguage: { en: 'Norwegian, with English slides' },
    body: {
      en: `Thirty-four people wrote on cards what they do outside the rules so that nothing happens. Nobody signed. The 96 cards hung on a line across the room for an hour before anyone said a word about them.

Two surprises. The fish farms and the hospital had the same card, about a pump that has to be kicked. And the ferry crews recognised which of their number had written which card by the swear words.`,
    },
  },
];
