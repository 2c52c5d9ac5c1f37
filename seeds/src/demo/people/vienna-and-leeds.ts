import type { DemoNodeOf } from '../../demo-types.ts';

/** Colleagues who look after customers in Austria, Switzerland and the United Kingdom. */
export const viennaAndLeeds: DemoNodeOf<'person'>[] = [
  {
    key: 'person-gudrun-eibensteiner',
    type: 'person',
    title: { en: 'Gudrun Eibensteiner', de: 'Gudrun Eibensteiner' },
    summary: {
      en: 'Ran a tram depot for six years before she moved to the other side of the report form.',
      de: 'Hat sechs Jahre einen Straßenbahn-Betriebshof geleitet, bevor sie auf die andere Seite des Meldeformulars wechselte.',
    },
    created: '2021-09-06T07:30:00Z',
    roleCategories: ['customer-success'],
    productSuites: ['incident-claims', 'health-safety'],
    industries: ['oeffentlicher-verkehr', 'public-administration'],
    tags: ['culture'],
    email: 'gudrun.eibensteiner@keelstone.example',
    role: {
      en: 'Customer Success, public transport and public bodies',
      de: 'Kundenbetreuung öffentlicher Verkehr und öffentliche Stellen',
    },
    location: { en: 'Vienna', de: 'Wien' },
    body: {
      en: `Gudrun Eibensteiner opened the Vienna office with two desks and a coffee machine, and looks after 23 operators between Lake Constance and the Burgenland. Before that she ran a tram depot with 140 drivers, eleven of whom reported near misses. The eleven were not the careless ones.

She introduces products on the early shift, because the people who start at four have the fewest occasions to be asked. Her rule for a report form: if it cannot be filled in during the turnaround at a terminus, which takes six minutes, it will be filled in wrongly at home.

Twice a year she drives a tram herself, on a closed loop and with an instructor. She says that it improves her e-mails.`,
      de: `Gudrun Eibensteiner hat das Wiener Büro mit zwei Schreibtischen und einer Kaffeemaschine eröffnet und betreut 23 Verkehrsbetriebe zwischen Bodensee und Burgenland. Davor leitete sie einen Betriebshof mit 140 Fahrerinnen und Fahrern, von denen elf Beinahe-Unfälle meldeten. Die elf waren nicht die Unvorsichtigen.

Produkte führt sie in der Frühschicht ein, denn wer um vier beginnt, wird am seltensten gefragt. Ihre Regel für ein Meldeformular: Lässt es sich nicht während einer Wendezeit von sechs Minuten ausfüllen, wird es abends zu Hause falsch ausgefüllt.

Zweimal im Jahr fährt sie selbst eine Straßenbahn, auf einer gesperrten Schleife und mit Fahrlehrer. Ihren E-Mails tue das gut, sagt sie.`,
    },
  },
  {
    key: 'person-callum-birtwhistle',
    type: 'person',
    title: { en: 'Callum Birtwhistle' },
    summary: {
      en: 'Underwrote property for nineteen years and knows which page of a submission is read standing up.',
    },
    created: '2022-03-14T09:00:00Z',
    roleCategories: ['practice'],
    productSuites: ['insurance-exposure'],
    industries: ['insurance', 'construction'],
    tags: ['data-quality'],
    email: 'callum.birtwhistle@keelstone.example',
    role: { en: 'Practitioner, Insurance Programmes' },
    location: { en: 'Leeds' },
    body: {
      en: `Callum Birtwhistle priced warehouses, schools and one lighthouse for a property insurer in the north of England. He estimates that he read four thousand submissions and believed about a third of the values in them.

At Keelstone he is responsible for the method in [Exposure Map](node:exposure-map) and [Programme Renewal](node:programme-renewal): where a value comes from, how old it may be, and how to say that nobody knows. He holds that an honest gap in a schedule costs less premium than a confident guess, and has the figures to show it.

He teaches brokers on Fridays, free of charge, with his old files as material and the names cut out.`,
    },
  },
  {
    key: 'person-oona-fitzwarren',
    type: 'person',
    title: { en: 'Oona Fitzwarren' },
    summary: {
      en: 'Brings customers live in Britain and Ireland, and has cancelled three projects on the first day for good reasons.',
    },
    created: '2018-06-11T08:20:00Z',
    roleCategories: ['customer-success'],
    industries: ['healthcare', 'public-administration'],
    email: 'oona.fitzwarren@keelstone.example',
    role: { en: 'Customer Success Lead, United Kingdom' },
    location: { en: 'Leeds' },
    body: {
      en: `Oona Fitzwarren was a ward manager, then a complaints manager, then the person whom a hospital asked to find out why it had eleven systems for incidents. She found out, and switched off nine.

She leads eleven people who look after customers in Britain and Ireland. Each introduction begins with a day in which nobody opens a computer. On three occasions the day showed that the customer did not need us, or not yet, and she said so before lunch. Two of the three have come back since.

Oona keeps the list of words that our products must not use to somebody who has just been hurt. It has forty-one entries.`,
    },
  },
];
