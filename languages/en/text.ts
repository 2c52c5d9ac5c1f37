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
    `a lot of, about, actually, advice on, after, again, against, all, already, also, always, am, any, anybody,
    anyone, anything, are there, are you, ask, before, best, best way to, between, can i, can it, can we, cant,
    correctly, definition, describe, did, did we, difference between, do i, do we, do you, do you know, do you
    offer, does, does it, doesnt, dont, during, each, ever, every, everybody, everyone, everything, exactly,
    example, examples of, explain, few, find, find out, finding, get, getting, give me, go, goes, going, good, got,
    guide to, has to, have to, he, hello, help, help with, her, here, hi, his, how can i, how can we, how do i, how
    do we, how long, how many, how much, how often, hows, i am looking for, i look for, i need, i want, i would
    like, if, im, im looking for, info, information about, information on, introduction to, is it, is it possible,
    is there, ive, just, kind of, know, learn, let, look for, looking, lots of, made, make, make sure, makes,
    making, many, may, me, mean, meaning, might, more about, much, must, must we, need, need to, never, no, not,
    now, only, per, please, properly, put, question about, questions about, really, right, search for, searching
    for, shall, she, should i, should we, show, some, somebody, someone, someone else, something, sort of, still,
    stuff, tell, tell me, thanks, them, then, there, they, thing, things, through, tips for, tips on, too, us, use,
    used, using, very, want, way to, ways to, we need, we want, what are, what does, what happens, what is, what
    kind of, what should, whats, when do, when should, where can i, where do i, where do we, wheres, which one, who,
    who has to, who should, whose, why are, why do, why is, without, yet`,
  ),
  questionWords: wordList(
    `are can could did do does has have how is may must shall should was were what when where which who whom whose why
    will would`,
  ),
  compoundLinks: [''],
  leastCoverage: 0.5,
};
