import { Fragment, useContext } from 'react';
import styles from './breakable.module.css';
import { Hyphenation } from './hyphenation.ts';

/** Shorter words fit a line of the largest heading on the narrowest screen. */
const LONG_WORD = /(\p{L}{15,})/u;
/** In letters: up to here a word fits a heading's line from 768 px, and need not be divided there. */
const FITS_WIDE = 20;

/**
 * A heading's text, whose long words may be divided. Browsers hyphenate by themselves only with a dictionary, which
 * not every one has for German; what they do without one is to break a word anywhere, with no hyphen.
 */
export function Breakable({ text }: { text: string }) {
  const hyphenate = useContext(Hyphenation);
  // Every other piece is a long word: that is how `split` treats a group.
  return text.split(LONG_WORD).map((piece, position) => {
    const divided = position % 2 === 1 ? hyphenate(piece) : piece;
    // biome-ignore lint/suspicious/noArrayIndexKey: rendered once, on the server
    if (divided === piece || piece.length > FITS_WIDE) return <Fragment key={position}>{divided}</Fragment>;
    return (
      // biome-ignore lint/suspicious/noArrayIndexKey: rendered once, on the server
      <span key={position} className={styles.word}>
        {divided}
      </span>
    );
  });
}
