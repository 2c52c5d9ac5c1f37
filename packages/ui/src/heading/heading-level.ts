/** Levels of headings inside a page; the first is the page's title. */
export type HeadingLevel = 2 | 3 | 4 | 5 | 6;

/** The level of headings below one of this level; there is none below the sixth. */
export function below(level: HeadingLevel, steps = 1): HeadingLevel {
  return Math.min(level + steps, 6) as HeadingLevel;
}
