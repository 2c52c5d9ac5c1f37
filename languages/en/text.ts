import { stemmer } from '@orama/stemmers/english';
import type { TextProcessing } from '../language-definition.ts';
import { wordList } from '../word-list.ts';

export const text: TextProcessing = {
  stem: stemmer,
  irregular: {},
  stopWords: wordList(
    `a an and are as at be been but by can could did do does for from had has have how i in into is its my of on or our
    should so than that the their them then there these they this those to was we were what when where which why will
    with would you your`,
  ),
};
