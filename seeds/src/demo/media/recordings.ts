import type { DemoMedia } from '../../demo-types.ts';

/** A paragraph a line. */
const lines = (...paragraphs: string[]) => paragraphs.join('\n');

/** Spoken, drawn and encoded by the scripts in seeds/assets. */
export const recordings: DemoMedia[] = [
  {
    kind: 'audio',
    key: 'recording-near-miss',
    title: { en: 'A near miss costs nothing', de: 'Ein Beinaheunfall kostet nichts' },
    file: 'near-miss.en.mp3',
    seconds: 36.2,
    audioType: 'podcast',
    transcript: {
      en: lines(
        'A near miss costs nothing. That is why nobody writes it down.',
        'Last March a pallet slid off a fork on loading dock four. It landed half a metre from a driver. Nobody was hurt, and the shift went on.',
        'Three weeks later the same fork dropped a second pallet. This time the report took two minutes, from a telephone, with one photograph.',
        'The photograph showed a worn chain. Six more forks had the same one.',
        'A near miss is the cheapest evidence you will ever get. Ask for it, make it easy to give, and say what came of it.',
      ),
      de: lines(
        'Ein Beinaheunfall kostet nichts. Deshalb schreibt ihn niemand auf.',
        'Im März rutschte an Rampe vier eine Palette von der Gabel. Sie fiel einen halben Meter neben einen Fahrer. Niemand wurde verletzt, und die Schicht ging weiter.',
        'Drei Wochen später verlor dieselbe Gabel eine zweite Palette. Diesmal dauerte die Meldung zwei Minuten, vom Telefon aus, mit einem Foto.',
        'Auf dem Foto war eine abgenutzte Kette. Sechs weitere Stapler hatten dieselbe.',
        'Ein Beinaheunfall ist der billigste Beleg, den Sie je bekommen. Fragen Sie danach, machen Sie es leicht, und sagen Sie, was daraus wurde.',
      ),
    },
  },
  {
    kind: 'audio',
    key: 'recording-first-hour',
    title: { en: 'The first hour after an outage (in German)', de: 'Die erste Stunde nach einem Ausfall' },
    file: 'first-hour.de.m4a',
    seconds: 40.9,
    audioType: 'podcast',
    transcript: {
      de: lines(
        'Über die erste Stunde nach einem Ausfall entscheidet nicht der Plan, sondern wer ihn kennt.',
        'Um zehn nach vier fiel im Umspannwerk der Strom aus. Der Bereitschaftsdienst hatte drei Fragen. Wer entscheidet? Wen müssen wir bis wann informieren? Was läuft ohne uns weiter?',
        'Die Antworten standen auf einer Seite. Zwei Rufnummern waren falsch.',
        'Wir haben die Seite danach viermal im Jahr geprobt, jedes Mal mit anderen Leuten. Beim nächsten Ausfall dauerte es elf Minuten bis zur ersten Meldung.',
        'Ein Notfallplan ist kein Dokument. Er ist eine Gewohnheit.',
      ),
      en: lines(
        'What decides the first hour after an outage is not the plan but who knows it.',
        'At ten past four the substation lost its power. The duty team had three questions. Who decides? Whom do we have to tell, and by when? What goes on without us?',
        'The answers were on one page. Two telephone numbers were wrong.',
        'After that we rehearsed the page four times a year, each time with other people. At the next outage it took eleven minutes to the first report.',
        'An emergency plan is not a document. It is a habit.',
      ),
    },
  },
  {
    kind: 'video',
    key: 'film-incident-timeline',
    title: {
      en: 'An incident, from the first report to the last',
      de: 'Ein Vorfall, von der ersten Meldung bis zur letzten',
    },
    file: 'incident-timeline.mp4',
    seconds: 19.6,
    videoType: 'recording',
    captions: [
      { language: 'en', file: 'incident-timeline.en.vtt' },
      { language: 'de', file: 'incident-timeline.de.vtt' },
    ],
    posterOf: 'suite-incident-claims',
    transcript: {
      en: lines(
        'Contour lines draw themselves from the foot of a hill to its top. Below, flags mark the time.',
        'Ten past four. A sensor reports a loss of pressure.',
        'Twenty-five past four. The duty manager opens an incident.',
        'Half past five. Two suppliers know what to expect.',
        'Half past seven. The line runs again. The record is already written.',
      ),
      de: lines(
        'Höhenlinien zeichnen sich vom Fuß eines Hügels bis zu seinem Gipfel. Darunter stehen Fähnchen bei den Uhrzeiten.',
        'Zehn nach vier. Ein Sensor meldet Druckverlust.',
        'Fünf vor halb fünf. Die diensthabende Leiterin legt einen Vorfall an.',
        'Halb sechs. Zwei Lieferanten wissen, womit sie rechnen müssen.',
        'Halb acht. Die Linie läuft wieder. Das Protokoll ist schon geschrieben.',
      ),
    },
  },
];
