import { type Language, languages } from '@keelstone/languages/languages.ts';
import type { Ranking } from './bm25f.ts';
import type { ConceptScorer, QueryConcept } from './concept-scorer.ts';
import type { PartMatches } from './part-matcher.ts';

/** Sums of floating-point numbers differ by their order. */
export const ROUNDING = 1e-9;

/** The mask of a document that has the first two concepts. */
const BOTH = 0b11;

/** The greatest of some values; 0 if there are none. */
export function highestOf(values: Float64Array): number {
  let highest = 0;
  for (let i = 0; i < values.length; i += 1)
    if ((values[i] as number) > highest) highest = values[i] as number;
  return highest;
}

/** Whether documents cover enough of a search to be results, by the rules of its language (ADR 39). */
export class CoverageRule {
  readonly #scorer: ConceptScorer;
  readonly #least: number;
  readonly #leastOfTwo: { both: number; one: number };
  /** What other forms of a word count in what a document covers, if that is more than in its score. */
  readonly #otherForm: number | undefined;

  constructor(scorer: ConceptScorer, language: Language, ranking: Ranking) {
    const {
      leastCoverage: least,
      leastCoverageOfTwo = { both: least, one: least },
      otherFormCovers = ranking.otherForm,
    } = languages[language].text;
    this.#scorer = scorer;
    this.#least = least - ROUNDING;
    this.#leastOfTwo = {
      both: leastCoverageOfTwo.both - ROUNDING,
      one: leastCoverageOfTwo.one - ROUNDING,
    };
    this.#otherForm = otherFormCovers === ranking.otherForm ? undefined : otherFormCovers;
  }

  /**
   * Whether any of the documents covers enough. Only what does not by its score is weighed again, with other forms
   * counting more.
   *
   * @param covered how much each covers by its score
   */
  isMetByAny(asked: readonly QueryConcept[], candidates: PartMatches, covered: Float64Array): boolean {
    if (this.#isEnough(asked, candidates, covered)) return true;
    if (this.#otherForm === undefined) return false;
    const again = this.#scorer.scoreAndCover(asked, candidates.found, candidates, this.#otherForm);
    return this.#isEnough(asked, candidates, again.covered);
  }

  #isEnough({ length }: readonly QueryConcept[], { masks }: PartMatches, covered: Float64Array): boolean {
    if (length !== 2) return highestOf(covered) >= this.#least;
    const { both, one } = this.#leastOfTwo;
    return covered.some((part, place) => part >= (masks[place] === BOTH ? both : one));
  }

  /** The documents that cover enough, of some that have all concepts. */
  covering(asked: readonly QueryConcept[], ordinals: Uint32Array): Uint32Array {
    const words = asked.map(([typed]) => typed.words.length);
    const all = words.reduce((sum, each) => sum + each, 0);
    // How many documents have a concept makes no difference to what each of them covers.
    const parts = { shares: words.map((each) => each / all), counts: words.map(() => 1) };
    const { covered } = this.#scorer.scoreAndCover(asked, ordinals, parts, this.#otherForm);
    const least = asked.length === 2 ? this.#leastOfTwo.both : this.#least;
    return ordinals.filter((_, place) => (covered[place] as number) >= least);
  }
}
