import type { StemLanguage } from './stem-word.ts';

const listOf = (words: string): ReadonlySet<string> => new Set(words.split(/\s+/));

/**
 * Words that stand in nearly every text and say nothing of it, folded. A search leaves them out while others remain. Not
 * among them: words that also mean something here, such as the English "it" (IT) and "who" (WHO).
 */
export const STOP_WORDS: Record<StemLanguage, ReadonlySet<string>> = {
  en: listOf(
    `a an and are as at be been but by can could did do does for from had has have how i in into is its my of on or our
    should so than that the their them then there these they this those to was we were what when where which why will
    with would you your`,
  ),
  de: listOf(
    `aber als am an auch auf aus bei beim bin bis da das dass dem den denn der des die dies diese diesem diesen dieser
    dieses doch du durch ein eine einem einen einer eines er es fur fuer gegen hat hatte ich ihr ihre im in ins ist ja
    kann konnen koennen man mein mit nach nicht noch nur ob oder ohne sein seine sich sie sind so soll uber ueber um und
    uns unser unsere unter vom von vor war was weil welche welcher welches wenn wer werden wie wir wird wo wurde zu zum
    zur`,
  ),
};
