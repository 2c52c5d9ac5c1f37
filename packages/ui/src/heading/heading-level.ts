/** Levels of headings inside a page; level 1 is the page's title. */
export type HeadingLevel = 2 | 3 | 4 | 5 | 6;

/** The heading level this many steps below another one, at most 6. */
export function below(level: HeadingLevel, steps = 1): HeadingLevel {
  return Math.min(level + steps, 6) as HeadingLevel;
}
