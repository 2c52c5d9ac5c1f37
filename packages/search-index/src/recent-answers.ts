/**
 * The answers to the last few questions, the least recently asked going first. Visitors refine one keyword by facets
 * and pages, so its words need not be looked up each time.
 */
export class RecentAnswers<T> {
  readonly #answers = new Map<string, T>();
  readonly #limit: number;

  /** @param limit how many answers are kept */
  constructor(limit: number) {
    this.#limit = limit;
  }

  /** The remembered answer, or a new one, which is remembered. */
  recall(question: string, answer: () => T): T {
    const known = this.#answers.get(question);
    const given = known === undefined ? answer() : known;
    this.#answers.delete(question);
    this.#answers.set(question, given);
    const [oldest] = this.#answers.keys();
    if (this.#answers.size > this.#limit && oldest !== undefined) this.#answers.delete(oldest);
    return given;
  }

  /** Forgets everything: for each change of what answers are made from. */
  clear(): void {
    this.#answers.clear();
  }
}
