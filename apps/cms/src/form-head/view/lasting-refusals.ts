import type { FormState } from 'payload';

/** Whether two values of a field are the same. */
const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);

/** Whether the form went back to what it began with in a field that somebody had typed in. */
export const isReverted = (typed: FormState, now: FormState, initial: FormState): boolean =>
  Object.entries(typed).some(([path, { value }]) => {
    const present = now[path]?.value;
    return !isSame(value, present) && isSame(present, initial[path]?.value);
  });

/**
 * How often a response to an earlier request may take a refusal away. In a draft, what is put back is validated
 * again, which would go on for ever if the server validated a field alone otherwise than with its save.
 */
const MOST_RETURNS = 2;

export type Refusal = { path: string; message: string };

/** The refusals of one save. */
export class LastingRefusals {
  readonly #fields: FormState;
  readonly #messages = new Map<string, string>();
  #returns = 0;
  #isChanged = false;

  /** @param fields the form's state as the save ended */
  constructor(fields: FormState) {
    this.#fields = fields;
  }

  /**
   * Notes the refusals of the form's state. Fields that are gone do not count as changed, and do not come back: Payload
   * takes those of a new password away with each response, and a row that somebody removes changes its list.
   *
   * @returns those that have vanished although no value was changed since; the next change is validated anew
   */
  vanishedFrom(now: FormState): Refusal[] {
    this.#isChanged ||= Object.entries(this.#fields).some(
      ([path, { value }]) => now[path] !== undefined && !isSame(value, now[path].value),
    );
    if (this.#isChanged) return [];
    const vanished = [...this.#messages]
      .filter(([path]) => now[path] && now[path].valid !== false)
      .map(([path, message]) => ({ path, message }));
    for (const [path, { valid, errorMessage }] of Object.entries(now))
      if (valid === false && errorMessage) this.#messages.set(path, errorMessage);
    if (vanished.length > 0) this.#returns += 1;
    return this.#returns > MOST_RETURNS ? [] : vanished;
  }

  /** Fields that were changed and still bear their refusal, for which Payload would not even try to save; each once. */
  outdatedIn(now: FormState): string[] {
    return [...this.#messages].flatMap(([path, message]) => {
      const field = now[path];
      if (field === undefined || isSame(field.value, this.#fields[path]?.value)) return [];
      this.#messages.delete(path);
      return field.valid === false && field.errorMessage === message ? [path] : [];
    });
  }
}
