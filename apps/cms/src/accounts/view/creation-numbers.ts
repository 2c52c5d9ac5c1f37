import { randomNumber } from '../../concurrent-edits/request-number.ts';

/** What is sent once, because of its size. */
export const hasFile = ({ body }: RequestInit = {}): boolean =>
  body instanceof FormData && [...body.values()].some((value) => value instanceof File);

/** How long a creation whose answer was lost may be tried once more by who asked for it, in milliseconds. */
const ASKED_AGAIN_MS = 10 * 60_000;

/** What a creation is known by; null if it cannot be compared with another one. */
export function sentBy(input: RequestInfo | URL, init: RequestInit = {}): string | null {
  const { body } = init;
  if (input instanceof Request || hasFile(init)) return null;
  if (body instanceof FormData) return JSON.stringify([String(input), ...body.entries()]);
  return typeof body === 'string' || body == null ? JSON.stringify([String(input), body]) : null;
}

/**
 * Numbers of creations: one that was given up without an answer keeps its number for who presses the button again, because
 * it may have been carried out.
 */
export class CreationNumbers {
  readonly #givenUp = new Map<string, { number: string; at: number }>();

  numberOf(sent: string | null): string {
    const { number, at } = (sent !== null && this.#givenUp.get(sent)) || { number: '', at: 0 };
    return at > Date.now() - ASKED_AGAIN_MS ? number : randomNumber();
  }

  giveUp(sent: string | null, number: string): void {
    if (sent !== null) this.#givenUp.set(sent, { number, at: Date.now() });
  }

  answered(sent: string | null): void {
    if (sent !== null) this.#givenUp.delete(sent);
  }
}
