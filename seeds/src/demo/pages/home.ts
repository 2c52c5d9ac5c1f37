import type { DemoNodeOf } from '../../demo-types.ts';
import { homeSections } from './home-sections.ts';

export const home: DemoNodeOf<'page'> = {
  type: 'page',
  key: 'home',
  title: { en: 'The bad day starts with a telephone call', de: 'Der schlechte Tag beginnt mit einem Anruf' },
  created: '2016-01-04T08:00:00Z',
  summary: {
    en: 'Keelstone makes risk-management software for the people who must know within the hour what has happened, what it affects and who decides.',
    de: 'Keelstone entwickelt Risikomanagement-Software für Menschen, die binnen einer Stunde wissen müssen, was geschehen ist, was davon abhängt und wer entscheidet.',
  },
  body: {
    en: `At 06:52 a warehouse manager rings: the cold store in Building 4 is at eleven degrees and rising. By eight o’clock four people know a part of it. Facilities know that the compressor had been reported twice. Purchasing knows that the maintenance contract ran out in June. Insurance knows the deductible. Operations knows which hospital is waiting for the delivery.

At half past nine the board would like to know all of it, on one page, and whether it could have been known before.

We have built software for that morning since 2011. It is used by 212 organisations in fourteen countries, most of which hope to need it seldom and open it every day.`,
    de: `Um 6:52 Uhr ruft ein Lagerleiter an: Das Kühlhaus in Gebäude 4 steht bei elf Grad, Tendenz steigend. Um acht wissen vier Menschen einen Teil davon. Die Haustechnik weiß, dass der Verdichter zweimal gemeldet war. Der Einkauf weiß, dass der Wartungsvertrag im Juni ausgelaufen ist. Die Versicherungsabteilung kennt den Selbstbehalt. Der Betrieb weiß, welches Krankenhaus auf die Lieferung wartet.

Um halb zehn möchte der Vorstand alles wissen, auf einer Seite, und dazu, ob man es vorher hätte wissen können.

Für diesen Vormittag entwickeln wir seit 2011 Software. 212 Organisationen in vierzehn Ländern setzen sie ein. Die meisten hoffen, sie selten zu brauchen, und öffnen sie jeden Tag.`,
  },
  sections: homeSections,
};
