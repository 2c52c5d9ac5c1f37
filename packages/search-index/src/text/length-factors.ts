import type { Ranking } from './bm25f.ts';
import type { FieldLengths } from './field-lengths.ts';
import type { TextField } from './frequencies.ts';

/**
 * The weight of one occurrence in a field, by field length: computed once for each length instead of once for
 * each word.
 */
export class LengthFactors {
  readonly #lengths: FieldLengths;
  readonly #ranking: Ranking;
  #made = -1;
  readonly #factors: Record<TextField, Float64Array> = {
    title: new Float64Array(0),
    alsoFoundBy: new Float64Array(0),
    terms: new Float64Array(0),
    excerpt: new Float64Array(0),
    body: new Float64Array(0),
  };

  constructor(lengths: FieldLengths, ranking: Ranking) {
    this.#lengths = lengths;
    this.#ranking = ranking;
  }

  /** By field and length, for the current average lengths. */
  get factors(): Readonly<Record<TextField, Float64Array>> {
    if (this.#made !== this.#lengths.changes) {
      for (const field of Object.keys(this.#factors) as TextField[]) this.#factors[field] = this.#make(field);
      this.#made = this.#lengths.changes;
    }
    return this.#factors;
  }

  #make(field: TextField): Float64Array {
    const average = this.#lengths.average(field);
    const weight = this.#ranking.weights[field];
    const penalty = average === 0 ? 0 : this.#ranking.lengthPenalties[field];
    const slope = average === 0 ? 0 : penalty / average;
    const factors = new Float64Array(this.#lengths.longest(field) + 1);
    for (let length = 0; length < factors.length; length += 1)
      factors[length] = weight / (1 - penalty + slope * length);
    return factors;
  }
}
