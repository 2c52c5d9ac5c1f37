import type { Quote } from '@keelstone/model';
import { QuoteFigure } from '../quote/quote-figure.tsx';
import type { Surroundings } from './node-page-props.ts';
import styles from './pull-quote.module.css';

type PullQuoteProps = {
  quote: Quote;
  around: Surroundings;
  /** This page is the case study, so it is not linked. */
  isHere?: boolean;
};

/** A quote in large type. */
export function PullQuote({ quote, around, isHere = false }: PullQuoteProps) {
  const story = quote.caseStudy && !isHere ? around.signpost(quote.caseStudy) : null;
  return <QuoteFigure quote={quote} story={story} messages={around.messages} styles={styles} />;
}
