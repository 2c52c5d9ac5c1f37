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
    // Words of the field whose stem is that of another word: "Bericht", "fertig", "Lage", "meist", "Zustand"; or not
    // that of their own forms: "Lieferung".
    berichtigen: 'berichtig',
    berichtigung: 'berichtig',
    berichtigungen: 'berichtig',
    fertigung: 'fertigung',
    fertigungen: 'fertigung',
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
    `achten, alle, allein, alles, allgemein, als erstes, am besten, andere, anderen, anderer, anfangen, angeblich,
    angeht, ansehen, auch wenn, aussehen, ausserdem, aussieht, bald, beachten, bedeutet, bedeutung, beim, beim
    ersten mal, beispiel, beispiele fuer, bekomme, bekommen, bekommt, benoetige, benoetigen, benoetigt, bereits,
    besser, beste, besten, bestimmt, bevor, bieten sie, bietet ihr, bisher, bist, bitte, bitte sagen, bleiben,
    bleibt, brauche, brauchen, brauchen wir, braucht, braucht man, bringen, bringt, dabei, dafuer, damit,
    danach, danke, darf ich, darf man, davon, davor, dazu, definition, dein, deine, deinem, deinen, dort, dran,
    drauf, dringend, duerfen, duerfte, dürfte, ebenfalls, egal, eigene, eigenen, eigentlich, einfach, einige,
    einiges, einmal, endlich, entweder, erfahre, erfahren sie, erhalte, erklaere, erklaerung, erst mal, erstelle
    ich, es gibt, etwa, etwas, euch, euer, eure, eurem, euren, eurer, eures, falls, fast, finde, finden, frage,
    fragen, freuen, funktioniert, ganz, gar, geben, gehoeren, gehoert, geht, gehts, gelten, gemacht, genau,
    gerade, gern, gerne, geworden, gibt, gibts, gilt, gleich, gut, gute, guten, guter, gutes, habe, haben sie,
    habt ihr, haette, haetten, hallo, halt, heisst, helfen, hier, hilf mir, hilfe, hilft, ich brauche, ich habe,
    ich moechte, ich suche, ihrem, ihren, ihrer, ihres, immer, info, informationen ueber, informationen zu,
    infos, irgendwas, irgendwer, irgendwie, irgendwo, ist es moeglich, je, jede, jeder, jedes, jedoch, jemand,
    jetzt, jeweils, kein, keine, keinen, keiner, klappt, koennt ihr, koennte, koennte man, koennten, komme,
    kommen, kommt, kommt man, kriege, kriegen, kriegt, laesst, laeuft, lass, lassen, laufen, leider, lieber,
    liegt, mache, mache ich, mache ich das, machen, macht, mal, manche, manchmal, mehr, mein, meine, meinem,
    meinen, meiner, meines, meist, meistens, mich, mindestens, mir, moechte, moechten, moeglich, moeglichst,
    muessen, muesste, muessten, muss, nachher, natuerlich, neben, nehme, nehmen, nichts, niemand, nimmt, nimmt
    man, normalerweise, nutzen, oft, passieren, passiert, ploetzlich, pro, reichen, reicht, richtig, sagen,
    sagt, schnell, schon, schreibe ich, sehr, seid, seid ihr, selber, selbst, sieht, sind sie, so schnell wie
    moeglich, sobald, sollen, sollte, sollten, sonst, sowas, sowie, stehen, steht, stimmt, suche, suchen,
    trotzdem, tue, tun, tun wenn, tut, ueberhaupt, ueblich, ueblicherweise, unbedingt, ungefaehr, ungern, uns
    allen, unserem, unseren, unserer, unseres, unterschied zwischen, verschiedene, versteht man, viel, viele,
    vielleicht, von wem, vorgehen, vorher, waehrend, waere, waeren, wann, warten, warum, was bedeutet, was
    heisst, was ist, was kostet, was macht, was passiert, was tun, wegen, weiss, weiter, weitere, welchem,
    welchen, wem, wen, wenig, wenn, wenn es, werde, weshalb, wessen, wichtig, wie erstelle ich, wie
    funktioniert, wie gehe ich, wie geht, wie kann ich, wie lange, wie macht man, wie oft, wie schreibe ich, wie
    sieht, wie viel, wie viele, wieder, wieso, wieviel, will, wir brauchen, wird das, wirklich, wissen, wo finde
    ich, wo gibt es, wofuer, woher, wohin, wohl, wollen, womit, wonach, woran, worauf, worauf muss ich achten,
    worum, wozu, wozu braucht man, wuerde, wuerde gern, wuerden, zeig mir, zeige mir, zeigen, ziemlich, zuerst,
    zumindest, zusammen, zwischen`,
  ),
  questionWords: wordList(
    `bin darf durfen duerfen gibt hat haben ist kann konnen koennen muss mussen muessen sind soll sollen sollte wann warum
    was welche welchem welchen welcher welches wem wen wer weshalb wessen wie wieso wieviel wird wo wodurch wofur wofuer
    woher wohin womit woran worauf woraus worin woruber worueber wovon wozu`,
  ),
  compoundLinks: ['', 's', 'n', 'en', 'es', 'er', 'e'],
  leastCoverage: 0.4,
};
