import * as v from 'valibot';
import { AjaxError } from './ajax-error.ts';
import { type Progress, progressSchema } from './progress.ts';

/** Pause between a successful poll and the next one, in milliseconds. */
const POLL_DELAY_MS = 1500;

/** Thrown if the task itself failed: contains its message. */
export class ProgressFailedError extends Error {
  constructor(data: unknown) {
    super(typeof data === 'string' ? data : JSON.stringify(data));
    this.name = 'ProgressFailedError';
  }
}

export type ProgressWatcher = {
  /** Called with each response, including the last. `percentage` is null if it is outside 0 to 100. */
  onProgress(progress: { percentage: number | null; message: string; label: string }): void;
  /** Called once, when polling stops because of an error. */
  onError(error: Error): void;
};

export type PollOptions = { method?: 'GET' | 'POST'; delayMs?: number };

function within100(value: Progress['percentage']): number | null {
  const percentage = typeof value === 'string' && value.trim() !== '' ? Number(value) : value;
  return typeof percentage === 'number' && percentage >= 0 && percentage <= 100 ? percentage : null;
}

async function ask(url: string, method: 'GET' | 'POST', signal: AbortSignal): Promise<Progress> {
  const address = `${url}${url.includes('?') ? '&' : '?'}_format=json`;
  const failure = { url: address, status: 0, statusText: '', responseText: '', readyState: 4 };
  const response = await fetch(address, {
    method,
    credentials: 'same-origin',
    headers: { accept: 'application/json' },
    signal,
  }).catch((error: unknown) => {
    throw new AjaxError({ ...failure, statusText: String(error) });
  });
  const { status, statusText } = response;
  const responseText = await response.text().catch(() => '');
  if (!response.ok) throw new AjaxError({ ...failure, status, statusText, responseText });
  try {
    return v.parse(progressSchema, JSON.parse(responseText));
  } catch (error) {
    const customMessage = `The response cannot be read: ${String(error)}`;
    throw new AjaxError({ ...failure, status, statusText, responseText, customMessage });
  }
}

/**
 * Polls a URL for the progress of a task: immediately, and again after each success. Ends at 100 percent,
 * with status 0, with an error, or when it is stopped.
 *
 * @param url a path provided by the server
 * @param watcher receives each response, and the error that ends polling, if any
 * @param options `delayMs` is the pause between two polls, in milliseconds
 * @returns a function that stops polling
 */
export function pollProgress(
  url: string,
  watcher: ProgressWatcher,
  { method = 'GET', delayMs = POLL_DELAY_MS }: PollOptions = {},
): () => void {
  const abort = new AbortController();
  let timer: ReturnType<typeof setTimeout> | undefined;
  const poll = async () => {
    try {
      const progress = await ask(url, method, abort.signal);
      if (abort.signal.aborted) return;
      if (progress.status === 0) throw new ProgressFailedError(progress.data);
      const percentage = within100(progress.percentage);
      watcher.onProgress({ percentage, message: progress.message ?? '', label: progress.label ?? '' });
      if (percentage !== 100 && !abort.signal.aborted) timer = setTimeout(poll, delayMs);
    } catch (error) {
      if (!abort.signal.aborted) watcher.onError(error as Error);
    }
  };
  void poll();
  return () => {
    abort.abort();
    clearTimeout(timer);
  };
}
