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
];
