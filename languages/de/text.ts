import { stemmer } from '@orama/stemmers/german';
import type { TextProcessing } from '../language-definition.ts';
import { wordList } from '../word-list.ts';

export const text: TextProcessing = {
  stem: stemmer,
  irregular: { risiko: 'risik', risikos: 'risik', datum: 'dat', firmen: 'firm' },
  stopWords: wordList(
    `aber als am an auch auf aus bei beim bin bis da das dass dem den denn der des die dies diese diesem diesen dieser
    dieses doch du durch ein eine einem einen einer eines er es fur fuer gegen hat hatte ich ihr ihre im in ins ist ja
    kann konnen koennen man mein mit nach nicht noch nur ob oder ohne sein seine sich sie sind so soll uber ueber um und
    uns unser unsere unter vom von vor war was weil welche welcher welches wenn wer werden wie wir wird wo wurde zu zum
    zur`,
  ),
};
