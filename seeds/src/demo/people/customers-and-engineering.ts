import type { DemoNodeOf } from '../../demo-types.ts';

export const customersAndEngineering: DemoNodeOf<'person'>[] = [
  {
    type: 'person',
    key: 'person-rosa-valdivieso',
    title: { en: 'Rosa Valdivieso' },
    role: { en: 'Director of Customer Success' },
    roleCategories: ['customer-success', 'leadership'],
    created: '2019-02-04T09:20:00Z',
    summary: {
      en: 'Leads the 31 people who bring customers live and stay with them, and publishes how many projects ran late.',
    },
    body: {
      en: `Rosa Valdivieso introduced an incident system at a bus operator with ninety depots, as the customer of somebody else’s software. It went live on the planned day and was ignored for a year, because drivers could not reach a computer before the end of their shift.

Her team at Keelstone therefore begins each project with the person who will make the first report, and only then turns to the people who will read it. A project counts as finished when the first month of reports has been read together, line by line.

Once a year Rosa publishes a short account of how the year’s projects went. In 2025, 37 of 44 were on time. The seven others are described without names.`,
    },
    location: { en: 'Hamburg' },
    email: 'rosa.valdivieso@keelstone.example',
  },
  {
    type: 'person',
    key: 'person-peter-nakamura',
    title: { en: 'Peter Nakamura' },
    role: { en: 'Principal Engineer' },
    roleCategories: ['engineering'],
    tags: ['data-quality'],
    created: '2018-10-29T10:00:00Z',
    summary: {
      en: 'Designs the record at the heart of the platform and the interfaces through which other systems reach it.',
    },
    body: {
      en: `Peter Nakamura came to Keelstone from railway signalling, where a program is expected to be able to explain itself to an inquiry thirty years later. He brought the habit with him.

He designed the event record of the [Keelstone Platform](node:platform-core), in which every change is an entry of its own, and most of [Keelstone Connect](node:platform-connect), through which customers exchange data with their HR, finance and maintenance systems. He holds that an import which half succeeds is worse than one which fails, and that an error message is the only documentation most people will ever read.

Peter answers the hardest support cases himself on Thursdays.`,
    },
    links: [{ title: 'Notes on event records', url: 'https://people.keelstone.example/peter-nakamura' }],
    location: { en: 'Trondheim' },
    email: 'peter.nakamura@keelstone.example',
  },
  {
    type: 'person',
    key: 'person-eleanor-strand',
    title: { en: 'Eleanor Strand' },
    role: { en: 'Lead Practitioner, Compliance and Policy' },
    roleCategories: ['practice'],
    productSuites: ['compliance-audit', 'policy-management'],
    tags: ['regulator'],
    created: '2022-05-09T08:40:00Z',
    summary: {
      en: 'Spent a decade inspecting firms for a supervisor and now helps them keep the file she always wished to be handed.',
    },
    body: {
      en: `Eleanor Strand examined insurers and pension schemes on behalf of a supervisory authority for ten years. She has read several thousand policies and can usually tell from the date and the passive voice which of them were written the week before her visit.

Her work at Keelstone covers [Obligation Register](node:obligation-register), [Audit Fieldbook](node:audit-fieldbook) and the two products for policies. She begins with the question that inspectors ask first: who decided this, when, and on what grounds? If a screen cannot answer it, the screen is not finished.

Eleanor teaches a two-day course on answering a regulator’s letter. Day one is about reading it.`,
    },
    location: { en: 'Leeds' },
    email: 'eleanor.strand@keelstone.example',
  },
];
