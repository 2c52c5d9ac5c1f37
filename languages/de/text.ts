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
    // Words of the field whose stem is that of another word: "Bericht", "Euro", "fertig", "Lage", "meist", "Zustand"; or not
    // that of their own forms: "Lieferung".
    berichtigen: 'berichtig',
    berichtigung: 'berichtig',
    berichtigungen: 'berichtig',
    fertigung: 'fertigung',
    fertigungen: 'fertigung',
    euer: 'euer',
    eure: 'euer',
    eurem: 'euer',
    euren: 'euer',
    eurer: 'euer',
    eures: 'euer',
    lager: 'lager',
    lagern: 'lager',
    lagers: 'lager',
    liefern: 'liefer',
    liefere: 'liefer',
    meister: 'meister',
    meistern: 'meister',
    meisters: 'meister',
    zustaendig: 'zustaendig',
    zustaendige: 'zustaendig',
    zustaendigen: 'zustaendig',
    zustaendiger: 'zustaendig',
    zustaendigkeit: 'zustaendig',
    zustaendigkeiten: 'zustaendig',
    zustandig: 'zustandig',
    zustandige: 'zustandig',
    zustandigen: 'zustandig',
    zustandiger: 'zustandig',
    zustandigkeit: 'zustandig',
    zustandigkeiten: 'zustandig',
  },
  stopWords: wordList(
    `aber als am an auch auf aus bei beim bin bis da das dass dem den denn der des die dies diese diesem diesen dieser
    dieses doch du durch ein eine einem einen einer eines er es fur fuer gegen hat hatte ich ihr ihre im in ins ist ja
    kann konnen koennen man mein mit nach nicht noch nur ob oder ohne sein seine sich sie sind so soll uber ueber um und
    uns unser unsere unter vom von vor war was weil welche welcher welches wenn wer werden wie wir wird wo wurde zu zum
    zur`,
  ),
  questionPhrases: phraseList(
    `achten, alle, alles, am besten, angeblich, ausserdem, beachten, bedeutet, bedeutung, beim ersten mal, beispiel,
    beispiele fuer, bekomme, bekommen, bekommt, benoetige, benoetigen, benoetigt, besser, beste, besten, bieten sie,
    bietet ihr, bist, bitte, brauche, brauchen, brauchen wir, braucht, braucht man, dabei, dafuer, damit, danach,
    danke, darf ich, darf man, davon, davor, definition, dein, deine, deinem, deinen, dort, duerfen, eigene,
    eigenen, eigentlich, einfach, erklaere, erklaerung, erstelle ich, erstellen, etwa, etwas, euch, euer, eure, eurem, euren,
    eurer, eures, falls, finde, finden, funktioniert, ganz, geben, geht, gehts, gelten, genau, gibt, gibts, gilt,
    gut, gute, guten, guter, gutes, haben sie, habt ihr, hallo, heisst, helfen, hier, hilf mir, hilfe, hilft, ihrem,
    ihren, ihrer, ihres, immer, info, informationen ueber, informationen zu, infos, ist es moeglich, je, jede,
    jeder, jedes, jemand, jetzt, kein, keine, keinen, keiner, koennt ihr, koennte, koennten, kommen, kommt, laesst,
    laeuft, lassen, laufen, liegt, mache, mache ich, machen, macht, mal, mehr, mein, meine, meinem, meinen, meiner,
    meines, mich, mir, moechte, moechten, muessen, muss, nachher, natuerlich, nehmen, nichts, niemand, nimmt,
    passiert, ploetzlich, pro, richtig, sagen, sagt, schon, schreibe ich, sehr, seid, seid ihr, sind sie, sobald,
    sollen, sollte, sollten, stehen, steht, suche, suchen, trotzdem, tun, ueberhaupt, ungefaehr, unserem, unseren,
    unserer, unseres, unterschied zwischen, viel, viele, vielleicht, vorher, waehrend, wann, warum, was bedeutet,
    was heisst, was kostet, weiss, welchem, welchen, wem, wen, wenig, wenn, weshalb, wessen, wie erstelle ich, wie
    funktioniert, wie hoch, wie kann ich, wie lange, wie oft, wie schreibe ich, wie viel, wie viele, wieder, wieso, wieviel,
    will, wir brauchen, wirklich, wissen, wofuer, woher, wohin, wohl, wollen, womit, wonach, woran, worauf, worauf
    muss ich achten, wozu, wuerde, wuerden, zeig mir, zeige mir, zeigen, zwischen`,
  ),
  questionWords: wordList(
    `bin darf durfen duerfen gibt hat haben ist kann konnen koennen muss mussen muessen sind soll sollen sollte wann warum
    was welche welchem welchen welcher welches wem wen wer weshalb wessen wie wieso wieviel wird wo wodurch wofur wofuer
    woher wohin womit woran worauf woraus worin woruber worueber wovon wozu`,
  ),
  compoundLinks: ['s', 'n', 'en', 'es', 'er', 'e'],
  leastCoverage: 0.41,
  otherFormCovers: 1,
};
