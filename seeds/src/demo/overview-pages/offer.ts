import type { DemoNodeOf } from '../../demo-types.ts';

/** What Keelstone sells: products, solutions, platforms. */
export const offer: DemoNodeOf<'overview_page'>[] = [
  {
    type: 'overview_page',
    key: 'overview-products',
    title: { en: 'Products', de: 'Produkte' },
    created: '2016-01-11T09:00:00Z',
    children: [
      'suite-incident-claims',
      'suite-compliance-audit',
      'suite-third-party-risk',
      'suite-business-continuity',
      'suite-enterprise-risk',
      'suite-health-safety',
      'suite-policy-management',
      'suite-insurance-exposure',
    ],
    summary: {
      en: 'Eight suites, sixteen products, one set of records. Most customers begin with a single product and a single problem.',
      de: 'Acht Produktfamilien, sechzehn Produkte, ein Datenbestand. Die meisten Kunden beginnen mit einem Produkt und einem Problem.',
    },
    body: {
      en: `Each suite contains two products which divide a job between them: one for the moment, one for the months that follow. They can be bought separately and share people, places and records through the [Keelstone Platform](node:platform-core).

If you do not know where to begin, begin with whatever went wrong last. It has everyone’s attention, and there is a date by which somebody wants to hear what has changed.`,
      de: `Jede Familie besteht aus zwei Produkten, die sich eine Aufgabe teilen: eines für den Augenblick, eines für die Monate danach. Sie sind einzeln erhältlich und greifen über die [Keelstone Plattform](node:platform-core) auf dieselben Personen, Orte und Akten zu.

Wenn Sie nicht wissen, wo Sie anfangen sollen, beginnen Sie mit dem, was zuletzt schiefging. Dafür interessieren sich alle, und es gibt einen Termin, zu dem jemand hören möchte, was sich geändert hat.`,
    },
    sections: [
      {
        kind: 'product_suite_explorer',
        heading: { en: 'By suite', de: 'Nach Produktfamilie' },
        suites: [
          'suite-incident-claims',
          'suite-compliance-audit',
          'suite-third-party-risk',
          'suite-business-continuity',
          'suite-enterprise-risk',
          'suite-health-safety',
          'suite-policy-management',
          'suite-insurance-exposure',
        ],
      },
    ],
  },
  {
    type: 'overview_page',
    key: 'overview-solutions',
    title: { en: 'Solutions', de: 'Lösungen' },
    created: '2018-11-19T09:00:00Z',
    children: [
      'solution-operational-resilience',
      'solution-dora',
      'solution-claims-cost',
      'solution-supplier-oversight',
      'solution-safety-culture',
      'solution-board-reporting',
      'solution-hospital-safety',
      'solution-municipal-insurance',
    ],
    summary: {
      en: 'Eight problems, how customers go about them, which products they use and what to expect in the first year.',
      de: 'Acht Probleme, wie unsere Kunden sie angehen, welche Produkte sie dafür nutzen und womit im ersten Jahr zu rechnen ist.',
    },
    body: {
      en: `A solution page describes a piece of work before it describes software. Each ends with a paragraph on what to expect, including the part that usually takes longer than planned. The paragraphs are written by our practitioners and revised when customers tell us that they were wrong.`,
      de: `Diese Seiten beschreiben zuerst eine Arbeit und dann Software. Jede endet mit einem Absatz darüber, womit Sie rechnen sollten, auch mit dem, was meist länger dauert als geplant. Geschrieben haben ihn unsere Fachleute. Sie ändern ihn, wenn Kunden uns sagen, dass er nicht stimmt.`,
    },
    sections: [
      {
        kind: 'form_bar',
        heading: { en: 'Not sure which one is yours?', de: 'Nicht sicher, welche Ihre ist?' },
        text: {
          en: 'Describe what happened. A practitioner will tell you which two pages to read, or that you need none of this.',
          de: 'Beschreiben Sie, was geschehen ist. Eine Fachperson sagt Ihnen, welche zwei Seiten Sie lesen sollten oder dass Sie nichts davon brauchen.',
        },
        form: 'form-contact',
      },
    ],
  },
  {
    type: 'overview_page',
    key: 'overview-platforms',
    title: { en: 'Platform', de: 'Plattform' },
    created: '2019-08-12T09:00:00Z',
    children: ['platform-core', 'platform-connect', 'platform-field'],
    summary: {
      en: 'What all products share, how they exchange data with other systems, and how they work without a network.',
      de: 'Was alle Produkte gemeinsam haben, wie sie Daten mit anderen Systemen austauschen und wie sie ohne Netz arbeiten.',
    },
    body: {
      en: `Three parts lie beneath the products. The platform keeps the records. Connect brings data in and out. Field takes the products to places without a desk. Only the first is always included.`,
      de: `Unter den Produkten liegen drei Teile. Die Plattform führt die Akten. Connect bringt Daten hinein und hinaus. Field trägt die Produkte an Orte ohne Schreibtisch. Immer enthalten ist nur der erste.`,
    },
    sections: [
      {
        kind: 'links_list',
        heading: { en: 'For your IT department', de: 'Für Ihre IT' },
        links: [
          {
            title: { en: 'Security and availability', de: 'Sicherheit und Verfügbarkeit' },
            node: 'security',
            description: { en: 'Protection, outages, audits.', de: 'Schutz, Störungen, Prüfungen.' },
          },
          {
            title: { en: 'Keelstone Connect', de: 'Keelstone Connect' },
            node: 'platform-connect',
            description: {
              en: 'Interfaces and what they refuse.',
              de: 'Schnittstellen und was sie ablehnen.',
            },
          },
          {
            title: { en: 'Interface documentation', de: 'Dokumentation der Schnittstelle' },
            url: 'https://developers.keelstone.example',
            description: { en: 'Open to read without an account.', de: 'Ohne Konto lesbar.' },
          },
        ],
      },
    ],
  },
];
