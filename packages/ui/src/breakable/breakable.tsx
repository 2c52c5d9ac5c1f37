import { Fragment, useContext } from 'react';
import styles from './breakable.module.css';
import { Hyphenation } from './hyphenation.ts';

/** Shorter words fit on a line of the largest heading on the narrowest screen. */
const LONG_WORD = /(\p{L}{15,})/u;
/** In letters: words up to this length fit on a heading's line from 768 px, and need not be hyphenated there. */
const FITS_WIDE = 20;

/**
 * A heading's text with hyphenation of long words. Browsers only hyphenate with a dictionary, which not every
 * one has for German; without one they break a word anywhere, with no hyphen.
 */
export function Breakable({ text }: { text: string }) {
  const hyphenate = useContext(Hyphenation);
  // `split` with a capturing group returns the long words at the odd positions.
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
