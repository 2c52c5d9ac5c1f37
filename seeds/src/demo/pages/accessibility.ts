import type { DemoNodeOf } from '../../demo-types.ts';

export const accessibility: DemoNodeOf<'page'> = {
  type: 'page',
  key: 'accessibility',
  title: { en: 'Accessibility', de: 'Barrierefreiheit' },
  created: '2021-04-19T08:00:00Z',
  summary: {
    en: 'What this site does for people who use it differently, what does not yet work, and whom to tell.',
    de: 'Was diese Website für Menschen tut, die sie anders bedienen, was noch nicht funktioniert und wem Sie es sagen können.',
  },
  body: {
    en: `Risk is reported by everybody, including people who see badly, type with one hand or read in their third language. We therefore treat accessibility as a property of the report and not as an addition to the screen.

## What we aim at

This site and our products are built to the Web Content Accessibility Guidelines 2.2, level AA. We test with a keyboard, with two screen readers and at a magnification of 400 per cent, and twice a year with six people who rely on such things and are paid for their time.

## What you can rely on

- All functions work by keyboard, with a focus that stays visible
- The search works without JavaScript
- Text has a contrast of at least 4.5 to 1, in the light and in the dark scheme
- Nothing moves if your system asks for less movement
- Pictures either have a description or are ornament and say nothing

## What does not yet work well

- PDF documents from before 2021 are not tagged. We convert them in the order in which they are asked for, usually within a week.
- Recordings from before 2022 have automatic captions, with errors in names and figures.
- The dependency map in [Supplier Watch](node:supplier-watch) has a table with the same content, but the table lists only direct dependencies so far.

## Tell us

[Tell us here](dialog:dialog-tell-barrier), write to accessibility@keelstone.example or ring +49 40 66969 140. Say what you wanted to do and what happened instead. You will receive an answer within five working days, with a date or with the reason why there is none yet.`,
    de: `Risiken melden alle, auch Menschen, die schlecht sehen, mit einer Hand tippen oder in ihrer dritten Sprache lesen. Barrierefreiheit ist für uns deshalb eine Eigenschaft der Meldung und kein Zusatz zum Bildschirm.

## Was wir anstreben

Diese Website und unsere Produkte folgen den Web Content Accessibility Guidelines 2.2, Stufe AA. Wir prüfen mit der Tastatur, mit zwei Screenreadern und bei 400 Prozent Vergrößerung, zweimal im Jahr außerdem mit sechs Menschen, die darauf angewiesen sind und für ihre Zeit bezahlt werden.

## Worauf Sie sich verlassen können

- Alle Funktionen sind mit der Tastatur bedienbar, der Fokus bleibt sichtbar
- Die Suche funktioniert ohne JavaScript
- Text hat einen Kontrast von mindestens 4,5 zu 1, in der hellen wie in der dunklen Darstellung
- Nichts bewegt sich, wenn Ihr System weniger Bewegung verlangt
- Bilder haben eine Beschreibung, oder sie sind Schmuck und schweigen

## Was noch nicht gut funktioniert

- PDF-Dokumente aus der Zeit vor 2021 sind nicht ausgezeichnet. Wir überarbeiten sie in der Reihenfolge der Anfragen, meist binnen einer Woche.
- Aufzeichnungen aus der Zeit vor 2022 haben automatische Untertitel, mit Fehlern bei Namen und Zahlen.
- Zur Karte der Abhängigkeiten in [Supplier Watch](node:supplier-watch) gibt es eine Tabelle gleichen Inhalts, die bisher aber nur unmittelbare Abhängigkeiten aufführt.

## Sagen Sie es uns

[Sagen Sie es uns gleich hier](dialog:dialog-tell-barrier), schreiben Sie an accessibility@keelstone.example oder rufen Sie +49 40 66969 140 an. Sagen Sie uns, was Sie tun wollten und was stattdessen geschah. Binnen fünf Arbeitstagen erhalten Sie eine Antwort mit einem Termin oder mit dem Grund, warum es noch keinen gibt.`,
  },
  showsContents: true,
};
