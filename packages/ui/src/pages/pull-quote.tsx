import type { Quote } from '@keelstone/model';
import { QuoteFigure } from '../quote/quote-figure.tsx';
import type { PageContext } from './node-page-props.ts';
import styles from './pull-quote.module.css';

type PullQuoteProps = {
  quote: Quote;
  page: PageContext;
  /** This page is the case study, so it is not linked. */
  isHere?: boolean;
};

/** A quote in large type. */
export function PullQuote({ quote, page, isHere = false }: PullQuoteProps) {
  const story = quote.caseStudy && !isHere ? page.localize(quote.caseStudy) : null;
  return <QuoteFigure quote={quote} story={story} messages={page.messages} styles={styles} />;
}
