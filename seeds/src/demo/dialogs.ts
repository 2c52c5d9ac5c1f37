import type { DemoDialog } from '../demo-dialog.ts';

export const demoDialogs: DemoDialog[] = [
  {
    key: 'dialog-tell-barrier',
    title: { en: 'Tell us what stood in your way', de: 'Sagen Sie uns, was Ihnen im Weg stand' },
    body: {
      en: 'Choose *Something else*, and write what you wanted to do and what happened instead. Which browser or aid you use helps us, and is yours to keep back.',
      de: 'Wählen Sie *Etwas anderes* und schreiben Sie, was Sie tun wollten und was stattdessen geschah. Welchen Browser oder welche Hilfe Sie benutzen, nützt uns; sagen müssen Sie es nicht.',
    },
    form: 'form-contact',
  },
  {
    key: 'dialog-report-weakness',
    title: { en: 'You have found a weakness', de: 'Sie haben eine Schwachstelle gefunden' },
    body: {
      en: `Thank you. Write to security@keelstone.example; the duty desk passes it on at any hour.

1. Say where it is and how you found it. Do not read anybody’s data to prove it.
2. You hear from an engineer within a day, by name.
3. We tell our customers within thirty days, mended or not, and name you if you wish.

We take nobody to court who keeps to this.`,
      de: `Danke. Schreiben Sie an security@keelstone.example; der Bereitschaftsdienst gibt es zu jeder Stunde weiter.

1. Sagen Sie, wo sie ist und wie Sie sie gefunden haben. Lesen Sie zum Beweis niemandes Daten.
2. Binnen eines Tages meldet sich eine Technikerin oder ein Techniker mit Namen.
3. Binnen dreißig Tagen erfahren es unsere Kunden, behoben oder nicht. Auf Wunsch nennen wir Sie.

Wer sich daran hält, wird von uns nicht verklagt.`,
    },
    media: [
      {
        media: 'file-first-hour-card',
        caption: { en: 'What our own people work from', de: 'Wonach unsere eigenen Leute arbeiten' },
      },
    ],
  },
];
