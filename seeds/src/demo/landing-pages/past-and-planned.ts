import type { DemoNodeOf } from '../../demo-types.ts';

/** One page that has had its day, and one that nobody may see yet. */
export const pastAndPlannedLandingPages: DemoNodeOf<'landing_page'>[] = [
  {
    type: 'landing_page',
    key: 'landing-gdpr-countdown-2018',
    state: 'archived',
    title: {
      en: 'Breach notification in 72 hours: a rehearsal',
      de: 'Meldung binnen 72 Stunden: eine Probe',
    },
    created: '2018-03-05T08:00:00Z',
    productSuites: ['incident-claims', 'compliance-audit'],
    industries: ['healthcare', 'retail', 'education'],
    tags: ['regulator'],
    summary: {
      en: 'A free rehearsal of the personal data breach notification, offered in spring 2018. The offer has ended.',
      de: 'Eine kostenlose Probe der Meldung von Datenschutzverletzungen im Frühjahr 2018. Das Angebot ist beendet.',
    },
    body: {
      en: `From March to June 2018 we rehearsed the notification of personal data breaches with 38 organisations, before and shortly after the General Data Protection Regulation became applicable. Each rehearsal began with a lost laptop and a clock.

## What we saw

- 31 of 38 knew the deadline; 12 knew when it begins
- The median time until somebody decided was 19 hours, of which 15 were spent finding out who decides
- Nobody lacked a template

The rehearsal became a scenario in [Exercise Room](node:exercise-room) the following year. This page is kept because it is still linked to.`,
      de: `Von März bis Juni 2018 haben wir mit 38 Organisationen die Meldung von Datenschutzverletzungen geprobt, kurz vor und kurz nach Geltungsbeginn der Datenschutz-Grundverordnung. Jede Probe begann mit einem verlorenen Laptop und einer Uhr.

## Was wir gesehen haben

- 31 von 38 kannten die Frist; 12 wussten, wann sie beginnt
- Bis zur Entscheidung vergingen im Median 19 Stunden, davon 15 mit der Suche nach der Person, die entscheidet
- Eine Vorlage fehlte niemandem

Im Jahr darauf wurde aus der Probe ein Szenario im [Exercise Room](node:exercise-room). Die Seite bleibt bestehen, weil noch immer auf sie verwiesen wird.`,
    },
    points: [
      { en: 'Ninety minutes, one invented loss of data', de: 'Neunzig Minuten, ein erfundener Datenverlust' },
      { en: 'The notice filled in at the end', de: 'Am Ende eine ausgefüllte Meldung' },
    ],
  },
  {
    type: 'landing_page',
    key: 'landing-winter-readiness-2027',
    state: 'draft',
    title: { en: 'Winter readiness: a walk before the first frost' },
    created: '2026-10-19T08:00:00Z',
    productSuites: ['health-safety', 'insurance-exposure'],
    industries: ['public-administration', 'construction', 'transport-logistics'],
    tags: ['near-miss'],
    summary: {
      en: 'A route for one hour around a site in October: gutters, grit, lighting, deliveries and the emergency exit that freezes.',
    },
    body: {
      en: `Slips make up a third of the winter claims in our customers’ books, and most of them occur on forty metres of ground that everyone on site could point to. The walk finds these metres before the frost does.

## Stations

- The route from the car park to the entrance at 06:30, in the dark
- Gutters and downpipes above doors
- Grit: where, how much, who, and on which sign
- Emergency exits, opened from the inside
- The loading bay in rain

The figures on this page are to be confirmed by [Hanna Lehtonen](node:person-hanna-lehtonen) before publication.`,
    },
  },
];
