import type { DemoNodeOf } from '../../demo-types.ts';

/** A municipal utility, a fibre network, a warehouse group beside a river. */
export const utilitiesAndNetworks: DemoNodeOf<'case_study'>[] = [
  {
    key: 'case-stadtwerke-eschbrunn',
    type: 'case_study',
    title: {
      en: 'Stadtwerke Eschbrunn: 31 plans of two pages',
      de: 'Stadtwerke Eschbrunn: 31 Pläne auf je zwei Seiten',
    },
    summary: {
      en: 'A municipal utility threw away 1,240 pages of emergency planning. The night shift has used the 62 that replaced them eleven times.',
      de: 'Ein kommunaler Versorger hat 1.240 Seiten Notfallplanung weggeworfen. Die 62 Seiten danach hat die Nachtschicht elfmal benutzt.',
    },
    created: '2018-02-20T08:00:00Z',
    products: ['continuity-planner'],
    productSuites: ['business-continuity'],
    industries: ['energy-utilities', 'public-administration'],
    tags: ['operational-resilience', 'culture'],
    customer: 'Stadtwerke Eschbrunn',
    testimonial: 'testimonial-stadtwerke-eschbrunn',
    location: { en: 'Germany', de: 'Deutschland' },
    results: [
      {
        figure: { en: '1,240 to 62', de: '1.240 auf 62' },
        meaning: { en: 'pages of emergency planning', de: 'Seiten Notfallplanung' },
      },
      {
        figure: { en: '11', de: '11-mal' },
        meaning: {
          en: 'times used by the night shift in the first winter',
          de: 'von der Nachtschicht benutzt, im ersten Winter',
        },
      },
      {
        figure: { en: '40 s', de: '40 s' },
        meaning: {
          en: 'median time to the first correct action in a test, formerly not measurable',
          de: 'im Median bis zum ersten richtigen Schritt im Test, vorher nicht messbar',
        },
      },
    ],
    facts: [
      { label: { en: 'People supplied', de: 'Versorgte Menschen' }, value: { en: '58,000', de: '58.000' } },
      { label: { en: 'Plans', de: 'Pläne' }, value: { en: '31', de: '31' } },
      { label: { en: 'Time taken', de: 'Dauer' }, value: { en: '9 months', de: '9 Monate' } },
    ],
    body: {
      en: `## The situation

Stadtwerke Eschbrunn supply 58,000 people with water, heat and electricity. For each of 31 installations there was a plan of about forty pages, written by an engineering office, updated by nobody. In November 2016 a pump failed at night. The fitter on duty did not open the plan; he rang his predecessor, who was in Portugal.

## What they did

The fitters wrote the new plans themselves, each for the installation they know best, in [Continuity Planner](node:continuity-planner). Two pages: what has stopped, how long the tank lasts, three actions, three numbers. Then somebody from another shift tried it, at the place, with a torch. Where the tester hesitated for more than ten seconds, the sentence was changed. That took nine months, because there was only one test each week.

## What changed

In the winter of 2017 the night shift acted from a plan eleven times without ringing the manager on call. The engineering office’s forty pages are kept in the archive as a description of the plant, which is what they had always been.

## What did not work

Four plans could not be shortened to two pages. They have three, and the third one is hardly read. Photographs of valves were helpful until the valves were painted. And the predecessor in Portugal was still rung twice; he has asked us to mention that he did not mind.`,
      de: `## Die Ausgangslage

Die Stadtwerke Eschbrunn versorgen 58.000 Menschen mit Wasser, Wärme und Strom. Für jede der 31 Anlagen gab es einen Plan von rund vierzig Seiten, geschrieben von einem Ingenieurbüro, aktualisiert von niemandem. Im November 2016 fiel nachts eine Pumpe aus. Der diensthabende Monteur schlug den Plan nicht auf. Er rief seinen Vorgänger an, und der war in Portugal.

## Das Vorgehen

Die neuen Pläne schrieben die Monteure selbst, jeder für die Anlage, die er am besten kennt, in [Continuity Planner](node:continuity-planner). Zwei Seiten: was steht, wie lange der Behälter reicht, drei Schritte, drei Nummern. Dann probierte ihn jemand aus einer anderen Schicht aus, vor Ort und mit Taschenlampe. Zögerte die Testperson länger als zehn Sekunden, wurde der Satz geändert. Das dauerte neun Monate, denn mehr als ein Test in der Woche war nicht möglich.

## Was sich geändert hat

Im Winter 2017 handelte die Nachtschicht elfmal nach einem Plan, ohne die Bereitschaftsleitung anzurufen. Die vierzig Seiten des Ingenieurbüros liegen als Anlagenbeschreibung im Archiv. Das waren sie schon immer.

## Was nicht funktioniert hat

Vier Pläne ließen sich nicht auf zwei Seiten kürzen. Sie haben drei, und die dritte liest kaum jemand. Fotos von Ventilen halfen, bis die Ventile gestrichen wurden. Und der Vorgänger in Portugal wurde noch zweimal angerufen; er bat uns zu erwähnen, dass es ihm nichts ausgemacht hat.`,
    },
    sections: [
      {
        kind: 'basic',
        body: { en: `## Hear what such an hour is like`, de: `## So klingt eine solche Stunde` },
        paragraphs: [{ kind: 'media', items: [{ media: 'recording-first-hour' }] }],
      },
    ],
  },
  {
    key: 'case-fennick-fibre',
    type: 'case_study',
    title: { en: 'Fennick Fibre: the price of a double failure' },
    summary: {
      en: 'A regional network turned twelve red squares into ranges. Three measures were bought in ten minutes each, and four risks turned out to be cheaper than their controls.',
    },
    created: '2026-06-23T09:00:00Z',
    products: ['scenario-workbench', 'risk-register'],
    productSuites: ['enterprise-risk'],
    industries: ['technology'],
    tags: ['board-reporting', 'operational-resilience'],
    customer: 'Fennick Fibre',
    testimonial: 'testimonial-fennick-fibre',
    location: { en: 'Scotland' },
    results: [
      { figure: { en: '0.9–3.1 m' }, meaning: { en: 'pounds for a double failure, formerly “red”' } },
      { figure: { en: '4 of 12' }, meaning: { en: 'risks that cost less than the controls against them' } },
      { figure: { en: '10 min' }, meaning: { en: 'for the board to approve a second generator' } },
    ],
    facts: [
      { label: { en: 'Connections' }, value: { en: '212,000' } },
      { label: { en: 'Scenarios' }, value: { en: '12, reviewed twice a year' } },
      { label: { en: 'Workshops' }, value: { en: '9 afternoons' } },
    ],
    body: {
      en: `## The situation

Fennick Fibre runs a regional network with 212,000 connections and a register with twelve red squares. They had been red for four years. The finance director asked each winter what she should do with them, and was told that red was serious.

## What they did

Nine afternoons, each with the people who would have to repair the damage. One sheet for each risk, kept in [Scenario Workbench](node:scenario-workbench): the event in a sentence, eight lines of consequences, low and high, the assumption behind each. Nobody was asked for a likelihood until the last half hour, when the question was how likely it would have to be.

## What changed

The double failure of power at the northern hub came to between 0.9 and 3.1 million pounds, three quarters of it service credits. A second generator costs 240,000. The board needed ten minutes. For four other risks the range lay below what their controls cost each year; two of these controls have been stopped, and the other two are kept for reasons which are now written down.

## What did not work

The sheet on cyber attack has a range from 0.3 to 40 million and has moved nobody. It will be split. Two engineers regarded the afternoons as an interrogation, and after the third we asked them to lead. And one assumption, that a competitor would lend fibre during an outage, was removed when somebody rang the competitor.`,
    },
  },
  {
    key: 'case-karrow-logistics',
    type: 'case_study',
    title: { en: 'Karrow Logistics: eleven kilometres of the same river' },
    summary: {
      en: 'Eighty-four warehouses, each well insured. On one map four of them stood along the same stretch of river, and the group told the market before the market told the group.',
    },
    created: '2026-09-29T09:00:00Z',
    products: ['exposure-map', 'programme-renewal'],
    productSuites: ['insurance-exposure'],
    industries: ['transport-logistics', 'retail'],
    tags: ['data-quality', 'board-reporting'],
    customer: 'Karrow Logistics',
    location: { en: 'United Kingdom and the Netherlands' },
    results: [
      {
        figure: { en: '4 of 84' },
        meaning: { en: 'warehouses within reach of one flood, unknown until March' },
      },
      { figure: { en: '0%' }, meaning: { en: 'change of premium, with a flood limit raised by half' } },
      { figure: { en: '84 of 84' }, meaning: { en: 'floor heights measured, 61 of them by telephone' } },
    ],
    facts: [
      { label: { en: 'Warehouses' }, value: { en: '84' } },
      { label: { en: 'Values' }, value: { en: '1.9 billion pounds, mostly goods of others' } },
      { label: { en: 'Renewal' }, value: { en: '1 July 2026' } },
    ],
    body: {
      en: `## The situation

Karrow Logistics stores other people’s goods in 84 warehouses and had a schedule with addresses, sums and years of construction. The values had been checked by an auditor. Nobody had ever looked at the warehouses together, since each country has its own manager.

## What they did

In January the schedule was imported into [Exposure Map](node:exposure-map). Seven addresses lay in the sea. After that had been put right, four sites turned out to stand along eleven kilometres of one river, with 210 million pounds in them. The team asked all 84 for the height of the floor above the yard and of the lowest pallet above the floor. Sixty-one answered by telephone on the same day.

## What changed

The group presented the accumulation itself, with heights, and with a plan for moving electronics to the upper racks within twelve hours. The flood limit was raised from 40 to 60 million pounds. The premium stayed where it was, in a year in which the broker had expected plus eight per cent.

## What did not work

The plan for moving electronics was tried in May. Twelve hours became nineteen, because the reach trucks were on hire elsewhere. The submission says nineteen. Three customers whose goods stand at the bottom do not wish to pay for the upper racks, and they have been told in writing what that means.`,
    },
  },
];
