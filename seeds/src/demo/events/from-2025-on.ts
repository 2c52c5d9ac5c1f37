import type { DemoNodeOf } from '../../demo-types.ts';

/** 2025 to 2027: what was held recently, and what can still be attended. */
export const from2025On: DemoNodeOf<'event'>[] = [
  {
    key: 'event-webinar-cutting-policies-2025',
    type: 'event',
    title: { en: 'Webinar: from nine pages to three' },
    summary: {
      en: 'A travel policy is cut before an audience, with its owner, an auditor and a hotel clause.',
    },
    created: '2025-10-13T08:00:00Z',
    speakers: ['person-eleanor-strand'],
    productSuites: ['policy-management', 'compliance-audit'],
    industries: ['education', 'public-administration', 'banking'],
    tags: ['culture', 'regulator'],
    startsAt: '2025-11-26T11:00:00Z',
    endsAt: '2025-11-26T11:45:00Z',
    timeZone: 'Europe/London',
    onlineUrl: 'https://events.keelstone.example/nine-to-three',
    recording: 'resource-webinar-cutting-policies',
    fee: { en: 'Free of charge' },
    spokenLanguage: { en: 'English' },
    body: {
      en: `Four hundred and eighteen people watched nine pages become three. Thirty-seven sent a policy of their own afterwards, and Eleanor read all of them, which took her until February.`,
    },
  },
  {
    key: 'event-brokers-friday-leeds-2026',
    type: 'event',
    title: { en: 'Brokers’ Friday: eleven numbers and no photographs' },
    summary: {
      en: 'A morning for brokers and insurance managers: take a schedule apart and put it together with a method on each line.',
    },
    created: '2026-10-12T08:00:00Z',
    speakers: ['person-callum-birtwhistle'],
    productSuites: ['insurance-exposure'],
    industries: ['insurance', 'construction', 'retail'],
    tags: ['data-quality'],
    startsAt: '2026-12-11T09:00:00Z',
    endsAt: '2026-12-11T12:30:00Z',
    timeZone: 'Europe/London',
    address: '3 Tanner’s Wharf, Leeds LS1 4KS',
    registrationUrl: 'https://events.keelstone.example/brokers-friday/register',
    place: { en: 'Tanner’s Wharf, Leeds' },
    fee: { en: 'Free; sixteen places' },
    spokenLanguage: { en: 'English' },
    agenda: [
      { time: '09:00', title: { en: 'One school, three values' } },
      { time: '09:50', title: { en: 'Eleven numbers a surveyor should bring' } },
      { time: '10:50', title: { en: 'Your own schedule, twenty lines' } },
      { time: '12:00', title: { en: 'What it would have done to the price' } },
    ],
    body: {
      en: `Bring twenty lines of a real schedule with the names cut out. We work in pairs, on paper, with a telephone on the table, because the quickest way to a floor height is to ring the caretaker.

## To read beforehand

[What is a school worth?](node:article-value-of-a-school) and [A photograph is not a measurement](node:article-photograph-is-not-a-measurement). Together they take a quarter of an hour.`,
    },
  },
  {
    key: 'event-webinar-first-register-2027',
    type: 'event',
    title: { en: 'Webinar: the first hundred days of a risk register' },
    summary: {
      en: 'Empty page, four questions, eight to twenty entries: how three organisations began, and which entry each of them deleted first.',
    },
    created: '2026-11-02T09:00:00Z',
    speakers: ['person-imani-okafor'],
    productSuites: ['enterprise-risk'],
    industries: ['education', 'energy-utilities', 'technology'],
    tags: ['board-reporting', 'data-quality'],
    startsAt: '2027-02-25T14:00:00Z',
    endsAt: '2027-02-25T14:45:00Z',
    timeZone: 'Europe/London',
    onlineUrl: 'https://events.keelstone.example/first-register-2027',
    registrationUrl: 'https://events.keelstone.example/first-register-2027/register',
    fee: { en: 'Free of charge' },
    spokenLanguage: { en: 'English, with live captions on request' },
    agenda: [
      { time: '14:00', title: { en: 'Four questions on an empty page' } },
      { time: '14:15', title: { en: 'Three registers, one hundred days later' } },
      { time: '14:30', title: { en: 'Your questions' } },
    ],
    body: {
      en: `A university, a fibre network and a water company each began without a library, without a matrix and without a consultant. They show the first version of their register, including what embarrasses them now.

## For whom

For people who have to start one, or who have inherited one with four hundred lines. If yours is in between, you will be bored, and we would rather say so beforehand.`,
    },
    sections: [
      {
        kind: 'form_bar',
        heading: { en: 'Register' },
        text: { en: 'The link comes on the day before; questions may be sent now.' },
        form: 'form-webinar-registration',
      },
      {
        kind: 'basic',
        body: { en: `## If you would rather read` },
        paragraphs: [
          {
            kind: 'related_resources',
            resources: ['resource-ranges-paper', 'resource-scenario-sheet'],
            fillUpTo: 3,
          },
          {
            kind: 'related_events',
            heading: { en: 'Also coming up' },
            events: ['event-krisenstab-muenchen-2027'],
            fillUpTo: 3,
          },
        ],
      },
    ],
  },
  {
    key: 'event-near-miss-day-vienna-2027',
    type: 'event',
    title: {
      en: 'Near-miss day for public transport, Vienna 2027',
      de: 'Tag der Beinahe-Unfälle im öffentlichen Verkehr, Wien 2027',
    },
    summary: {
      en: 'A day in a working depot: cards, walks and the reports that are never made because somebody counts to three.',
      de: 'Ein Tag in einem laufenden Betriebshof: Karten, Rundgänge und die Meldungen, die es nie gibt, weil jemand bis drei zählt.',
    },
    created: '2026-11-09T08:00:00Z',
    speakers: ['person-gudrun-eibensteiner', 'person-hanna-lehtonen'],
    productSuites: ['health-safety', 'incident-claims'],
    industries: ['oeffentlicher-verkehr', 'transport-logistics'],
    tags: ['near-miss', 'culture'],
    startsAt: '2027-05-20T06:30:00Z',
    endsAt: '2027-05-20T14:00:00Z',
    timeZone: 'Europe/Vienna',
    address: 'Treppelweg 40, 1020 Wien',
    registrationUrl: 'https://events.keelstone.example/near-miss-vienna/register',
    place: { en: 'Remise Treppelweg, Vienna', de: 'Remise Treppelweg, Wien' },
    fee: { en: '90 euros; drivers free of charge', de: '90 Euro; für Fahrpersonal kostenlos' },
    spokenLanguage: { en: 'German', de: 'Deutsch' },
    agenda: [
      {
        time: '08:30',
        title: { en: 'Safety induction and coffee', de: 'Sicherheitsunterweisung und Kaffee' },
      },
      {
        time: '09:00',
        title: {
          en: 'First walk: with somebody who works there',
          de: 'Erster Rundgang: mit jemandem, der hier arbeitet',
        },
      },
      { time: '11:00', title: { en: 'The card with one question', de: 'Die Karte mit einer Frage' } },
      {
        time: '13:00',
        title: {
          en: 'Second walk: only where somebody waits',
          de: 'Zweiter Rundgang: nur dort, wo jemand wartet',
        },
      },
      { time: '15:00', title: { en: 'The depot chooses five', de: 'Der Betriebshof wählt fünf aus' } },
    ],
    body: {
      en: `There is room for forty people, of whom at least fifteen drive, clean or repair. The walks take place while work goes on, in groups of six. In the end the depot chooses five reports on which it will act within a month, and writes to all participants what became of them.

Boots can be borrowed, sizes 36 to 48. Please tell us when you register, because in Leeds we had none in 37.`,
      de: `Es gibt vierzig Plätze, mindestens fünfzehn davon für Menschen, die fahren, reinigen oder reparieren. Die Rundgänge finden bei laufendem Betrieb statt, in Gruppen zu sechst. Am Ende wählt der Betriebshof fünf Meldungen aus, denen er binnen eines Monats nachgeht, und schreibt allen, was daraus geworden ist.

Sicherheitsschuhe verleihen wir in den Größen 36 bis 48. Sagen Sie es bitte bei der Anmeldung; in Leeds fehlte uns die 37.`,
    },
  },
  {
    key: 'event-exercise-day-manchester-2027',
    type: 'event',
    title: { en: 'Supplier outage exercise, Manchester 2027' },
    summary: {
      en: 'Purchasing, operations and finance play 72 hours after a host goes quiet, with a telephone that may or may not be answered.',
    },
    created: '2026-11-10T09:00:00Z',
    speakers: ['person-yusuf-demirel', 'person-oona-fitzwarren'],
    productSuites: ['third-party-risk', 'business-continuity'],
    industries: ['healthcare', 'banking', 'retail'],
    tags: ['supplier-outage', 'operational-resilience'],
    startsAt: '2027-06-10T08:00:00Z',
    endsAt: '2027-06-10T15:00:00Z',
    timeZone: 'Europe/London',
    address: 'Lockside Mill, 12 Towpath Street, Manchester M4 6TP',
    registrationUrl: 'https://events.keelstone.example/exercise-manchester/register',
    place: { en: 'Lockside Mill, Manchester' },
    fee: { en: '340 pounds for three people' },
    spokenLanguage: { en: 'English' },
    body: {
      en: `Ten organisations, three people each. The host has 340 customers and one telephone number; behind it sits Oona, who answers when the script allows it.

Please bring the contract of one supplier on whom you depend, as you would find it at night. In Hamburg two of nine teams had the wrong version, and one had the supplier’s Christmas card.`,
    },
  },
  {
    key: 'event-stabsuebung-bremen-2027',
    type: 'event',
    state: 'in_review',
    title: {
      en: 'Crisis team exercise day for logistics, Bremen 2027',
      de: 'Stabsübungstag Logistik, Bremen 2027',
    },
    summary: {
      en: 'Four crisis teams, one terminal, and a crane that everybody needs. Date and place to be confirmed.',
      de: 'Vier Krisenstäbe, ein Terminal und ein Kran, den alle brauchen. Termin und Ort noch offen.',
    },
    created: '2026-11-12T08:00:00Z',
    productSuites: ['business-continuity'],
    industries: ['transport-logistics'],
    tags: ['operational-resilience'],
    startsAt: '2027-09-16T07:00:00Z',
    timeZone: 'Europe/Berlin',
    body: {
      en: `Planned for September, if the terminal agrees. The scenario begins with a spreader that hangs in the wrong place; Jonas insists on it.`,
      de: `Geplant für September, wenn das Terminal einverstanden ist. Das Szenario beginnt mit einem Spreader an der falschen Stelle; Jonas besteht darauf.`,
    },
  },
];
