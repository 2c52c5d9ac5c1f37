import type { DemoSection } from '../../demo-types.ts';

/** The morning of the home page's first paragraph, once more, at four desks. */
export const homeMorning: DemoSection = {
  kind: 'tabbed_billboard',
  heading: { en: 'The same morning at four desks', de: 'Derselbe Vormittag an vier Schreibtischen' },
  tabs: [
    {
      label: { en: '06:52', de: '6:52 Uhr' },
      heading: { en: 'The warehouse reports', de: 'Das Lager meldet' },
      body: {
        en: `Building 4 is at eleven degrees. The manager scans the code at the door, sends a photograph of the display and the sentence *compressor silent since about six*. He sees that Leonie in facilities has the report.`,
        de: `Gebäude 4 steht bei elf Grad. Der Lagerleiter scannt den Code an der Tür und schickt ein Foto der Anzeige und den Satz *Verdichter still seit etwa sechs*. Er sieht, dass Leonie aus der Haustechnik die Meldung hat.`,
      },
      pictureOf: 'incident-desk',
      link: { title: { en: 'Incident Desk', de: 'Incident Desk' }, node: 'incident-desk' },
    },
    {
      label: { en: '07:20', de: '7:20 Uhr' },
      heading: { en: 'Purchasing finds the clause', de: 'Der Einkauf findet die Klausel' },
      body: {
        en: `The maintenance contract ran out in June. The old supplier must still answer an emergency call until the end of the year, at twice the hourly rate. That stands in section 9, and the number stands beside it.`,
        de: `Der Wartungsvertrag ist im Juni ausgelaufen. Bis Jahresende muss der alte Dienstleister Notrufe trotzdem annehmen, zum doppelten Stundensatz. Das steht in Ziffer 9, und die Nummer steht daneben.`,
      },
      pictureOf: 'contract-checks',
      link: { title: { en: 'Contract Checks', de: 'Contract Checks' }, node: 'contract-checks' },
    },
    {
      label: { en: '08:05', de: '8:05 Uhr' },
      heading: { en: 'Operations counts the hours', de: 'Der Betrieb zählt die Stunden' },
      body: {
        en: `Two services hang on the cold store. One hospital can wait until tomorrow, the other until eleven. The plan names a second store with room for fourteen pallets, last tried in March.`,
        de: `Zwei Leistungen hängen am Kühlhaus. Das eine Krankenhaus kann bis morgen warten, das andere bis elf. Der Plan nennt ein zweites Lager mit Platz für vierzehn Paletten, zuletzt erprobt im März.`,
      },
      pictureOf: 'continuity-planner',
      link: { title: { en: 'Continuity Planner', de: 'Continuity Planner' }, node: 'continuity-planner' },
      paragraphs: [
        {
          kind: 'text_lists',
          lists: [
            {
              heading: { en: 'First three actions', de: 'Die ersten drei Schritte' },
              style: 'steps',
              items: [
                {
                  text: {
                    en: 'Close the doors and write down the temperature every ten minutes.',
                    de: 'Türen schließen und alle zehn Minuten die Temperatur notieren.',
                  },
                },
                {
                  text: {
                    en: 'Ring the second store: Ostlager, gate 3, answered from five o’clock.',
                    de: 'Zweites Lager anrufen: Ostlager, Tor 3, besetzt ab fünf Uhr.',
                  },
                },
                {
                  text: {
                    en: 'Tell both hospitals what you know, including what you do not know.',
                    de: 'Beiden Krankenhäusern sagen, was Sie wissen und was Sie nicht wissen.',
                  },
                },
              ],
            },
          ],
        },
      ],
    },
    {
      label: { en: '09:30', de: '9:30 Uhr' },
      heading: { en: 'The board reads one page', de: 'Der Vorstand liest eine Seite' },
      body: {
        en: `What has happened, what stops and when, what it will cost: stock of 410,000 euros, of which the deductible leaves 50,000 with us. And the last line: the compressor was reported on 3 and on 19 October, and both reports were closed as *noted*.`,
        de: `Was geschehen ist, was wann steht und was es kosten wird: Ware für 410.000 Euro, davon bleiben nach dem Selbstbehalt 50.000 bei uns. Und die letzte Zeile: Der Verdichter war am 3. und am 19. Oktober gemeldet, beide Meldungen wurden mit *zur Kenntnis genommen* geschlossen.`,
      },
      pictureOf: 'risk-register',
      link: {
        title: { en: 'Reporting risk to the board', de: 'Risikoberichte für den Vorstand' },
        node: 'solution-board-reporting',
      },
    },
  ],
};
