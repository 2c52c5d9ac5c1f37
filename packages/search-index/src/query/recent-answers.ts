/** How much is remembered: so many answers, and together so many bytes. */
export type Limits<T> = { answers: number; bytes: number; bytesOf(answer: T): number };

/**
 * The answers to the last few questions, the least recently asked going first. Visitors refine one keyword by facets
 * and pages, so its words need not be looked up each time.
 */
export class RecentAnswers<T> {
  readonly #answers = new Map<string, T>();
  readonly #limits: Limits<T>;
  #bytes = 0;

  constructor(limits: Limits<T>) {
    this.#limits = limits;
  }

  /** The remembered answer, or a new one, which is remembered; the last one is, whatever its size. */
  recall(question: string, answer: () => T): T {
    const known = this.#answers.get(question);
    const given = known === undefined ? answer() : known;
    if (known === undefined) this.#bytes += this.#limits.bytesOf(given);
    this.#answers.delete(question);
    this.#answers.set(question, given);
    while (this.#isTooMuch()) this.#forgetOldest();
    return given;
  }

  /** Forgets everything: for each change of what answers are made from. */
  clear(): void {
    this.#answers.clear();
    this.#bytes = 0;
  }

  #isTooMuch(): boolean {
    const { answers, bytes } = this.#limits;
    return this.#answers.size > answers || (this.#bytes > bytes && this.#answers.size > 1);
  }

  #forgetOldest(): void {
    const [[question, answer] = []] = this.#answers;
    if (question === undefined) return;
    this.#answers.delete(question);
    this.#bytes -= this.#limits.bytesOf(answer as T);
  }
}
