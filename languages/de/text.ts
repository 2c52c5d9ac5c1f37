import { stemmer } from '@orama/stemmers/german';
import type { TextProcessing } from '../language-definition.ts';
import { phraseList, wordList } from '../word-list.ts';

/** Also at the end of compounds: "Konzentrationsrisiko", "Konzentrationsrisiken". */
const RISK = /risi(?:kos?|ken)$/;

const stem = (word: string) => (RISK.test(word) ? word.replace(RISK, 'risik') : stemmer(word));

export const text: TextProcessing = {
  stem,
  irregular: {
    datum: 'dat',
    firmen: 'firm',
    // Plurals of words from English, whose s the algorithm takes for a part of the stem.
    apps: 'app',
    backups: 'backup',
    demos: 'demo',
    fotos: 'foto',
    kpis: 'kpi',
    laptops: 'laptop',
    logos: 'logo',
    videos: 'video',
    workshops: 'workshop',
  },
  stopWords: wordList(
    `aber als am an auch auf aus bei beim bin bis da das dass dem den denn der des die dies diese diesem diesen dieser
    dieses doch du durch ein eine einem einen einer eines er es fur fuer gegen hat hatte ich ihr ihre im in ins ist ja
    kann konnen koennen man mein mit nach nicht noch nur ob oder ohne sein seine sich sie sind so soll uber ueber um und
    uns unser unsere unter vom von vor war was weil welche welcher welches wenn wer werden wie wir wird wo wurde zu zum
    zur`,
  ),
  questionPhrases: phraseList(
    `alle, alles, bedeutung, beispiel, beispiele fuer, bekomme, bekommen, bekommt, besser, beste, besten,
    bieten sie, bietet ihr, bitte, brauche, brauchen wir, braucht man, danke, darf ich, darf man, definition,
    duerfen, eigentlich, erklaere, erklaerung, etwas, euch, finde, finden, geht, gehts, gelten, gibt, gibts, gilt, haben
    sie, habt ihr, hallo, helfen, hilf mir, hilfe, hilft, info, informationen ueber, informationen zu, infos,
    je, jede, jeder, jedes, jemand, koennt ihr, laesst, lassen, mache, machen, macht, mehr, mich, mir,
    moechte, moechten, mal, muessen, muss, passiert, pro, schon, sollen, sollte, sollten, suche, suchen, tun,
    ueberhaupt, unterschied zwischen, viel, viele, waehrend, wann, warum, was bedeutet, was heisst, welchem, welchen, wem, wen, wenig,
    weshalb, wessen, wie funktioniert, wie lange, wie oft, wieso, will, wir brauchen, wofuer, woher, wohin,
    wollen, womit, wonach, woran, wozu, zeig mir, zeige mir, zeigen, zwischen`,
  ),
  questionWords: wordList(
    `bin darf durfen duerfen gibt hat haben ist kann konnen koennen muss mussen muessen sind soll sollen sollte wann warum
    was welche welchem welchen welcher welches wem wen wer weshalb wessen wie wieso wieviel wird wo wodurch wofur wofuer
    woher wohin womit woran worauf woraus worin woruber worueber wovon wozu`,
  ),
  compoundLinks: ['', 's', 'n', 'en', 'es', 'er', 'e'],
};
