import type { DemoNodeOf } from '../../demo-types.ts';

export const dora: DemoNodeOf<'solution'> = {
  type: 'solution',
  key: 'solution-dora',
  title: { en: 'DORA: digital operational resilience', de: 'DORA: digitale operationale Resilienz' },
  products: ['obligation-register', 'supplier-watch', 'contract-checks', 'incident-desk', 'exercise-room'],
  productSuites: ['compliance-audit', 'third-party-risk', 'incident-claims', 'business-continuity'],
  industries: ['banking', 'insurance'],
  tags: ['dora', 'regulator', 'supplier-outage', 'operational-resilience'],
  created: '2023-10-02T08:00:00Z',
  summary: {
    en: 'The register of information, incident reports within hours and contracts with the required clauses, from one set of records.',
    de: 'Informationsregister, Meldungen binnen Stunden und Verträge mit den geforderten Klauseln, alles aus einem Datenbestand.',
  },
  body: {
    en: `The Digital Operational Resilience Act has applied to financial entities in the European Union since 17 January 2025. Most firms met the date with a project. What remains is the ordinary week: a register that has to be correct every day, and a clock that starts when a major incident is classified.

## Where the work lies

- **Register of information.** All contracts on ICT services, with functions, sub-contractors and identifiers. Errors come back from the authority by line number.
- **Incident reports.** The first notification is due within four hours of classification as major, and no later than 24 hours after the incident became known. An intermediate and a final report follow.
- **Contracts.** A list of mandatory provisions, longer for critical or important functions.
- **Testing.** A programme proportionate to size and risk, with findings that are followed up.

## What the products contribute

[Supplier Watch](node:supplier-watch) keeps the register as a by-product of looking after suppliers and checks it before submission. [Contract Checks](node:contract-checks) shows which provisions are missing, and which were asked for and refused. [Incident Desk](node:incident-desk) classifies by the criteria of the regulation, runs the clock and fills in the templates. [Obligation Register](node:obligation-register) holds the articles and the evidence.

## What stays with you

Whether a function is critical or important is for your management body to decide, and the supervisor will ask for the reasons. Reports are sent by you through your authority’s portal. Threat-led penetration tests need specialists; we record scope and findings.

## What to expect

A firm with 120 ICT contracts needs six to eight weeks for a first clean register. Half of that time is spent on identifiers of sub-contractors.`,
    de: `Die Verordnung über die digitale operationale Resilienz gilt seit dem 17. Januar 2025 für Finanzunternehmen in der Europäischen Union. Den Stichtag haben die meisten Häuser mit einem Projekt erreicht. Geblieben ist der Alltag: ein Register, das jeden Tag stimmen muss, und eine Uhr, die mit der Einstufung eines schwerwiegenden Vorfalls anläuft.

## Wo die Arbeit liegt

- **Informationsregister.** Alle Verträge über IKT-Dienstleistungen, mit Funktionen, Unterauftragnehmern und Kennungen. Fehler kommen von der Aufsicht mit Zeilennummer zurück.
- **Vorfallmeldungen.** Die Erstmeldung ist binnen vier Stunden nach Einstufung als schwerwiegend fällig, spätestens 24 Stunden nach Kenntnis. Es folgen Zwischen- und Abschlussmeldung.
- **Verträge.** Ein Katalog von Pflichtinhalten, länger bei kritischen oder wichtigen Funktionen.
- **Tests.** Ein Programm, das Größe und Risiko entspricht, mit nachverfolgten Feststellungen.

## Was die Produkte beitragen

[Supplier Watch](node:supplier-watch) führt das Register als Nebenergebnis der Lieferantenbetreuung und prüft es vor der Einreichung. [Contract Checks](node:contract-checks) zeigt, welche Inhalte fehlen und welche verlangt, aber verweigert wurden. [Incident Desk](node:incident-desk) stuft nach den Kriterien der Verordnung ein, führt die Uhr und füllt die Meldevordrucke. [Obligation Register](node:obligation-register) hält Artikel und Nachweise zusammen.

## Was bei Ihnen bleibt

Ob eine Funktion kritisch oder wichtig ist, entscheidet Ihr Leitungsorgan, und die Aufsicht wird nach den Gründen fragen. Meldungen geben Sie selbst über das Portal Ihrer Behörde ab. Bedrohungsorientierte Penetrationstests brauchen Spezialisten; wir dokumentieren Umfang und Befunde.

## Womit Sie rechnen sollten

Ein Haus mit 120 IKT-Verträgen braucht sechs bis acht Wochen bis zum ersten fehlerfreien Register. Die Hälfte der Zeit kosten die Kennungen der Unterauftragnehmer.`,
  },
  situations: [
    {
      title: { en: 'The register came back with errors', de: 'Das Register kam mit Fehlern zurück' },
      text: {
        en: 'Sixty-one of them, nearly all about identifiers of sub-contractors.',
        de: 'Einundsechzig, fast alle zu Kennungen von Unterauftragnehmern.',
      },
    },
    {
      title: { en: 'An outage on a Saturday', de: 'Ein Ausfall am Samstag' },
      text: {
        en: 'Is it major? The thresholds are known to two people, one of whom is in the mountains.',
        de: 'Ist er schwerwiegend? Die Schwellen kennen zwei Menschen, einer davon ist in den Bergen.',
      },
    },
    {
      title: { en: 'A provider refuses a clause', de: 'Ein Dienstleister lehnt eine Klausel ab' },
      text: {
        en: 'Then the file needs the request, the refusal and what you decided.',
        de: 'Dann gehören Bitte, Ablehnung und Ihre Entscheidung in die Akte.',
      },
    },
  ],
  caseStudies: ['case-bankhaus-oderthal'],
  resources: [
    'resource-dora-register-template',
    'resource-dora-incident-clock',
    'resource-webinar-dora-register',
  ],
  sections: [
    {
      kind: 'summary_resources',
      heading: { en: 'The register as a template', de: 'Das Register als Vorlage' },
      resources: ['resource-dora-register-template'],
    },
    {
      kind: 'summary_content',
      heading: { en: 'From practice', de: 'Aus der Praxis' },
      nodes: [
        'case-bankhaus-oderthal',
        'article-register-of-information',
        'article-four-hours-seventy-two-hours-one-month',
      ],
    },
    {
      kind: 'accordion',
      heading: { en: 'Questions we hear every month', de: 'Fragen, die jeden Monat kommen' },
      allowsSeveralOpen: true,
      allowsAllClosed: true,
      items: [
        {
          title: { en: 'Are we in scope?', de: 'Fallen wir darunter?' },
          body: {
            en: `The regulation lists the kinds of financial entity it applies to in its second article, and some exceptions. Read it with your counsel; a supplier of software is the wrong person to ask. What we can say: many ICT providers are not in scope themselves and receive the duties by contract.`,
            de: `Die Verordnung nennt in ihrem zweiten Artikel die Arten von Finanzunternehmen, für die sie gilt, und einige Ausnahmen. Lesen Sie ihn mit Ihrer Rechtsabteilung; ein Softwareanbieter ist dafür der falsche Ansprechpartner. Sagen können wir: Viele IKT-Dienstleister fallen nicht selbst darunter und bekommen die Pflichten über Verträge.`,
          },
        },
        {
          title: {
            en: 'Is your own company in our register?',
            de: 'Steht Ihr Unternehmen in unserem Register?',
          },
          body: {
            en: `As a customer you will have to enter us. We send a sheet with identifiers, sub-contractors, data locations and notice periods, in the layout of the templates, and a new one whenever something changes.`,
            de: `Als Kunde müssen Sie uns eintragen. Wir schicken ein Blatt mit Kennungen, Unterauftragnehmern, Datenstandorten und Kündigungsfristen im Aufbau der Meldebögen und ein neues, sobald sich etwas ändert.`,
          },
        },
      ],
    },
  ],
};
