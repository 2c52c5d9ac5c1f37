import { createRandom, type Random } from '@keelstone/contours/seeded-random';

/** The most frequent words, most frequent first; the rest of the vocabulary is synthetic. */
const COMMON =
  `the of and to in a is that for it on with as was by be this are from or at not an have which risk
has but were one all their they control who had when will more no if out so what up its about than into them can
only other time new some these two may then do first any my now such like our over man me even most made after also
did many must before through years where much your way well down should because long each just those people too how
little state good very make world still own see men work here get both between life being under never day same another
know while last might us great old year off come since against go came right used take three incident claim audit
policy supplier report control loss event site review board plan owner register score test date action cause evidence
regulator contract continuity hazard injury near miss premium reserve exposure claimant insurer appetite treatment
assessment mitigation governance compliance outage recovery vendor obligation inspection checklist escalation`
    .split(/\s+/)
    .filter((word, position, words) => words.indexOf(word) === position);

const ONSETS =
  'b bl br c ch cl cr d dr f fl fr g gl gr h j k l m n p pl pr qu r s sc sh sl st str t th tr v w'.split(' ');
const NUCLEI = 'a e i o u ai ea ee ie oa ou ä ö ü'.split(' ');
const CODAS = ['', '', '', 'n', 'r', 's', 't', 'l', 'm', 'nd', 'nt', 'st', 'ck', 'ng'];

const VOCABULARY_SIZE = 30_000;
/** Exponent of Zipf's law: the frequency of the word at rank r is proportional to r to the power of minus this. */
const ZIPF = 1.05;

const pick = (random: Random, list: readonly string[]) => list[Math.floor(random() * list.length)] ?? '';

function inventWord(random: Random): string {
  const syllables = 1 + Math.floor(random() * 3) + (random() < 0.5 ? 1 : 0);
  let word = '';
  // Umlauts should occur, but not dominate.
  for (let i = 0; i < syllables; i += 1) {
    const vowels = random() < 0.03 ? NUCLEI : NUCLEI.slice(0, 11);
    word += pick(random, ONSETS) + pick(random, vowels) + pick(random, CODAS);
  }
  return word;
}

/** Words by rank, and sampling by Zipf's law. */
export class Vocabulary {
  readonly words: readonly string[];
  readonly #cumulative: Float64Array;

  /** The vocabulary is the same for every corpus. */
  constructor() {
    const random = createRandom('vocabulary');
    const words = new Set(COMMON);
    while (words.size < VOCABULARY_SIZE) words.add(inventWord(random));
    this.words = [...words];
    this.#cumulative = new Float64Array(VOCABULARY_SIZE);
    let sum = 0;
    for (let rank = 0; rank < VOCABULARY_SIZE; rank += 1) {
      sum += (rank + 1) ** -ZIPF;
      this.#cumulative[rank] = sum;
    }
  }

  draw(random: Random): string {
    const target = random() * (this.#cumulative.at(-1) ?? 0);
    let [low, high] = [0, VOCABULARY_SIZE - 1];
    while (low < high) {
      const middle = (low + high) >>> 1;
      if ((this.#cumulative[middle] ?? 0) < target) low = middle + 1;
      else high = middle;
    }
    return this.words[low] ?? '';
  }
}
