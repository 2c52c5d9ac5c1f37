import type { DemoNodeOf } from '../../demo-types.ts';

export const currentLandingPages: DemoNodeOf<'landing_page'>[] = [
  {
    type: 'landing_page',
    key: 'landing-demo',
    title: { en: 'Forty minutes with your own incident' },
    created: '2022-01-24T08:00:00Z',
    industries: ['banking', 'healthcare', 'manufacturing', 'public-administration'],
    summary: {
      en: 'A demonstration that begins with something that really happened at your organisation, names removed.',
    },
    body: {
      en: `Demonstrations usually show a company that does not exist, having an incident that went well. We would rather use one of yours. Choose an event from the past two years that nobody enjoyed, remove the names and send us one page about it three days before.

## What happens in the forty minutes

1. We enter the event as the first person would have reported it.
2. You see who would have been told, and when. Compare with what took place.
3. We follow one measure to its end, and one supplier to the services that depend on it.
4. The last ten minutes belong to questions, including the one about price.

## Who should come

The person who handled the event, the person who had to explain it, and somebody from IT. A practitioner leads the conversation. Nobody from sales speaks unless spoken to.

## Afterwards

You receive the file we built, as a document, whatever you decide. Your page and everything derived from it are deleted after thirty days. Call +49 40 66969 144 or use the [contact page](node:contact) to find a date; the first free one is usually within ten working days.`,
    },
    form: 'form-walk-through',
    points: [
      { en: 'Forty minutes, with an event of yours instead of an invented one' },
      { en: 'Led by somebody who has done the work, not by sales' },
      { en: 'You keep the file we build, whatever you decide' },
      { en: 'Everything you sent is deleted after thirty days' },
    ],
    testimonial: 'testimonial-fennick-fibre',
    sections: [
      {
        kind: 'headline',
        kicker: { en: 'No slides' },
        heading: { en: 'Bring the event you would rather forget' },
        text: { en: 'We have signed confidentiality agreements for less.' },
      },
      {
        kind: 'summary_content',
        heading: { en: 'Most often shown' },
        nodes: ['incident-desk', 'supplier-watch', 'risk-register'],
      },
    ],
  },
  {
    type: 'landing_page',
    key: 'landing-dora-briefing',
    title: {
      en: 'DORA briefing: the register after the first year',
      de: 'DORA-Briefing: das Register nach dem ersten Jahr',
    },
    created: '2026-01-12T08:00:00Z',
    productSuites: ['third-party-risk', 'compliance-audit'],
    industries: ['banking', 'insurance'],
    tags: ['dora', 'regulator'],
    summary: {
      en: 'What we learned from 61 registers of information: the errors that came back, the fields that took longest and what to change before the next submission.',
      de: 'Was wir aus 61 Informationsregistern gelernt haben: welche Fehler zurückkamen, welche Felder am längsten dauerten und was sich vor der nächsten Einreichung lohnt.',
    },
    body: {
      en: `Sixty-one of our customers have submitted a register of information. We read the messages that came back, with their permission, and counted. Nearly half of all errors concerned three fields.

## In the briefing

- The twelve most frequent errors, with the entry that causes each
- Identifiers for suppliers without an LEI, and what was accepted
- Sub-contractors: how far down is far enough, and how to write down where you stopped
- Critical or important: four examples of reasons that survived questions

## For whom

For those who fill in the register, and for those who sign it. The document has 14 pages and can be read in half an hour. [Yusuf Demirel](node:person-yusuf-demirel) leads a clinic for questions on the first Thursday of each month, free of charge, also for firms which are not customers.

## What it is not

This is not legal advice and no interpretation by an authority. Where authorities in different countries gave different answers, the briefing says so without naming firms.`,
      de: `Einundsechzig unserer Kunden haben ein Informationsregister eingereicht. Mit ihrer Erlaubnis haben wir die Rückmeldungen gelesen und gezählt. Fast die Hälfte aller Fehler betraf drei Felder.

## Im Briefing

- Die zwölf häufigsten Fehler, jeweils mit dem Eintrag, der sie auslöst
- Kennungen für Dienstleister ohne LEI und was davon angenommen wurde
- Unterauftragnehmer: wie viele Stufen genügen und wie man begründet, wo man aufgehört hat
- Kritisch oder wichtig: vier Begründungen, die Nachfragen standgehalten haben

## Für wen

Für alle, die das Register ausfüllen, und für alle, die es unterschreiben. Das Dokument hat 14 Seiten und ist in einer halben Stunde gelesen. [Yusuf Demirel](node:person-yusuf-demirel) hält an jedem ersten Donnerstag im Monat eine kostenlose Sprechstunde, auch für Häuser, die nicht unsere Kunden sind.

## Was es nicht ist

Keine Rechtsberatung und keine Auslegung einer Behörde. Wo Behörden verschiedener Länder verschieden geantwortet haben, steht es im Briefing, ohne Namen.`,
    },
    form: 'form-contact',
    points: [
      {
        en: 'The twelve most frequent errors, with the entry behind each',
        de: 'Die zwölf häufigsten Fehler und der Eintrag dahinter',
      },
      {
        en: 'Four reasons for ‘critical or important’ that survived questions',
        de: 'Vier Begründungen für „kritisch oder wichtig“, die standhielten',
      },
      { en: 'Fourteen pages, half an hour', de: 'Vierzehn Seiten, eine halbe Stunde' },
    ],
    testimonial: 'testimonial-oderthal',
    sections: [
      {
        kind: 'headline',
        kicker: { en: '61 registers, counted', de: '61 Register, ausgezählt' },
        heading: {
          en: 'Three fields cause nearly half of all errors',
          de: 'Drei Felder verursachen fast die Hälfte aller Fehler',
        },
      },
      {
        kind: 'summary_resources',
        heading: { en: 'To go with it', de: 'Dazu passend' },
        resources: ['resource-dora-register-template'],
      },
    ],
  },
  {
    type: 'landing_page',
    key: 'landing-exercise-kit',
    title: { en: 'Exercise kit: the supplier that stopped answering' },
    created: '2024-09-16T08:00:00Z',
    productSuites: ['business-continuity', 'third-party-risk'],
    industries: ['retail', 'healthcare', 'energy-utilities', 'public-administration'],
    tags: ['supplier-outage', 'operational-resilience'],
    summary: {
      en: 'Everything needed for a forty-minute exercise with six people: script, injects, observer sheet and a page for the result.',
    },
    body: {
      en: `You need a room, six people, a clock and somebody who is able to stay silent. The kit supplies the rest. It works on paper, and no software is required.

## What is in the kit

- A script for the leader, with times
- Eight injects on cards, from *the portal is slow* to *their switchboard does not answer*
- An observer’s sheet with nine questions
- One page for the result, with room for five wrong assumptions and no more

## How to run it

1. Replace the name of the supplier with one of your own. Choose one that somebody in the room deals with.
2. Tell the participants the date but not the subject.
3. Keep to the times. Stop after forty minutes, even in mid-sentence.
4. Fill in the page together before anyone leaves.

## What usually comes out

The emergency number is not known, the fallback has never been tried at full load, and two people each believe that the other one decides. None of this is embarrassing in an exercise. [Tobias Renner](node:person-tobias-renner) wrote the script and answers questions about it.`,
    },
    form: 'form-printed-checklist',
    points: [
      { en: 'Script, eight injects, observer’s sheet and one page for the result' },
      { en: 'Works on paper, in any room with a clock' },
      { en: 'Free, also for organisations that will never be customers' },
    ],
    testimonial: 'testimonial-st-orrin',
    sections: [
      {
        kind: 'summary_resources',
        heading: { en: 'The playbook behind it' },
        resources: ['resource-supplier-outage-playbook', 'resource-exercise-script-template'],
      },
    ],
  },
];
