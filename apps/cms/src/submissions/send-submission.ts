import type { FailedAttempt, Submission } from '@keelstone/outbox';
import { judgeAnswer } from './judge-answer.ts';

/** Where submissions are forwarded to. */
export type MarketingReceiver = {
  endpoint: string;
  /** Sent as a bearer token. */
  token?: string | undefined;
  /** How long an answer may take, in milliseconds. */
  timeoutMs?: number;
};

const TIMEOUT_MS = 10_000;
/** Of an answer; more is not read. */
const MOST_BYTES = 4096;

/** What a receiver gets (docs/forms.md). Names here are read by others: never rename one. */
export function toMessage({ id, formId, formTitle, language, pagePath, fields, receivedAt }: Submission) {
  return {
    id,
    form: { id: formId, title: formTitle },
    language,
    page: pagePath,
    receivedAt: receivedAt.toISOString(),
    fields,
  };
}

/** The beginning of an answer; the connection is let go. */
async function readBeginning(response: Response): Promise<string> {
  const decoder = new TextDecoder();
  let text = '';
  for await (const chunk of response.body ?? []) {
    text += decoder.decode(chunk as Uint8Array, { stream: true });
    if (text.length >= MOST_BYTES) break;
  }
  return text;
}

function explainBreak(error: unknown, timeoutMs: number): string {
  if ((error as Error).name === 'TimeoutError') {
    return `The receiver did not answer within ${timeoutMs / 1000} seconds.`;
  }
  const cause = (error as { cause?: { code?: unknown; message?: unknown } }).cause;
  return `The receiver cannot be reached (${String(cause?.code ?? cause?.message ?? (error as Error).message)}).`;
}

/**
 * Sends a submission to the receiver. Its id goes along as `Idempotency-Key`: a receiver that honours it takes the same
 * submission once, however often it is sent.
 *
 * @param signal ends the sending early
 * @returns null when the receiver has it, otherwise why not
 * @throws the signal's reason when that ends the sending: then nobody knows whether the receiver has it
 */
export async function sendSubmission(
  submission: Submission,
  { endpoint, token, timeoutMs = TIMEOUT_MS }: MarketingReceiver,
  signal: AbortSignal,
): Promise<FailedAttempt | null> {
  try {
    const response = await fetch(endpoint, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        accept: 'application/json',
        'idempotency-key': submission.id,
        ...(token ? { authorization: `Bearer ${token}` } : {}),
      },
      body: JSON.stringify(toMessage(submission)),
      redirect: 'manual',
      signal: AbortSignal.any([signal, AbortSignal.timeout(timeoutMs)]),
    });
    const { status, headers } = response;
    return judgeAnswer({
      status,
      retryAfter: headers.get('retry-after'),
      text: await readBeginning(response),
    });
  } catch (error) {
    signal.throwIfAborted();
    return { error: explainBreak(error, timeoutMs), isFinal: false };
  }
}
