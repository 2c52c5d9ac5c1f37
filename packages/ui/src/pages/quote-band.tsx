import type { Quote } from '@keelstone/model';
import contours from '../contours/contours.module.css';
import { QuoteFigure } from '../quote/quote-figure.tsx';
import type { PageContext } from './node-page-props.ts';
import pullQuote from './pull-quote.module.css';
import styles from './quote-band.module.css';

type QuoteBandProps = {
  quote: Quote | null;
  page: PageContext;
  /** This page is the case study, so it is not linked. */
  isHere?: boolean;
};

/** A quote in large type on a full-width background; nothing if there is no quote. */
export function QuoteBand({ quote, page, isHere = false }: QuoteBandProps) {
  if (!quote) return null;
  const story = quote.caseStudy && !isHere ? page.localize(quote.caseStudy) : null;
  return (
    <div className={`${styles.ground} ${contours.summit}`}>
      <div className="frame grid">
        <div className={styles.place}>
          <QuoteFigure quote={quote} story={story} messages={page.messages} styles={pullQuote} />
        </div>
      </div>
    </div>
  );
}
