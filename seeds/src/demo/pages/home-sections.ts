import type { DemoSection } from '../../demo-types.ts';
import { homeMorning } from './home-morning.ts';
import { homeSuites } from './home-suites.ts';
import { homeCustomers, homeLetter, homeQuotes } from './home-voices.ts';

/** The home page below its opening, in reading order. */
export const homeSections: DemoSection[] = [
  {
    kind: 'headline',
    kicker: { en: 'One record', de: 'Eine Akte' },
    heading: {
      en: 'The report, the contract, the cover and the plan belong to the same event',
      de: 'Meldung, Vertrag, Deckung und Plan gehören zum selben Ereignis',
    },
    text: {
      en: 'Eight product suites write to one record. It is added to and never overwritten, so that what was known at 06:52 can still be read in three years.',
      de: 'Acht Produktfamilien schreiben in eine Akte. Sie wird ergänzt und nie überschrieben, damit auch in drei Jahren nachzulesen ist, was um 6:52 Uhr bekannt war.',
    },
  },
  {
    kind: 'featured_text',
    heading: {
      en: 'The first report is made by somebody with other things to do',
      de: 'Die erste Meldung macht jemand, der anderes zu tun hat',
    },
    body: {
      en: `So it has four questions: what happened, where, is anyone hurt, is it still going on. A photograph may stand in for a description. The person who reports sees the name of the person who will deal with it, and later an answer. That is the whole trick, and it took us some years to leave out the rest.`,
      de: `Deshalb hat sie vier Fragen: Was ist passiert, wo, ist jemand verletzt, besteht die Gefahr noch? Ein Foto darf die Beschreibung ersetzen. Wer meldet, sieht den Namen der Person, die sich darum kümmert, und später deren Antwort. Mehr steckt nicht dahinter. Den Rest wegzulassen hat uns einige Jahre gekostet.`,
    },
    pictureOf: 'incident-desk',
    link: {
      title: { en: 'How Incident Desk works', de: 'So arbeitet Incident Desk' },
      node: 'incident-desk',
    },
  },
  {
    kind: 'card_grid',
    heading: {
      en: 'Six questions, in the order in which they are asked',
      de: 'Sechs Fragen in der Reihenfolge, in der sie gestellt werden',
    },
    cards: [
      {
        heading: { en: 'What happened?', de: 'Was ist passiert?' },
        text: {
          en: 'A first report in two minutes, from the place itself.',
          de: 'Eine erste Meldung in zwei Minuten, direkt vom Ort.',
        },
        link: {
          title: { en: 'Incident & Claims', de: 'Vorfälle & Schäden' },
          node: 'suite-incident-claims',
        },
      },
      {
        heading: { en: 'What stops now?', de: 'Was steht jetzt still?' },
        text: {
          en: 'Services, the time left for each, and a plan whose first page is enough.',
          de: 'Leistungen, ihre Restzeit und ein Plan, dessen erste Seite genügt.',
        },
        link: {
          title: { en: 'Business Continuity', de: 'Betriebliche Kontinuität' },
          node: 'suite-business-continuity',
        },
      },
      {
        heading: { en: 'Whom do we ring?', de: 'Wen rufen wir an?' },
        text: {
          en: 'The supplier’s emergency number, and the clause that obliges them to answer it.',
          de: 'Die Notrufnummer des Lieferanten und die Klausel, nach der dort jemand abheben muss.',
        },
        link: {
          title: { en: 'Third-Party Risk', de: 'Drittparteienrisiko' },
          node: 'suite-third-party-risk',
        },
      },
      {
        heading: { en: 'Who must be told, and by when?', de: 'Wer ist bis wann zu unterrichten?' },
        text: {
          en: 'Duties to supervisors and insurers, with a clock that everyone sees.',
          de: 'Pflichten gegenüber Aufsicht und Versicherern, mit einer Uhr, die alle sehen.',
        },
        link: {
          title: { en: 'Compliance & Audit', de: 'Compliance & Revision' },
          node: 'suite-compliance-audit',
        },
      },
      {
        heading: { en: 'What will it cost?', de: 'Was wird es kosten?' },
        text: {
          en: 'Values at that location, cover, deductible, and a reserve with a reason.',
          de: 'Werte am Standort, Deckung, Selbstbehalt und eine Rückstellung mit Begründung.',
        },
        link: {
          title: { en: 'Insurance & Exposure', de: 'Versicherung & Exponierung' },
          node: 'suite-insurance-exposure',
        },
      },
      {
        heading: { en: 'Could we have known?', de: 'Hätten wir es wissen können?' },
        text: {
          en: 'The near misses of the past year, and what was answered to those who reported them.',
          de: 'Die Beinahe-Unfälle des letzten Jahres und was den Meldenden geantwortet wurde.',
        },
        link: {
          title: { en: 'Health, Safety & Environment', de: 'Arbeitsschutz, Gesundheit & Umwelt' },
          node: 'suite-health-safety',
        },
      },
    ],
  },
  homeMorning,
  homeCustomers,
  {
    kind: 'summary_content',
    heading: { en: 'What customers found out', de: 'Was Kunden herausgefunden haben' },
    nodes: [
      'case-tannberg-pumpen',
      'case-grauwald-hochbau',
      'case-verkehrsbetriebe-brennfeld',
      'article-friday-1640',
    ],
  },
  homeQuotes,
  homeSuites,
  {
    kind: 'featured_text',
    heading: { en: 'What we leave to others', de: 'Was wir anderen überlassen' },
    body: {
      en: `Every product page says where the product ends. We send no ambulances, execute no payments, give no legal advice and award no maturity levels. We advise against buying more than two products in the first year. Customers who followed that advice use more of them today than those who did not.`,
      de: `Auf jeder Produktseite steht, wo das Produkt aufhört. Wir schicken keine Rettungswagen, führen keine Zahlungen aus, beraten nicht im Recht und vergeben keine Reifegrade. Von mehr als zwei Produkten im ersten Jahr raten wir ab. Wer diesem Rat gefolgt ist, nutzt heute mehr davon als die anderen.`,
    },
    pictureOf: 'about',
    link: { title: { en: 'About Keelstone', de: 'Über Keelstone' }, node: 'about' },
  },
  {
    kind: 'summary_resources',
    heading: { en: 'Take these, whether or not you call us', de: 'Zum Mitnehmen, auch ohne Anruf' },
    resources: [
      'resource-supplier-outage-playbook',
      'resource-near-miss-form',
      'resource-dora-register-template',
      'resource-claims-reserve-guide',
    ],
  },
  homeLetter,
  {
    kind: 'basic',
    body: {
      en: `## If today is that day

Customers reach the duty desk at any hour on **+49 40 66969 112**. A person answers, with access to your system and the authority to wake somebody up. For everything that can wait until morning there is the [contact page](node:contact).`,
      de: `## Falls heute dieser Tag ist

Kunden erreichen unseren Bereitschaftsdienst rund um die Uhr unter **+49 40 66969 112**. Es antwortet ein Mensch mit Zugang zu Ihrem System und der Befugnis, jemanden zu wecken. Für alles, was bis morgen warten kann, gibt es die [Kontaktseite](node:contact).`,
    },
  },
];
