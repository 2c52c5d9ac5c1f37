import type { ParagraphProps } from '../paragraph-props.ts';
import { QuoteFigure } from './quote-figure.tsx';
import styles from './quotes.module.css';

/** What people said: one of them large, several beside each other. */
export function QuotesParagraph({ paragraph, context }: ParagraphProps<'quotes'>) {
  return (
    <div className={styles.quotes} data-paragraph={paragraph.id}>
      <div className={styles.list}>
        {paragraph.quotes.map((quote, position) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: quotes have no names, and are rendered once
          <QuoteFigure key={position} quote={quote} context={context} />
        ))}
      </div>
    </div>
  );
}
