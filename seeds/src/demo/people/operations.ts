import type { DemoNodeOf } from '../../demo-types.ts';

/** Those who keep the service running, its data protected and its screens usable. */
export const operations: DemoNodeOf<'person'>[] = [
  {
    key: 'person-sunniva-aasland',
    type: 'person',
    title: { en: 'Sunniva Aasland' },
    summary: {
      en: 'Makes sure that a report written in a tunnel arrives in one piece and in the right order.',
    },
    created: '2019-03-18T08:00:00Z',
    roleCategories: ['engineering'],
    productSuites: ['health-safety'],
    industries: ['energy-utilities', 'construction'],
    tags: ['data-quality'],
    email: 'sunniva.aasland@keelstone.example',
    role: { en: 'Senior Engineer, offline synchronisation' },
    location: { en: 'Trondheim' },
    body: {
      en: `Sunniva Aasland wrote software for survey vessels, where a connection is something that happens on Tuesdays. She built the storage and the sending in [Keelstone Field](node:platform-field).

Her test bench is a cupboard lined with copper, in which forty telephones lose and regain their signal all night. Since 2019 no released version has lost a report; two have sent one twice, which she does not consider a minor matter either. Both cases are described on the internal wall of shame, under her own name.

She answers questions from customers’ engineers directly and prefers drawings to slides.`,
    },
  },
  {
    key: 'person-eskil-tveitan',
    type: 'person',
    title: { en: 'Eskil Tveitan' },
    summary: { en: 'Organises who answers at three in the morning, and reads every log the next day.' },
    created: '2017-04-24T08:00:00Z',
    roleCategories: ['engineering', 'customer-success'],
    tags: ['operational-resilience'],
    email: 'eskil.tveitan@keelstone.example',
    role: { en: 'Head of the Duty Desk' },
    location: { en: 'Trondheim' },
    body: {
      en: `Eskil Tveitan was a dispatcher at a rescue coordination centre for eight years. He brought two of its habits along: whoever takes a call keeps it until somebody else has said *I have it*, and the log is written during the event, never after it.

Nine engineers share the duty desk in turns of a week. In 2025 the telephone rang on 41 nights. The median time until a person answered was eleven seconds, and in 29 of the cases the cause lay with a carrier, a directory or a forgotten password. Nobody who rings for the third category is made to feel it.

He decides alone when to wake the rest of us, and has never been asked to give a reason before noon.`,
    },
  },
  {
    key: 'person-henrike-vossberg',
    type: 'person',
    title: { en: 'Dr. Henrike Vossberg', de: 'Dr. Henrike Vossberg' },
    summary: {
      en: 'Reviews what our products ask of people, and has had three features taken out again.',
      de: 'Prüft, was unsere Produkte von Menschen wissen wollen, und hat drei Funktionen wieder ausbauen lassen.',
    },
    created: '2018-02-12T08:00:00Z',
    roleCategories: ['practice'],
    productSuites: ['policy-management', 'compliance-audit'],
    industries: ['healthcare', 'public-administration'],
    tags: ['regulator'],
    email: 'privacy@keelstone.example',
    role: { en: 'Data Protection Officer', de: 'Datenschutzbeauftragte' },
    location: { en: 'Hamburg', de: 'Hamburg' },
    body: {
      en: `Henrike Vossberg worked for a data protection authority before she joined us, three months before the General Data Protection Regulation began to apply. She reports to both managing directors and is bound by the instructions of neither.

She reads each new screen before engineers build it and asks two questions. What is this field for? Who will be sorry that it was filled in? Three features did not survive the second question: a count of reports per person, a map of where phones had been, and a reminder that told the manager who had not yet confirmed a policy.

Customers may put questions to her without telling their account manager. About one a week does.`,
      de: `Henrike Vossberg kam von einer Datenschutzaufsicht zu uns, drei Monate vor dem Geltungsbeginn der Datenschutz-Grundverordnung. Sie berichtet an die gesamte Geschäftsführung und ist an Weisungen nicht gebunden.

Jede neue Bildschirmseite liest sie, bevor sie gebaut wird, und stellt zwei Fragen. Wozu ist dieses Feld da? Wem wird es leidtun, dass es ausgefüllt wurde? Drei Funktionen haben die zweite Frage nicht überlebt: eine Zählung der Meldungen je Person, eine Karte der Wege von Telefonen und eine Erinnerung, die der Führungskraft verriet, wer eine Richtlinie noch nicht bestätigt hatte.

Kunden dürfen sich mit Fragen an sie wenden, ohne dass ihre Betreuung davon erfährt. Etwa einmal in der Woche tut das jemand.`,
    },
  },
  {
    key: 'person-noor-ravensdale',
    type: 'person',
    title: { en: 'Noor Ravensdale' },
    summary: { en: 'Tests every form with gloves, one hand, a screen reader and a bad night behind her.' },
    created: '2021-01-18T09:00:00Z',
    roleCategories: ['engineering'],
    industries: ['healthcare'],
    tags: ['culture'],
    email: 'noor.ravensdale@keelstone.example',
    role: { en: 'Lead Designer, forms and accessibility' },
    location: { en: 'Leeds' },
    body: {
      en: `Noor Ravensdale designed ticket machines before she designed report forms, and regards both as furniture for people in a hurry. A form of ours is finished when it has been completed by somebody with welding gloves, by somebody who hears it instead of seeing it, and by somebody who has been awake for twenty hours. The third tester is usually Noor.

She also keeps the [statement on accessibility](node:accessibility), including the part that lists what does not work yet. It is the shortest it has ever been, and she will not let us call it done.`,
    },
  },
];
