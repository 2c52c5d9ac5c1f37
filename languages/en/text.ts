import { stemmer } from '@orama/stemmers/english';
import type { TextProcessing } from '../language-definition.ts';
import { phraseList, wordList } from '../word-list.ts';

export const text: TextProcessing = {
  stem: stemmer,
  irregular: {},
  stopWords: wordList(
    `a an and are as at be been but by can could did do does for from had has have how i in into is its my of on or our
    should so than that the their them then there these they this those to was we were what when where which why will
    with would you your`,
  ),
  questionPhrases: phraseList(
    `about, actually, after, against, all, also, any, anyone, anything, before, best way to, between, can it,
    definition, difference between, do you know, do you offer, does it, during, each, every, example, examples
    of, explain, find, find out, finding, get, getting, give me, got, hello, help, hi, how long, how many, how
    much, how often, i am looking for, i look for, i would like, if, im looking for, info, information about,
    information on, is it, is it possible, just, learn, look for, looking, make sure, me, mean, meaning, more
    about, need, no, not, only, per, please, really, search for, searching for, show, somebody, someone,
    something, tell me, thanks, through, us, want, way to, ways to, what
    happens, what kind of, which one, who, whose, without`,
  ),
  questionWords: wordList(
    `are can could did do does has have how is may must shall should was were what when where which who whom whose why
    will would`,
  ),
  compoundLinks: [''],
};
