import type { DemoNodeOf } from '../../demo-types.ts';

/** Landing pages with a form and little else. */
export const lettersAndCards: DemoNodeOf<'landing_page'>[] = [
  {
    key: 'landing-monthly-letter',
    type: 'landing_page',
    title: { en: 'The monthly letter', de: 'Der Monatsbrief' },
    summary: {
      en: 'One letter a month from the people who wrote this site: one thing learned, one thing we got wrong, three dates.',
      de: 'Ein Brief im Monat von den Menschen hinter dieser Website: eine Erkenntnis, ein eigener Irrtum, drei Termine.',
    },
    created: '2023-01-09T08:00:00Z',
    tags: ['culture'],
    form: 'form-newsletter',
    points: [
      { en: 'One page, on the first Tuesday of the month', de: 'Eine Seite, am ersten Dienstag des Monats' },
      { en: 'No pictures, no counting of who opens it', de: 'Keine Bilder, keine Zählung, wer ihn öffnet' },
      {
        en: 'Ends with one click, and nobody asks why',
        de: 'Mit einem Klick beendet, und niemand fragt, warum',
      },
    ],
    body: {
      en: `The letter has been written since 2013, at first on paper, to 40 people. Today it goes to about 6,200. Marit writes it in odd months and Imani in even ones, and regular readers claim to notice.

## What was in the last three

- **October:** why the reserve meeting no longer reads out totals
- **September:** a German word for *accountable*, sought in vain
- **August:** the retention table, with an apology for a column

Older letters are not online. They mention customers who have agreed to be mentioned in a letter.`,
      de: `Den Brief gibt es seit 2013, anfangs auf Papier und für 40 Menschen. Heute geht er an rund 6.200. In ungeraden Monaten schreibt ihn Marit, in geraden Imani, und wer ihn lange liest, behauptet, das zu merken.

## Was in den letzten drei stand

- **Oktober:** warum die Rückstellungsrunde keine Summen mehr vorliest
- **September:** ein deutsches Wort für *accountable*, vergeblich gesucht
- **August:** die Aufbewahrungstabelle, mit einer Entschuldigung für eine Spalte

Ältere Briefe stehen nicht im Netz. Darin kommen Kunden vor, die mit einem Brief einverstanden waren.`,
    },
  },
  {
    key: 'landing-printed-cards',
    type: 'landing_page',
    title: {
      en: 'Three cards that survive rain and coffee',
      de: 'Drei Karten, die Regen und Kaffee überstehen',
    },
    summary: {
      en: 'Printed checklists for places where a telephone is no use. Free of charge, up to two hundred at a time.',
      de: 'Gedruckte Checklisten für Orte, an denen ein Telefon nichts nützt. Kostenlos, bis zu zweihundert Stück.',
    },
    created: '2025-03-17T08:00:00Z',
    productSuites: ['health-safety', 'business-continuity', 'third-party-risk'],
    industries: ['manufacturing', 'construction', 'healthcare', 'transport-logistics'],
    tags: ['near-miss', 'supplier-outage'],
    testimonial: 'testimonial-grauwald',
    form: 'form-printed-checklist',
    points: [
      {
        en: 'Synthetic paper, A5, a hole for a cable tie',
        de: 'Synthetikpapier, A5, ein Loch für einen Kabelbinder',
      },
      { en: 'English on one side, German on the other', de: 'Vorn deutsch, hinten englisch' },
      {
        en: 'Space for your own three telephone numbers, for a permanent marker',
        de: 'Platz für drei eigene Telefonnummern, für einen wasserfesten Stift',
      },
    ],
    body: {
      en: `A card on the wall is read by people who have never opened this website. We have therefore printed the three lists which are asked for most: the first hour, the near miss, the supplier outage.

## How they are used

A brewery has one at each hatch. A district office has one in every lift, because people have time there. A hospital put one into the medicine trolley, and asked for a smaller one; it will come in spring.

## What we ask in return

Nothing. If you change a line with your marker because ours is wrong, send us a photograph. The fourth edition contains two such lines.`,
      de: `Eine Karte an der Wand lesen Menschen, die diese Website nie geöffnet haben. Die drei meistverlangten Listen haben wir deshalb gedruckt: die erste Stunde, den Beinahe-Unfall, den Lieferantenausfall.

## Wie sie benutzt werden

In einer Brauerei hängt an jeder Luke eine. In einem Kreishaus hängt eine in jedem Aufzug, weil die Leute dort Zeit haben. Ein Krankenhaus steckte eine in den Medikamentenwagen und bat um eine kleinere; sie kommt im Frühjahr.

## Was wir dafür verlangen

Nichts. Wenn Sie mit dem Stift eine Zeile ändern, weil unsere nicht stimmt, schicken Sie uns ein Foto. Zwei solche Zeilen stehen in der vierten Auflage.`,
    },
  },
  {
    key: 'landing-first-register',
    type: 'landing_page',
    title: { en: 'An empty page and four questions' },
    summary: {
      en: 'A webinar for people who have to start a risk register, or who have inherited one with four hundred lines.',
    },
    created: '2026-11-02T10:00:00Z',
    productSuites: ['enterprise-risk'],
    industries: ['education', 'energy-utilities', 'technology', 'public-administration'],
    tags: ['board-reporting', 'data-quality'],
    testimonial: 'testimonial-pennard',
    form: 'form-webinar-registration',
    points: [
      { en: 'Forty-five minutes on 25 February 2027' },
      { en: 'Three first versions, including what embarrasses their authors now' },
      { en: 'The sheet with the four questions, whether or not you attend' },
    ],
    body: {
      en: `What did you promise? What would break the promise? Who would notice first? What would it cost until lunch? An afternoon with these yields between eight and twenty entries, and an argument or two that were due anyway.

## In the webinar

A university, a fibre network and a water company show the register of their first hundred days. Imani Okafor asks each of them which entry was deleted first.

## Afterwards

The recording is published without the questions, within three weeks. Details are on the [page of the event](node:event-webinar-first-register-2027).`,
    },
  },
];
