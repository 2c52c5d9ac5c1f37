import type { Language } from '@keelstone/model';
import { toSlug } from './slug.ts';

/** Something a link can lead to: its anchor, if it has one already, and the text from which to generate one. */
export type Anchored = { anchor?: string | null; words: string };

/** The ids in the frame of every page (`shell/`, `search/` and `pages/` of the site). */
export const TAKEN_BY_EVERY_PAGE: readonly string[] = [
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

/** The slug of text that has no characters a slug can contain. */
const NAMELESS = 'part';

const isBlank = (anchor: string | null | undefined) => !anchor?.trim();

/**
 * The anchors of these rows, in order. Existing anchors are kept; the others are the slug of the text, with a
 * number appended if it is taken on the page.
 */
export function chooseAnchors(rows: readonly Anchored[], language: Language): string[] {
  const taken = new Set([
    ...TAKEN_BY_EVERY_PAGE,
    ...rows.map(({ anchor }) => anchor?.trim()).filter(Boolean),
  ]);
  return rows.map(({ anchor, words }) => {
    if (!isBlank(anchor)) return String(anchor).trim();
    const slug = toSlug(words, language) || NAMELESS;
    let free = slug;
    for (let number = 2; taken.has(free); number += 1) free = `${slug}-${number}`;
    taken.add(free);
    return free;
  });
}
