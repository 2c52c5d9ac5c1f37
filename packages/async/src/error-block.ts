import { AjaxError } from './ajax-error.ts';

/** Words around an error, in the reader's language. `unanswered` is the advice where no answer came at all. */
export type ErrorWords = { heading: string; advice: string; unanswered: string; details: string };

/**
 * A block that says to a visitor what happened and what to do, and, folded, the report for whoever looks for the
 * cause.
 */
export function createErrorBlock(error: unknown, words: ErrorWords): HTMLElement {
  const isUnanswered = error instanceof AjaxError && error.status === 0;
  const block = document.createElement('div');
  block.setAttribute('role', 'alert');
  block.dataset.asyncError = '';
  const heading = document.createElement('p');
  heading.append(Object.assign(document.createElement('strong'), { textContent: words.heading }));
  const advice = Object.assign(document.createElement('p'), {
    textContent: isUnanswered ? words.unanswered : words.advice,
  });
  const details = document.createElement('details');
  details.append(
    Object.assign(document.createElement('summary'), { textContent: words.details }),
    Object.assign(document.createElement('pre'), {
      textContent: error instanceof Error ? error.message : String(error),
    }),
  );
  block.append(heading, advice, details);
  return block;
}
