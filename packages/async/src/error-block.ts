import { AjaxError } from './ajax-error.ts';

/**
 * Messages around an error, in the visitor's language. `noResponse` is the advice if there was no response at
 * all.
 */
export type ErrorMessages = { heading: string; advice: string; noResponse: string; details: string };

/**
 * Creates a block that tells a visitor what happened and what to do, with the collapsed report for
 * troubleshooting.
 *
 * @param error whatever was thrown; its message is the report
 * @param messages in the visitor's language
 * @returns an element that is not yet part of the document
 */
export function createErrorBlock(error: unknown, messages: ErrorMessages): HTMLElement {
  const hasNoResponse = error instanceof AjaxError && error.status === 0;
  const block = document.createElement('div');
  block.setAttribute('role', 'alert');
  block.dataset.asyncError = '';
  const heading = document.createElement('p');
  heading.append(Object.assign(document.createElement('strong'), { textContent: messages.heading }));
  const advice = Object.assign(document.createElement('p'), {
    textContent: hasNoResponse ? messages.noResponse : messages.advice,
  });
  const details = document.createElement('details');
  details.append(
    Object.assign(document.createElement('summary'), { textContent: messages.details }),
    Object.assign(document.createElement('pre'), {
      textContent: error instanceof Error ? error.message : String(error),
    }),
  );
  block.append(heading, advice, details);
  return block;
}
