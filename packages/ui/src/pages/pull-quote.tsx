import type { Quote } from '@keelstone/model';
import { QuoteFigure } from '../quote/quote-figure.tsx';
import type { PageContext } from './node-page-props.ts';
import styles from './pull-quote.module.css';

type PullQuoteProps = {
  quote: Quote;
  page: PageContext;
  /** The case study is this page: no link leads to it. */
  isHere?: boolean;
};

/** What somebody said, set to be heard from across the room. */
export function PullQuote({ quote, page, isHere = false }: PullQuoteProps) {
  const story = quote.caseStudy && !isHere ? page.localize(quote.caseStudy) : null;
  return <QuoteFigure quote={quote} story={story} messages={page.messages} styles={styles} />;
}
