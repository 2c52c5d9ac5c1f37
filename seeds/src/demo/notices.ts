import type { DemoNotice } from '../demo-notice.ts';

export const demoNotices: DemoNotice[] = [
  {
    key: 'notice-event-times',
    name: 'Event pages: whose time is meant',
    kind: 'bar',
    heading: { en: 'Times are those of the place', de: 'Zeiten gelten am Ort der Veranstaltung' },
    body: {
      en: 'Joining from elsewhere? The calendar file of each event puts it into your own time zone.',
      de: 'Sie nehmen von anderswo teil? Die Kalenderdatei jeder Veranstaltung trägt sie in Ihrer Zeitzone ein.',
    },
    contentTypes: ['event'],
    cookieDays: 90,
  },
  {
    key: 'notice-careers-answer',
    name: 'Careers: how long an answer takes',
    kind: 'bar',
    heading: { en: 'You hear from us within nine days', de: 'Sie hören innerhalb von neun Tagen von uns' },
    body: {
      en: 'Whatever the answer is, a person writes it, and it says why.',
      de: 'Wie die Antwort auch ausfällt, ein Mensch schreibt sie, und sie nennt den Grund.',
    },
    paths: { en: ['/careers'], de: ['/stellen'] },
    cookieDays: 30,
    dismissAfterSeconds: 20,
  },
  {
    key: 'notice-duty-desk-now',
    name: 'Duty desk: somebody may be in trouble now',
    kind: 'overlay',
    heading: { en: 'Is it happening now? Then call.', de: 'Passiert es gerade? Dann rufen Sie an.' },
    body: {
      en: 'The duty desk answers [+49 40 66969 112](tel:+494066969112) day and night. What is written here can be read afterwards.',
      de: 'Der Bereitschaftsdienst nimmt unter [+49 40 66969 112](tel:+494066969112) Tag und Nacht ab. Was hier steht, lässt sich danach lesen.',
    },
    paths: { en: ['/the-duty-desk'], de: ['/der-bereitschaftsdienst'] },
    cookieDays: 1,
    dismissAfterSeconds: 30,
  },
];
