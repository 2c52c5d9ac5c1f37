import type { Quote } from '@keelstone/model';
import contours from '../contours/contours.module.css';
import type { PageContext } from './node-page-props.ts';
import { PullQuote } from './pull-quote.tsx';
import styles from './quote-band.module.css';

type QuoteBandProps = { quote: Quote | null; page: PageContext; isHere?: boolean };

/** A quote on a full-width background; nothing if there is no quote. */
export function QuoteBand({ quote, ...said }: QuoteBandProps) {
  if (!quote) return null;
  return (
    <div className={`${styles.ground} ${contours.summit}`}>
      <div className="frame grid">
        <div className={styles.place}>
          <PullQuote quote={quote} {...said} />
        </div>
      </div>
    </div>
  );
}
