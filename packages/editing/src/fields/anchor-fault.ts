import { TAKEN_BY_EVERY_PAGE } from './choose-anchors.ts';

const ANCHOR = /^[a-z0-9][a-z0-9-]*$/;

/** True for a valid anchor according to the model. */
export const isAnchor = (value: string) => ANCHOR.test(value);

/**
 * Explains what is wrong with an anchor and how to correct it; null if it is valid.
 *
 * @param onPage all anchors of the page, including this one
 */
export function explainAnchorFault(anchor: string, onPage: readonly string[]): string | null {
  if (!isAnchor(anchor))
    return 'A link can hold small letters from a to z, digits and hyphens here, such as what-it-costs. Empty the field to have it made.';
  if (TAKEN_BY_EVERY_PAGE.includes(anchor))
    return `A part of every page is called "${anchor}", so that a link would lead there. Choose another name, or empty the field to have it made.`;
  if (onPage.filter((other) => other === anchor).length < 2) return null;
  return `Something else on this page is called "${anchor}" too, so that a link could not tell them apart. Change one of them, or empty the field to have it made.`;
}
