import type { DemoNodeOf } from '../../demo-types.ts';

/** A hospital group, a university, a building society. */
export const healthAndLearning: DemoNodeOf<'case_study'>[] = [
  {
    key: 'case-ostermoor-kliniken',
    type: 'case_study',
    title: {
      en: 'Ostermoor-Kliniken: one entrance, three rooms',
      de: 'Ostermoor-Kliniken: ein Eingang, drei Räume',
    },
    summary: {
      en: 'Five hospitals replaced seven report forms by one with four questions. Reports tripled, and what nobody had expected most concerned staff.',
      de: 'Fünf Kliniken ersetzten sieben Meldeformulare durch eines mit vier Fragen. Die Meldungen verdreifachten sich, und am meisten überraschten die über das eigene Personal.',
    },
    created: '2022-03-29T07:00:00Z',
    products: ['incident-desk', 'policy-library'],
    productSuites: ['incident-claims', 'health-safety'],
    industries: ['healthcare'],
    tags: ['near-miss', 'culture', 'data-quality'],
    customer: 'Ostermoor-Kliniken',
    testimonial: 'testimonial-ostermoor',
    location: { en: 'Northern Germany', de: 'Norddeutschland' },
    results: [
      { figure: { en: '7 to 1', de: '7 auf 1' }, meaning: { en: 'report forms', de: 'Meldeformulare' } },
      {
        figure: { en: '×3.1', de: '×3,1' },
        meaning: {
          en: 'reports in the first year, with the share of serious ones falling from 18 to 6 per cent',
          de: 'Meldungen im ersten Jahr; der Anteil schwerer sank von 18 auf 6 Prozent',
        },
      },
      {
        figure: { en: '214', de: '214' },
        meaning: {
          en: 'reports of violence against staff, formerly 9',
          de: 'Meldungen über Gewalt gegen Beschäftigte, vorher 9',
        },
      },
    ],
    facts: [
      { label: { en: 'Hospitals', de: 'Kliniken' }, value: { en: '5', de: '5' } },
      { label: { en: 'Staff', de: 'Beschäftigte' }, value: { en: '4,300', de: '4.300' } },
      { label: { en: 'Forms before', de: 'Formulare vorher' }, value: { en: '7', de: '7' } },
    ],
    body: {
      en: `## The situation

In the five Ostermoor-Kliniken one had to know which form to use: adverse events, falls, medical devices, occupational accidents, theft, fire safety, complaints. A nurse on night duty needed eleven minutes and a password. The legal department insisted on separate files, and had good reasons.

## What they did

The files stayed separate, the entrance became one. [Incident Desk](node:incident-desk) asks four questions and sorts: learning reports without names, liability under privilege, accidents with their statutory path. Staff representatives, data protection and two ward managers wrote the rules for sorting, and these rules hang in the staff room. The pilot ran on two wards that had volunteered.

## What changed

Reports rose to 3.1 times the previous number within a year; the share of serious ones fell from 18 to 6 per cent, as one would expect if small things are reported too. Violence against staff had been reported nine times in the year before. It was now reported 214 times. The emergency departments were given two more posts at night and a second door.

## What did not work

In the first month 31 reports landed in the wrong room, four of them with names where there should have been none. The sorting was changed three times. The answer to the reporter took 16 days at first, because everybody wanted to be thorough. And one hospital kept its old form for medical devices for five months, in a drawer, out of loyalty to its author.`,
      de: `## Die Ausgangslage

In den fünf Ostermoor-Kliniken musste man wissen, welches Formular das richtige ist: unerwünschte Ereignisse, Stürze, Medizinprodukte, Arbeitsunfälle, Diebstahl, Brandschutz, Beschwerden. Eine Pflegekraft im Nachtdienst brauchte elf Minuten und ein Passwort. Die Rechtsabteilung bestand auf getrennten Akten, und das mit guten Gründen.

## Das Vorgehen

Die Akten blieben getrennt, der Eingang wurde einer. [Incident Desk](node:incident-desk) stellt vier Fragen und sortiert: Lernmeldungen ohne Namen, Haftung vertraulich, Arbeitsunfälle auf dem gesetzlichen Weg. Die Regeln dafür schrieben Personalrat, Datenschutz und zwei Stationsleitungen, und sie hängen im Aufenthaltsraum. Der Pilot lief auf zwei Stationen, die sich gemeldet hatten.

## Was sich geändert hat

Binnen eines Jahres stiegen die Meldungen auf das 3,1-Fache; der Anteil schwerer Ereignisse fiel von 18 auf 6 Prozent, wie zu erwarten, wenn auch Kleines gemeldet wird. Gewalt gegen Beschäftigte war im Jahr davor neunmal gemeldet worden. Jetzt waren es 214 Meldungen. Die Notaufnahmen bekamen zwei zusätzliche Stellen in der Nacht und eine zweite Tür.

## Was nicht funktioniert hat

Im ersten Monat landeten 31 Meldungen im falschen Raum, vier davon mit Namen, wo keine hingehörten. Die Sortierung wurde dreimal geändert. Die Antwort an die Meldenden dauerte anfangs 16 Tage, weil alle gründlich sein wollten. Und eine Klinik behielt ihr altes Formular für Medizinprodukte fünf Monate lang in einer Schublade, aus Treue zu seinem Verfasser.`,
    },
    sections: [
      {
        kind: 'summary_content',
        heading: { en: 'Read on', de: 'Weiterlesen' },
        nodes: ['solution-hospital-safety', 'article-four-hundred-falls', 'incident-desk'],
      },
    ],
  },
  {
    key: 'case-pennard-university',
    type: 'case_study',
    title: { en: 'Pennard University: 412 risks, then 37' },
    summary: {
      en: 'A university asked each of 412 entries who would notice first. For 290 of them nobody could be named.',
    },
    created: '2021-05-11T09:00:00Z',
    products: ['risk-register', 'scenario-workbench'],
    productSuites: ['enterprise-risk', 'policy-management'],
    industries: ['education'],
    tags: ['board-reporting', 'data-quality'],
    customer: 'Pennard University',
    testimonial: 'testimonial-pennard',
    location: { en: 'Wales' },
    results: [
      { figure: { en: '412 to 37' }, meaning: { en: 'entries in the register' } },
      { figure: { en: '290' }, meaning: { en: 'entries for which nobody would have noticed' } },
      {
        figure: { en: '6' },
        meaning: { en: 'decisions by council in the first year, formerly none recorded' },
      },
    ],
    facts: [
      { label: { en: 'Students' }, value: { en: '16,000' } },
      { label: { en: 'Faculties' }, value: { en: '7' } },
      { label: { en: 'Time taken' }, value: { en: 'two terms' } },
    ],
    body: {
      en: `## The situation

Pennard University had a register with 412 entries, inherited from three mergers. Each faculty scored its own from one to 25. The average was 12, in every faculty and every year.

## What they did

The secretary’s office asked four questions of every entry: what did we promise, what would break the promise, who would notice first, what would it cost until the end of term? It took two terms and 60 conversations. Entries without an answer to the third question went to an archive and could be asked for again. Five were.

What remained went into [Risk Register](node:risk-register), with owners who have a budget. For six of the 37 a range was worked out in [Scenario Workbench](node:scenario-workbench).

## What changed

Council reads four pages. In the first year it took six decisions under the item, among them the purchase of a second boiler and the decision not to insure the art collection for travel any more. Owners spend about ten minutes a month.

## What did not work

The students’ union had not been asked. It pointed out that nobody had promised anything about housing, and it was right; entry 38 is being written. Two deans kept private lists of their old scores for a year. We have seen one of them. The average was 12.`,
    },
  },
  {
    key: 'case-marchmont-building-society',
    type: 'case_study',
    title: { en: 'Marchmont Building Society: a tolerance with a reason' },
    summary: {
      en: 'Five important services, five tolerances, one severe test that failed. The board put the failure on page one.',
    },
    created: '2023-04-18T09:00:00Z',
    products: ['continuity-planner', 'exercise-room', 'supplier-watch'],
    productSuites: ['business-continuity', 'third-party-risk'],
    industries: ['banking'],
    tags: ['operational-resilience', 'regulator', 'supplier-outage'],
    customer: 'Marchmont Building Society',
    testimonial: 'testimonial-marchmont',
    location: { en: 'Scotland' },
    results: [
      { figure: { en: '5' }, meaning: { en: 'services, each with a tolerance and one sentence of reason' } },
      { figure: { en: '31 h' }, meaning: { en: 'needed in the test for a tolerance of 24' } },
      {
        figure: { en: '14 pages' },
        meaning: { en: 'of self-assessment, read by every member of the board' },
      },
    ],
    facts: [
      { label: { en: 'Branches' }, value: { en: '41' } },
      { label: { en: 'Staff' }, value: { en: '720' } },
      { label: { en: 'Important services' }, value: { en: '5' } },
    ],
    body: {
      en: `## The situation

Marchmont Building Society had recovery times for 96 systems and had met nearly all of them in tests. In 2021 the chair asked how long a pensioner could be without access to her money. Nobody had a number, although everybody had an opinion.

## What they did

A team of three wrote down what customers would recognise as a service: withdraw cash, pay and be paid, complete a house purchase, report a death, ask for help. For each, people from branches said when harm becomes intolerable, and why. The reasons stand in [Continuity Planner](node:continuity-planner) beside the numbers. Chains were followed in [Supplier Watch](node:supplier-watch) up to the point where a replacement exists.

Then came a severe test in [Exercise Room](node:exercise-room): the payments provider loses a data centre on the last Friday of a month.

## What changed

The tolerance for paying and being paid is 24 hours; the test needed 31. The gap, its cause (a file that can be sent only once a day) and its price stand on page one of the self-assessment. The board approved a second route, to be ready by autumn. The document has 14 pages.

## What did not work

*Report a death* was left out of the first draft, since it has no system. Branch staff put it back. The exercise was announced too precisely, so that three people had cancelled their leave. And the mapping of one service was drawn five levels deep before somebody asked what for.`,
    },
    sections: [
      {
        kind: 'summary_resources',
        heading: { en: 'For your own tolerances' },
        resources: ['resource-impact-tolerance-paper', 'resource-twenty-minute-exercise'],
      },
    ],
  },
];
