import type { FailedAttempt } from '@keelstone/outbox';

export type ReceiverAnswer = {
  status: number;
  /** The header `Retry-After`: seconds, or a date. */
  retryAfter: string | null;
  /** The response body, possibly truncated. */
  text: string;
};

const LONGEST_WAIT_MS = 6 * 3_600_000;
const MOST_CHARACTERS = 300;

/**
 * Statuses that reject the request itself, so that retrying is pointless. Others can be fixed on either side
 * without changing the submission: an expired token, a receiver that is down, rate limits.
 */
const FINAL = new Set([400, 405, 406, 410, 411, 413, 414, 415, 422, 501]);

const isRedirect = (status: number) => status >= 300 && status < 400;

/** The delay that the receiver asks for, in milliseconds; undefined without one. @param now in milliseconds */
export function readRetryAfter(header: string | null, now: number): number | undefined {
  if (header === null || header.trim() === '') return undefined;
  const seconds = Number(header);
  const wait = Number.isFinite(seconds) ? seconds * 1000 : Date.parse(header) - now;
  return Number.isNaN(wait) ? undefined : Math.min(Math.max(wait, 0), LONGEST_WAIT_MS);
}

function explain({ status, text }: ReceiverAnswer): string {
  if (isRedirect(status)) {
    return `The receiver answers ${status} and leads elsewhere. Set MARKETING_ENDPOINT to the address it leads to.`;
  }
  if (status === 401 || status === 403) {
    return `The receiver answers ${status}: it does not let us in. Look at MARKETING_TOKEN.`;
  }
  if (status === 404) return 'The receiver answers 404: nothing is there. Look at MARKETING_ENDPOINT.';
  const words = text
    .replace(/[\p{Cc}\s]+/gu, ' ')
    .trim()
    .slice(0, MOST_CHARACTERS);
  return words === '' ? `The receiver answers ${status}.` : `The receiver answers ${status}: ${words}`;
}

/** What the receiver's response means for a submission: null if it was accepted. */
export function judgeAnswer(answer: ReceiverAnswer, now = Date.now()): FailedAttempt | null {
  const { status, retryAfter } = answer;
  if (status >= 200 && status < 300) return null;
  return {
    error: explain(answer),
    isFinal: FINAL.has(status),
    retryAfterMs: readRetryAfter(retryAfter, now),
  };
}
