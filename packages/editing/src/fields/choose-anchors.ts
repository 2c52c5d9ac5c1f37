import type { Language } from '@keelstone/model';
import { toSlug } from './slug.ts';

/** Something a link can lead to: its anchor, if it has one already, and the words that a new one is made from. */
export type Anchored = { anchor?: string | null; words: string };

/** What the frame of every page is called (`shell/`, `search/` and `pages/` of the site). */
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

/** For words of which nothing can be written as part of a link. */
const NAMELESS = 'part';

const isBlank = (anchor: string | null | undefined) => !anchor?.trim();

/**
 * The part behind `#` for each of these, in their order. What has an anchor keeps it; the others get the slug of their
 * words, with a number behind it when something on the page is called that already.
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
