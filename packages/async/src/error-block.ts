import { AjaxError } from './ajax-error.ts';

/**
 * Messages around a request, in the visitor's language. `waiting` is said if it takes long. `noResponse` is the advice if
 * there was no response at all, `gone` if what answered is not there any more, so that trying again is of no use.
 */
export type ErrorMessages = {
  waiting: string;
  heading: string;
  advice: string;
  noResponse: string;
  gone: string;
  details: string;
};

function adviceOn(error: unknown, { advice, noResponse, gone }: ErrorMessages): string {
  if (!(error instanceof AjaxError)) return advice;
  if (error.status === 0) return noResponse;
  return error.status === 404 ? gone : advice;
}

/**
 * Creates a block that tells a visitor what happened and what to do, with the collapsed report for
 * troubleshooting.
 *
 * @param error whatever was thrown; its message is the report
 * @param messages in the visitor's language
 * @returns an element that is not yet part of the document
 */
export function createErrorBlock(error: unknown, messages: ErrorMessages): HTMLElement {
  const block = document.createElement('div');
  block.setAttribute('role', 'alert');
  block.dataset.asyncError = '';
  const heading = document.createElement('p');
  heading.append(Object.assign(document.createElement('strong'), { textContent: messages.heading }));
  const advice = Object.assign(document.createElement('p'), {
    textContent: adviceOn(error, messages),
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
