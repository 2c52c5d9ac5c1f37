import type { DemoNodeOf } from '../../demo-types.ts';

export const conferences: DemoNodeOf<'event'>[] = [
  {
    key: 'event-risk-forum-york-2019',
    type: 'event',
    state: 'archived',
    title: { en: 'Keelstone Risk Forum 2019' },
    summary: {
      en: 'One day in York for people who keep a risk register and would like it to be read. Fourteen talks of twenty minutes, no sponsors’ slots.',
    },
    created: '2019-05-13T09:00:00Z',
    startsAt: '2019-10-08T08:30:00Z',
    endsAt: '2019-10-08T16:00:00Z',
    timeZone: 'Europe/London',
    place: { en: 'Foundry Row Meeting Rooms, York' },
    productSuites: ['enterprise-risk'],
    industries: ['insurance', 'public-administration'],
    tags: ['board-reporting'],
    body: {
      en: `The first Risk Forum brought 118 people to York. Each talk had twenty minutes, of which the last eight belonged to questions, and every speaker had to show one thing that had not worked.

## Morning: the register

- A county council on cutting its register from 412 risks to 61
- A motor insurer on asking for ranges instead of scores
- A port operator on risks that have three owners and therefore none

## Afternoon: the board

- Two non-executive directors read a risk report aloud and stopped wherever they lost the thread
- A finance director on the price of postponing a decision by one quarter
- An open hour on the question “What do we count that nobody uses?”

## What came of it

The open hour produced the list that became our paper [A risk report that the board reads to the end](node:resource-board-risk-report-paper). The Forum was planned as a yearly event; the editions of 2020 and 2021 did not take place. Slides were given to participants only and are not published here.`,
    },
    address: '7 Foundry Row, York YO1 9FR',
    speakers: ['person-imani-okafor', 'person-jonas-achterberg'],
    fee: { en: '120 pounds, 60 for public bodies' },
    spokenLanguage: { en: 'English' },
  },
  {
    key: 'event-sicherheitstag-zuerich-2023',
    type: 'event',
    title: {
      en: 'Public transport safety day, Zurich 2023',
      de: 'Sicherheitstag Öffentlicher Verkehr, Zürich 2023',
    },
    summary: {
      en: 'Tram, bus and mountain railway operators compared how they report near misses and settle claims. In German, with English slides.',
      de: 'Straßenbahn-, Bus- und Bergbahnbetriebe verglichen, wie sie Beinahe-Unfälle melden und Schäden regulieren.',
    },
    created: '2023-02-20T08:30:00Z',
    startsAt: '2023-06-14T07:15:00Z',
    endsAt: '2023-06-14T14:45:00Z',
    timeZone: 'Europe/Zurich',
    place: { en: 'Remise Sihlwinkel, Zurich', de: 'Remise Sihlwinkel, Zürich' },
    productSuites: ['incident-claims', 'health-safety'],
    industries: ['oeffentlicher-verkehr'],
    tags: ['near-miss', 'claims-reserve', 'culture'],
    body: {
      en: `Sixty-four people from 23 operators in Switzerland, Austria and southern Germany spent a day in a former tram depot. The morning was about the moment before an accident, the afternoon about the years after it.

## Programme

- **09:15** Emergency braking as a near miss: what the vehicle data show that no driver reports
- **10:30** Three operators put their report forms side by side; the shortest received four times as many reports per driver
- **11:30** Walk-round: a stop with a blind corner, assessed in groups with [Hazard Walk](node:hazard-walk)
- **13:30** Falls inside the vehicle: reserves for injuries that look slight at first
- **14:45** Settling small damage claims in eleven days
- **16:00** What we would change tomorrow, one sentence each

## What participants took home

The forms were exchanged and may be reused. The figure most often written down came from the afternoon: of 540 falls in vehicles, 31 caused two thirds of the cost, and 19 of those had first been reserved below 2,000 francs. The [guide to reserves](node:resource-claims-reserve-guide) describes the review by event that would have caught most of them.`,
      de: `64 Teilnehmende aus 23 Betrieben in der Schweiz, in Österreich und in Süddeutschland verbrachten einen Tag in einer ehemaligen Tramremise. Der Vormittag galt dem Augenblick vor einem Unfall, der Nachmittag den Jahren danach.

## Programm

- **09:15** Gefahrenbremsung als Beinahe-Unfall: was Fahrzeugdaten zeigen und niemand meldet
- **10:30** Drei Betriebe legen ihre Meldebögen nebeneinander; der kürzeste brachte je Fahrerin und Fahrer viermal so viele Meldungen
- **11:30** Rundgang: eine Haltestelle mit schlechter Sicht, in Gruppen beurteilt mit [Hazard Walk](node:hazard-walk)
- **13:30** Stürze im Fahrzeug: Rückstellungen für Verletzungen, die zunächst leicht aussehen
- **14:45** Kleinschäden in elf Tagen regulieren
- **16:00** Was wir morgen ändern würden, ein Satz pro Person

## Was die Teilnehmenden mitnahmen

Die Meldebögen wurden ausgetauscht und dürfen weiterverwendet werden. Die meistnotierte Zahl fiel am Nachmittag: Von 540 Stürzen im Fahrzeug verursachten 31 zwei Drittel der Kosten, und 19 davon waren anfangs mit weniger als 2.000 Franken zurückgestellt. Der [Leitfaden zu Schadenrückstellungen](node:resource-claims-reserve-guide) beschreibt die Prüfung nach Ereignis, mit der die meisten aufgefallen wären.`,
    },
    address: 'Alte Remise, Gleisrain 4, 8005 Zürich',
    speakers: ['person-clara-whitcombe', 'person-hanna-lehtonen'],
    fee: { en: 'Free of charge', de: 'Kostenlos' },
    spokenLanguage: { en: 'German, with English slides', de: 'Deutsch, mit englischen Folien' },
    agenda: [
      {
        time: '09:15',
        title: { en: 'Emergency braking as a near miss', de: 'Gefahrenbremsung als Beinahe-Unfall' },
        text: {
          en: 'What vehicle data show that no driver reports.',
          de: 'Was Fahrzeugdaten zeigen und niemand meldet.',
        },
      },
      {
        time: '10:30',
        title: { en: 'Three report forms side by side', de: 'Drei Meldebögen nebeneinander' },
      },
      {
        time: '13:30',
        title: { en: 'Falls inside the vehicle', de: 'Stürze im Fahrzeug' },
        text: {
          en: 'Reserves for injuries that look slight at first.',
          de: 'Rückstellungen für Verletzungen, die zunächst leicht aussehen.',
        },
      },
      { time: '14:45', title: { en: 'Small claims in eleven days', de: 'Kleinschäden in elf Tagen' } },
      { time: '16:00', title: { en: 'What we would change tomorrow', de: 'Was wir morgen ändern würden' } },
    ],
  },
  {
    key: 'event-policy-clinic-bristol-2025',
    type: 'event',
    title: { en: 'Policy clinic for universities and councils' },
    summary: {
      en: 'An afternoon in Bristol: bring one policy that nobody follows and leave with a version that somebody can. Twenty places, worked in pairs.',
    },
    created: '2025-07-08T10:00:00Z',
    startsAt: '2025-11-12T13:00:00Z',
    endsAt: '2025-11-12T17:00:00Z',
    timeZone: 'Europe/London',
    place: { en: 'Tidewater Rooms, Bristol' },
    productSuites: ['policy-management', 'compliance-audit'],
    industries: ['education', 'public-administration'],
    tags: ['culture', 'regulator'],
    body: {
      en: `Each participant brought one policy of at most ten pages. Pairs were formed across institutions, so that every text was read by somebody who had no reason to understand it.

## How the afternoon ran

- **13:00** Reading aloud: the partner marks each sentence that asks somebody to do something
- **13:50** Counting: how many duties, for how many roles, with how much evidence?
- **14:30** Cutting: everything without a duty or a definition goes to guidance
- **15:40** Testing: a third person looks for their own duty, against the clock
- **16:20** What the auditor would ask, with two internal auditors in the room

## What we saw

The twenty policies came with 143 pages and left with 61. The travel policy of one university held nine duties, seven of them for a post that had been abolished. At the start six of the twenty test readers found their own duty within two minutes; at the end it was seventeen.

The questions used are in the [policy review checklist](node:resource-policy-review-checklist). Two institutions have since repeated the afternoon on their own with [Policy Library](node:policy-library); both advise against doing more than twenty policies in a day.`,
    },
    address: 'Tidewater Rooms, 18 Ballast Quay, Bristol BS1 6TW',
    speakers: ['person-eleanor-strand'],
    fee: { en: '45 pounds, including the train sandwich' },
    spokenLanguage: { en: 'English' },
    agenda: [
      {
        time: '13:00',
        title: { en: 'Reading aloud' },
        text: { en: 'The partner marks each sentence that asks somebody to do something.' },
      },
      { time: '13:50', title: { en: 'Counting duties' } },
      {
        time: '14:30',
        title: { en: 'Cutting' },
        text: { en: 'Everything without a duty or a definition goes to guidance.' },
      },
      { time: '15:40', title: { en: 'Testing against the clock' } },
      { time: '16:20', title: { en: 'What the auditor would ask' } },
    ],
  },
  {
    key: 'event-risk-forum-edinburgh-2026',
    type: 'event',
    title: { en: 'Keelstone Risk Forum 2026' },
    summary: {
      en: 'Two days in Edinburgh about decisions under uncertainty: scenarios that change a budget, policies that survive a reorganisation, and reports a board can use.',
    },
    created: '2026-06-15T09:00:00Z',
    startsAt: '2026-12-03T09:30:00Z',
    endsAt: '2026-12-04T15:00:00Z',
    timeZone: 'Europe/London',
    place: { en: 'Ropewalk Rooms, Leith, Edinburgh' },
    onlineUrl: 'https://events.keelstone.example/forum-2026/stream',
    registrationUrl: 'https://events.keelstone.example/forum-2026/register',
    productSuites: ['enterprise-risk', 'policy-management'],
    industries: ['energy-utilities', 'technology', 'banking'],
    tags: ['board-reporting', 'operational-resilience', 'culture'],
    body: {
      en: `The Forum keeps its rule: twelve minutes of talk, eight minutes of questions, and every speaker shows one thing that did not work. The Thursday sessions are streamed; the workshops on Friday take place in the room only.

## Thursday, 3 December

- **09:30** Opening: ten years of registers, and what we stopped counting
- **10:15** A grid operator prices a dry summer, line by line
- **11:30** Ranges instead of colours: three boards report after a year
- **14:00** A bank on policies that outlived four reorganisations
- **15:30** Open hour: risks with three owners
- **19:00** Supper at long tables, included

## Friday, 4 December

- **09:00** Workshop A: one scenario from story to cost, with [Scenario Workbench](node:scenario-workbench)
- **09:00** Workshop B: cutting a register by half, with [Risk Register](node:risk-register)
- **13:00** Reading a risk report aloud, with two non-executive directors
- **14:30** Close, in time for the trains at four o’clock

## Practical

There are 160 places; 37 were left in the middle of November. The fee of 290 pounds covers both days and supper. The rooms have step-free access, a hearing loop and a quiet room.`,
    },
    address: 'Ropewalk Rooms, 31 Capstan Street, Leith, Edinburgh EH6 7RR',
    speakers: ['person-imani-okafor', 'person-marit-solberg', 'person-eleanor-strand'],
    fee: { en: '290 pounds for two days; 140 for public bodies and universities; the stream is free' },
    spokenLanguage: { en: 'English, with live captions' },
    agenda: [
      {
        time: '09:30',
        title: { en: 'Opening: ten years of registers' },
        text: { en: 'And what we stopped counting.' },
      },
      {
        time: '10:15',
        title: { en: 'A dry summer, priced line by line' },
        text: { en: 'A grid operator shows the sheet.' },
      },
      {
        time: '11:30',
        title: { en: 'Ranges instead of colours' },
        text: { en: 'Three boards report after a year.' },
      },
      { time: '14:00', title: { en: 'Policies that outlived four reorganisations' } },
      { time: '15:30', title: { en: 'Open hour: risks with three owners' } },
      { time: '19:00', title: { en: 'Supper at long tables' } },
    ],
    sections: [
      {
        kind: 'accordion',
        heading: { en: 'Before you book' },
        allowsSeveralOpen: true,
        allowsAllClosed: true,
        items: [
          {
            title: { en: 'Is the building accessible?' },
            body: {
              en: `Yes: level entrance from Capstan Street, lift to both floors, hearing loop in the large room. The workshops on Friday use small rooms; tell us what you need and we move furniture, not you.`,
            },
          },
          {
            title: { en: 'May I send somebody else?' },
            body: {
              en: `Until the morning of the first day, by e-mail, at no cost. We would rather have a different person than an empty chair.`,
            },
          },
          {
            title: { en: 'Will there be recordings?' },
            body: {
              en: `Of the talks, not of the questions and not of the workshops. Recordings appear within three weeks.`,
            },
            paragraphs: [
              {
                kind: 'related_resources',
                heading: { en: 'Recordings of earlier days' },
                resources: ['resource-webinar-three-scenarios'],
                fillUpTo: 3,
              },
            ],
          },
        ],
      },
    ],
  },
];
