import type { DemoNodeOf } from '../../demo-types.ts';

/** Pages in the other states: one archived, one in review, one draft. */
export const notPublic: DemoNodeOf<'page'>[] = [
  {
    type: 'page',
    key: 'page-price-list-2019',
    state: 'archived',
    title: { en: 'Price list 2019', de: 'Preisliste 2019' },
    created: '2019-01-07T08:00:00Z',
    summary: {
      en: 'Prices valid from January to December 2019, kept because contracts of that year refer to them.',
      de: 'Preise von Januar bis Dezember 2019, aufbewahrt, weil Verträge aus diesem Jahr darauf verweisen.',
    },
    body: {
      en: `Prices for 2019, per year and product, without value added tax. They depend on the number of people in the organisation and not on the number of users or reports.

- Up to 250 people: 6,400 euros
- Up to 1,000 people: 14,900 euros
- Up to 5,000 people: 31,000 euros
- More: by agreement, with the calculation disclosed

The second product cost 80 per cent of these amounts, every further one 65. [Keelstone Field](node:platform-field) was included from its introduction in August of that year. For current prices please [ask us](node:contact).`,
      de: `Preise 2019 je Jahr und Produkt, ohne Umsatzsteuer. Maßgeblich ist die Zahl der Beschäftigten, nicht die der Nutzer oder Meldungen.

- Bis 250 Beschäftigte: 6.400 Euro
- Bis 1.000 Beschäftigte: 14.900 Euro
- Bis 5.000 Beschäftigte: 31.000 Euro
- Darüber: nach Vereinbarung, mit offengelegter Rechnung

Das zweite Produkt kostete 80 Prozent dieser Beträge, jedes weitere 65. [Keelstone Field](node:platform-field) war ab der Einführung im August 2019 enthalten. Aktuelle Preise nennen wir Ihnen [auf Anfrage](node:contact).`,
    },
  },
  {
    type: 'page',
    key: 'page-projects-2026',
    state: 'in_review',
    title: { en: 'How our projects went in 2026' },
    created: '2026-11-09T08:00:00Z',
    tags: ['data-quality'],
    summary: {
      en: 'The yearly account of introductions: how many were on time, how many were not, and what the late ones had in common.',
    },
    body: {
      en: `Up to the end of October we brought 39 projects to an end in 2026. Thirty-four were on time. The five others were late by between three and nineteen weeks.

## What the late ones had in common

- In four of five, the list of sites was settled only after the start
- In three, the person who had bought the product changed posts
- In one, we had promised an interface that did not exist yet

The last of these is ours, and we have changed the way in which interfaces are promised. Figures for November and December will be added before publication, and the projects that were late have been asked for their consent by [Rosa Valdivieso](node:person-rosa-valdivieso).`,
    },
  },
  {
    type: 'page',
    key: 'page-partner-programme',
    state: 'draft',
    title: { en: 'Working with brokers and advisers' },
    created: '2026-10-05T08:00:00Z',
    industries: ['insurance'],
    summary: {
      en: 'Terms for brokers, auditors and consultants who work in a customer’s Keelstone system. Draft for discussion.',
    },
    body: {
      en: `Brokers and advisers often work inside our customers’ systems. This page is to set out the terms, which so far exist only in letters.

## Principles for discussion

- Access is granted by the customer, for a purpose and until a date
- We pay no commission for recommendations and accept none
- Training costs partners the same as customers
- What partners see of one customer is never visible from another

Open: whether auditors need a separate agreement, and how long their working copies may be kept. [Eleanor Strand](node:person-eleanor-strand) has the draft.`,
    },
  },
];
