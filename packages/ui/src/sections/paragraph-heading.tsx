import { Heading } from '../heading/heading.tsx';
import { below, type HeadingLevel } from '../heading/heading-level.ts';
import styles from './paragraph-heading.module.css';

/** The heading of a paragraph; nothing if the editor gave none. */
export function ParagraphHeading({ text, level }: { text: string | null; level: HeadingLevel }) {
  if (!text) return null;
  return (
    <Heading level={level} className={styles.heading}>
      {text}
    </Heading>
  );
}

/** Level of the headings inside a paragraph: below its own heading, or in its place if there is none. */
export function levelInside(heading: string | null, level: HeadingLevel): HeadingLevel {
  return heading ? below(level) : level;
}
