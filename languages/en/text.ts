import { stemmer } from '@orama/stemmers/english';
import type { TextProcessing } from '../language-definition.ts';
import { phraseList, wordList } from '../word-list.ts';

/** Endings of one number, and of the other; the first that fits counts. */
const NUMBERS: readonly [RegExp, string][] = [
  [/ies$/, 'y'],
  [/(?<=[^aeiou])y$/, 'ies'],
  [/s$/, ''],
  [/$/, 's'],
];

function otherNumber(word: string): string {
  const [ending = /$/, other = ''] = NUMBERS.find(([each]) => each.test(word)) ?? [];
  return word.replace(ending, other);
}

export const text: TextProcessing = {
  stem: stemmer,
  otherNumber,
  irregular: {
    // Words of the field whose stem is that of another word: "account", "author", "contain", "custom", "depart",
    // "escalation", "excel", "intern", "office", "person", "product", "program", "renewal", "respond", "severe", "word".
    accessibility: 'accessibility',
    accountability: 'accountable',
    accountable: 'accountable',
    allowance: 'allowance',
    allowances: 'allowance',
    authorities: 'authority',
    authority: 'authority',
    authorization: 'authorize',
    authorizations: 'authorize',
    authorize: 'authorize',
    authorized: 'authorize',
    communication: 'communication',
    communications: 'communication',
    container: 'container',
    containers: 'container',
    customer: 'customer',
    customers: 'customer',
    customs: 'customs',
    department: 'department',
    departments: 'department',
    directive: 'directive',
    directives: 'directive',
    emergencies: 'emergency',
    emergency: 'emergency',
    escalator: 'escalator',
    escalators: 'escalator',
    excellence: 'excellent',
    excellent: 'excellent',
    executive: 'executive',
    executives: 'executive',
    general: 'general',
    governance: 'governance',
    hospitality: 'hospitality',
    importance: 'important',
    important: 'important',
    integrity: 'integrity',
    internal: 'internal',
    internally: 'internal',
    international: 'international',
    internationally: 'international',
    medication: 'medication',
    medications: 'medication',
    objective: 'objective',
    objectives: 'objective',
    officer: 'officer',
    officers: 'officer',
    personal: 'personal',
    personalize: 'personalize',
    personalized: 'personalize',
    personally: 'personal',
    productivity: 'productivity',
    programmer: 'programmer',
    programmers: 'programmer',
    publication: 'publication',
    publications: 'publication',
    renewable: 'renewable',
    renewables: 'renewable',
    reservation: 'reservation',
    reservations: 'reservation',
    responsibilities: 'responsible',
    responsibility: 'responsible',
    responsible: 'responsible',
    several: 'several',
    terminal: 'terminal',
    terminals: 'terminal',
    testimonies: 'testimony',
    testimony: 'testimony',
    universities: 'university',
    university: 'university',
    wording: 'wording',
    wordings: 'wording',
  },
  stopWords: wordList(
    `a an and are as at be been but by can could did do does for from had has have how i in into is its my of on or our
    should so than that the their them then there these they this those to was we were what when where which why will
    with would you your`,
  ),
  questionPhrases: phraseList(
    `a lot of, about, actually, advice on, after, again, against, all, already, also, always, am, any, anybody,
    anyone, anything, anyway, apparently, are there, are you, around, as soon as, ask, basically, because, been,
    before, being, best, best way to, between, both, bring, came, can i, can it, can we, cant, come, comes,
    correctly, could you, deal with, definition, describe, did, did we, difference between, do i, do we, do you,
    do you know, do you offer, does, does it, doesnt, dont, during, each, easily, else, enough, especially,
    even, ever, every, everybody, everyone, everything, exactly, example, examples of, explain, few, find, find
    out, finding, get, gets, getting, give me, given, gives, go, goes, going, good, got, guide to, happen,
    happened, happening, happens, has to, have to, having, he, hello, help, help with, her, here, hey, hi, his,
    how can i, how can we, how do i, how do we, how long, how many, how much, how often, however, hows, i am
    looking for, i look for, i need, i want, i would like, if, im, im looking for, info, information about,
    information on, instead, introduction to, is it, is it possible, is there, ive, just, keep, keeps, kept,
    kind of, know, later, learn, let, let me, let us, likely, look for, looking, lots of, made, make, make sure,
    makes, making, many, may, maybe, me, mean, meaning, might, more, more about, most, much, must, must we,
    myself, need, need to, never, no, no one, nobody, not, nothing, now, nowadays, often, ok, okay, once, one,
    ones, only, other, others, ourselves, per, please, possible, possibly, properly, put, question about,
    questions about, quite, rather, really, right, same, say, says, search for, searching for, see, seems,
    several, shall, she, should i, should we, show, since, so that, some, somebody, somehow, someone, someone
    else, something, soon, sort of, still, stuff, such, suddenly, supposed to, sure, take, takes, tell, tell me,
    than, thanks, the best, the right, them, then, there, they, thing, things, though, through, tips for, tips
    on, together, too, too much, tried, try, trying, under what, until, up to, us, use, used, using, usually,
    very, want, wants, way to, ways to, we have, we need, we want, well, went, weve, what are, what does, what
    happens, what is, what kind of, what should, whatever, whats, when do, when should, whenever, where can i,
    where do i, where do we, wheres, whether, which one, while, who, who has to, who should, whose, why are, why
    do, why is, within, without, wonder, wondering, worth, yes, yet, you guys, you have, your company, yourself`,
  ),
  questionWords: wordList(
    `are can could did do does has have how is may must shall should was were what when where which who whom whose why
    will would`,
  ),
  compoundLinks: [],
  leastCoverage: 0.5,
};
