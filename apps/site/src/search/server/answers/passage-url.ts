import type { Passage } from '@keelstone/model/kind';

/** Enough words to be found, and few enough to be found in spite of markup further on. */
const WORDS = 8;

/** A dash, a comma and an ampersand have a meaning in text fragments. */
const encodePart = (text: string): string =>
  encodeURIComponent(text).replace(
    /[-!'()*]/g,
    (letter) => `%${letter.charCodeAt(0).toString(16).toUpperCase()}`,
  );

/**
 * The URL of a passage: its anchor or, if it has none, a text fragment, which browsers scroll to and highlight. Those
 * that do not know text fragments open the page at its top.
 * https://wicg.github.io/scroll-to-text-fragment/
 */
export function passageUrl(path: string, { text, anchor, containerAnchor = '' }: Passage): string {
  if (anchor) return `${path}#${anchor}`;
  const start = text.split(/\s+/u).slice(0, WORDS).join(' ');
  return `${path}#${containerAnchor}:~:text=${encodePart(start)}`;
}
