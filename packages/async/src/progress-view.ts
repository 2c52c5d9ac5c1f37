import { AjaxError } from './ajax-error.ts';
import { type PollOptions, pollProgress } from './poll-progress.ts';

export type ProgressViewOptions = PollOptions & {
  /** Accessible name of the progress bar, until the server sends a label. */
  label: string;
  onDone?(): void;
  /** Called when the error is shown: a `ProgressFailedError` of the task itself, or the error of a failed request. */
  onError?(error: Error): void;
};

/**
 * Shows the progress of a task in an element: label, bar and message, in a polite live region. On an
 * error, the bar is hidden, and an alert replaces the message: the task's own message, or the report of the
 * failed request.
 *
 * @param place its content is replaced
 * @param url a path provided by the server
 * @returns a function that stops it
 */
export function showProgress(place: HTMLElement, url: string, options: ProgressViewOptions): () => void {
  const label = Object.assign(document.createElement('p'), { textContent: options.label });
  const bar = document.createElement('progress');
  bar.max = 100;
  bar.setAttribute('aria-label', options.label);
  const message = document.createElement('p');
  place.setAttribute('aria-live', 'polite');
  place.replaceChildren(label, bar, message);
  return pollProgress(
    url,
    {
      onProgress(progress) {
        if (progress.percentage !== null) bar.value = progress.percentage;
        if (progress.label) label.textContent = progress.label;
        message.textContent = progress.message;
        if (progress.percentage === 100) options.onDone?.();
      },
      onError(error) {
        bar.hidden = true;
        const block = document.createElement(error instanceof AjaxError ? 'pre' : 'p');
        block.setAttribute('role', 'alert');
        block.dataset.asyncError = '';
        block.textContent = error.message;
        message.replaceWith(block);
        options.onError?.(error);
      },
    },
    options,
  );
}
