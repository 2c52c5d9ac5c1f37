import type { DemoMedia } from '../../demo-types.ts';

export const files: DemoMedia[] = [
  {
    kind: 'file',
    key: 'file-supplier-register',
    title: { en: 'Supplier register, a start', de: 'Lieferantenregister, ein Anfang (englisch)' },
    file: 'supplier-register.xlsx',
    fileType: 'spreadsheet',
  },
  {
    kind: 'file',
    key: 'file-first-hour-card',
    title: {
      en: 'The first hour: a card for the wall',
      de: 'Die erste Stunde: eine Karte für die Wand (englisch)',
    },
    file: 'first-hour-card.pdf',
    fileType: 'document',
  },
];
