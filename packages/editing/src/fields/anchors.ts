import { say } from '@keelstone/languages/say.ts';
import type { Language } from '@keelstone/model';
import { uniqueNames } from '@keelstone/model/text/unique-names';
import { toSlug } from './slug.ts';

/** Something a link can lead to: its anchor, if it has one already, and the text from which to generate one. */
export type Anchored = { anchor?: string | null; words: string };

/** The ids in the frame of every page (`shell/`, `search/` and `pages/` of the site). */
const TAKEN_BY_EVERY_PAGE: readonly string[] = [
  'content',
  'filtered-by',
  'fits-together',
  'header-keyword',
  'languages',
  'most-recent',
  'navigation',
  'page-form-heading',
  'page-settings',
  'problem-keyword',
  'results',
  'search-output',
  'sent',
];

/** The anchor of text without any characters that a slug can contain. */
const NAMELESS = 'part';

const isBlank = (anchor: string | null | undefined) => !anchor?.trim();

/**
 * The anchors of these rows, in order. Existing anchors are kept; the others are the slug of the text, with a
 * number appended if it is taken on the page.
 */
export function chooseAnchors(rows: readonly Anchored[], language: Language): string[] {
  const taken = new Set([...TAKEN_BY_EVERY_PAGE, ...rows.flatMap(({ anchor }) => anchor?.trim() || [])]);
  const toAnchor = uniqueNames(taken);
  return rows.map(({ anchor, words }) => {
    if (!isBlank(anchor)) return String(anchor).trim();
    return toAnchor(toSlug(words, language) || NAMELESS);
  });
}

const ANCHOR = /^[a-z0-9][a-z0-9-]*$/;

/** True for a valid anchor according to the model. */
export const isAnchor = (value: string) => ANCHOR.test(value);

/**
 * Explains what is wrong with an anchor and how to correct it; null if it is valid.
 *
 * @param onPage all anchors of the page, including this one
 */
export function explainAnchorError(anchor: string, onPage: readonly string[]): string | null {
  if (!isAnchor(anchor))
    return say(
      'A link can hold small letters from a to z, digits and hyphens here, such as what-it-costs. Empty the field to have it made.',
    );
  if (TAKEN_BY_EVERY_PAGE.includes(anchor))
    return say(
      'A part of every page is called "{anchor}", so that a link would lead there. Choose another name, or empty the field to have it made.',
      { anchor },
    );
  if (onPage.filter((other) => other === anchor).length < 2) return null;
  return say(
    'Something else on this page is called "{anchor}" too, so that a link could not tell them apart. Change one of them, or empty the field to have it made.',
    { anchor },
  );
}
