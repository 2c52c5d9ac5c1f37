import type { DemoNodeOf } from '../../demo-types.ts';

/** Voices of customers in Germany and Austria since 2020. */
export const germanVoices: DemoNodeOf<'testimonial'>[] = [
  {
    key: 'testimonial-traunseer-linien',
    type: 'testimonial',
    title: {
      en: 'Traunseer Linien: a report before the next landing stage',
      de: 'Traunseer Linien: eine Meldung bis zur nächsten Anlegestelle',
    },
    summary: {
      en: 'A captain on a form that fits between two landing stages.',
      de: 'Eine Kapitänin über ein Formular, das zwischen zwei Anlegestellen passt.',
    },
    created: '2020-07-14T07:00:00Z',
    products: ['incident-desk'],
    productSuites: ['incident-claims', 'health-safety'],
    industries: ['oeffentlicher-verkehr', 'transport-logistics'],
    tags: ['near-miss'],
    person: 'Leopoldine Gschwandtner',
    organisation: 'Traunseer Linien',
    role: { en: 'Captain', de: 'Kapitänin' },
    quote: {
      en: 'Between two landing stages I have seven minutes, and four of them belong to the passengers. In the other three I can report that the gangway has jammed again. In the first summer I did so nineteen times. In the second one there was a new gangway.',
      de: 'Zwischen zwei Anlegestellen habe ich sieben Minuten, vier davon gehören den Fahrgästen. In den anderen drei kann ich melden, dass die Gangway wieder klemmt. Im ersten Sommer tat ich das neunzehnmal. Im zweiten gab es eine neue Gangway.',
    },
    body: {
      en: `Traunseer Linien run five ships and eleven landing stages. Crews have reported in [Incident Desk](node:incident-desk) since 2019, on one tablet per ship.`,
      de: `Die Traunseer Linien betreiben fünf Schiffe und elf Anlegestellen. Seit 2019 melden die Besatzungen in [Incident Desk](node:incident-desk), auf einem Tablet je Schiff.`,
    },
  },
  {
    key: 'testimonial-ostermoor',
    type: 'testimonial',
    title: {
      en: 'Ostermoor-Kliniken: the eleven minutes were the problem',
      de: 'Ostermoor-Kliniken: Das Problem waren die elf Minuten',
    },
    summary: {
      en: 'A nursing director on what became visible once reporting was short.',
      de: 'Eine Pflegedirektorin darüber, was sichtbar wurde, als das Melden kurz war.',
    },
    created: '2022-05-12T07:00:00Z',
    products: ['incident-desk'],
    productSuites: ['incident-claims', 'health-safety'],
    industries: ['healthcare'],
    tags: ['near-miss', 'culture'],
    caseStudy: 'case-ostermoor-kliniken',
    person: 'Swantje Harmsbüttel',
    organisation: 'Ostermoor-Kliniken',
    role: { en: 'Director of nursing', de: 'Pflegedirektorin' },
    quote: {
      en: 'I had believed that our people did not report because they were afraid. Some were. Most had eleven minutes less than the form took. The 214 reports of violence I read one by one, and then I went to the board with two sentences and a request for posts.',
      de: 'Ich hatte geglaubt, unsere Leute melden nicht, weil sie Angst haben. Manche hatten Angst. Den meisten fehlten genau die elf Minuten, die das Formular brauchte. Die 214 Meldungen über Gewalt habe ich einzeln gelesen, und dann bin ich mit zwei Sätzen und einer Stellenanforderung zum Vorstand gegangen.',
    },
    body: {
      en: `The five Ostermoor-Kliniken have 4,300 staff. Seven report forms became one in [Incident Desk](node:incident-desk); behind it the files have stayed apart.`,
      de: `Die fünf Ostermoor-Kliniken haben 4.300 Beschäftigte. Aus sieben Meldeformularen wurde eines in [Incident Desk](node:incident-desk), die Akten dahinter blieben getrennt.`,
    },
  },
  {
    key: 'testimonial-ahrental',
    type: 'testimonial',
    title: {
      en: 'Glaswerke Ahrental: three hours after half a year',
      de: 'Glaswerke Ahrental: drei Stunden nach einem halben Jahr',
    },
    summary: {
      en: 'A managing director on a red square and a propane tank.',
      de: 'Ein Geschäftsführer über ein rotes Feld und einen Propantank.',
    },
    created: '2023-09-26T07:00:00Z',
    products: ['scenario-workbench'],
    productSuites: ['enterprise-risk'],
    industries: ['manufacturing'],
    tags: ['board-reporting'],
    caseStudy: 'case-glaswerke-ahrental',
    person: 'Ruprecht Silbersand',
    organisation: 'Glaswerke Ahrental',
    role: { en: 'Managing director', de: 'Geschäftsführer' },
    quote: {
      en: 'For half a year I asked how likely it was, and nobody could say. Then somebody asked me how likely it would have to be. I have put this question to my own people so often since that they have begun to answer before I finish.',
      de: 'Ein halbes Jahr lang habe ich gefragt, wie wahrscheinlich es ist, und niemand konnte es sagen. Dann fragte mich jemand, wie wahrscheinlich es sein müsste. Die Frage habe ich meinen Leuten seither so oft gestellt, dass sie antworten, bevor ich fertig bin.',
    },
    body: {
      en: `Glaswerke Ahrental melts glass in two furnaces with 340 staff. Assumptions behind its decisions are kept in [Scenario Workbench](node:scenario-workbench) and compared with events each March.`,
      de: `Die Glaswerke Ahrental schmelzen mit 340 Beschäftigten Glas in zwei Wannen. Die Annahmen hinter ihren Entscheidungen liegen in [Scenario Workbench](node:scenario-workbench) und werden jeden März mit den Ereignissen verglichen.`,
    },
  },
  {
    key: 'testimonial-weidenau',
    type: 'testimonial',
    title: {
      en: 'Landkreis Weidenau: the trainees with the laser',
      de: 'Landkreis Weidenau: die Auszubildenden mit dem Laser',
    },
    summary: {
      en: 'A district treasurer on a summer of counting and a sports hall.',
      de: 'Eine Kreiskämmerin über einen Sommer des Zählens und eine Sporthalle.',
    },
    created: '2024-01-30T08:00:00Z',
    products: ['exposure-map', 'programme-renewal'],
    productSuites: ['insurance-exposure'],
    industries: ['public-administration'],
    tags: ['data-quality'],
    caseStudy: 'case-landkreis-weidenau',
    person: 'Annegret Lindenhayn',
    organisation: 'Landkreis Weidenau',
    role: { en: 'District treasurer', de: 'Kreiskämmerin' },
    quote: {
      en: 'We had been told that nobody wants to insure us. They did not want to guess. Two trainees with a laser measure changed more about our premium than three tenders had done, and both have stayed with us.',
      de: 'Man hatte uns gesagt, niemand wolle uns versichern. Man wollte nur nicht raten. Zwei Auszubildende mit einem Lasermessgerät haben an unserer Prämie mehr geändert als drei Ausschreibungen, und beide sind bei uns geblieben.',
    },
    body: {
      en: `Landkreis Weidenau has 131,000 inhabitants and, since the summer of 2023, 468 buildings in [Exposure Map](node:exposure-map), all of which exist.`,
      de: `Der Landkreis Weidenau hat 131.000 Einwohner und seit dem Sommer 2023 in [Exposure Map](node:exposure-map) 468 Gebäude, die es alle gibt.`,
    },
  },
  {
    key: 'testimonial-grauwald',
    type: 'testimonial',
    title: {
      en: 'Grauwald Hochbau: two minutes longer, and worth it',
      de: 'Grauwald Hochbau: zwei Minuten länger, und sie lohnen sich',
    },
    summary: {
      en: 'A site manager on permits that take longer than on paper.',
      de: 'Ein Bauleiter über Freigaben, die länger dauern als auf Papier.',
    },
    created: '2026-07-28T07:00:00Z',
    products: ['permit-board'],
    productSuites: ['health-safety'],
    industries: ['construction'],
    tags: ['near-miss', 'culture'],
    caseStudy: 'case-grauwald-hochbau',
    person: 'Korbinian Achleitner',
    organisation: 'Grauwald Hochbau AG',
    role: { en: 'Site manager', de: 'Bauleiter' },
    quote: {
      en: 'I had been promised that it would be quicker. It is two minutes slower, and I complained about that for a quarter of a year. Then the board showed me a welder above a painter, on my own site, an hour before. I have stopped counting minutes.',
      de: 'Versprochen hatte man mir, dass es schneller geht. Es dauert zwei Minuten länger, und darüber habe ich mich ein Vierteljahr lang beschwert. Dann zeigte mir die Tafel einen Schweißer über einem Lackierer, auf meiner eigenen Baustelle, eine Stunde vorher. Minuten zähle ich seither nicht mehr.',
    },
    body: {
      en: `Grauwald Hochbau builds offices and hospitals on 14 sites. In one year 11,400 permits were issued in [Permit Board](node:permit-board) and 118 conflicts noticed.`,
      de: `Grauwald Hochbau errichtet Bürogebäude und Kliniken auf 14 Baustellen. In einem Jahr wurden in [Permit Board](node:permit-board) 11.400 Freigaben ausgestellt und 118 Konflikte erkannt.`,
    },
  },
];
