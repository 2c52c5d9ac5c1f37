import type { FailedAttempt, Submission } from '@keelstone/outbox';
import { classifyResponse } from './classify-response.ts';

/** Where submissions are forwarded to. */
export type MarketingReceiver = {
  endpoint: string;
  /** Sent as a bearer token. */
  token?: string | undefined;
  /** Time limit for a response, in milliseconds. */
  timeoutMs?: number;
};

const TIMEOUT_MS = 10_000;
/** Most bytes of a response that are read. */
const MOST_BYTES = 4096;

/** The message to the receiver (docs/forms.md). Other systems read these names: never rename one. */
function toMessage(submission: Submission) {
  const { id, formId, formTitle, language, pagePath, fields, receivedAt, agreed } = submission;
  return {
    id,
    form: { id: formId, title: formTitle },
    language,
    page: pagePath,
    receivedAt: receivedAt.toISOString(),
    fields,
    ...(agreed && { agreed }),
  };
}

/**
 * Reads the beginning of a response, as far as there is one, then closes the connection: the status says whether the
 * submission was accepted, also when the rest breaks off, is badly compressed, or does not end.
 */
async function readBeginning(response: Response): Promise<string> {
  const decoder = new TextDecoder();
  let text = '';
  try {
    for await (const chunk of response.body ?? []) {
      text += decoder.decode(chunk as Uint8Array, { stream: true });
      if (text.length >= MOST_BYTES) break;
    }
  } catch {
    return text;
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
 * Sends a submission to the receiver, with its id as `Idempotency-Key`: a receiver that honours it accepts a
 * submission once, however often it is sent.
 *
 * @param signal aborts the request
 * @returns null when the receiver has accepted it, otherwise why not
 * @throws the signal's reason when it was aborted: then it is unknown whether the receiver has it
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
    const { status, headers, ok } = response;
    // Nobody reads what an acceptance says, so nobody waits for it.
    if (ok) void response.body?.cancel();
    const text = ok ? '' : await readBeginning(response);
    return classifyResponse({ status, retryAfter: headers.get('retry-after'), text });
  } catch (error) {
    signal.throwIfAborted();
    return { error: explainBreak(error, timeoutMs), isFinal: false };
  }
}
