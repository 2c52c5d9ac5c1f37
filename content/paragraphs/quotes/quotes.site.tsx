import { QuoteFigure } from '@keelstone/ui/quote/quote-figure.tsx';
import type { ParagraphProps } from '@keelstone/ui/sections/paragraph-props.ts';
import type { ParagraphSite } from '../paragraph-site.ts';
import { examples } from './quotes.examples.ts';
import { quotesMarkdown } from './quotes.markdown.ts';
import styles from './quotes.module.css';

/** Quotes: a single one in large type, several side by side. */
export function QuotesParagraph({ paragraph, context }: ParagraphProps<'quotes'>) {
  return (
    <div className={styles.quotes} data-paragraph={paragraph.id}>
      <div className={styles.list}>
        {paragraph.quotes.map((quote, position) => (
          <QuoteFigure
            // biome-ignore lint/suspicious/noArrayIndexKey: quotes have no ids, and are rendered once
            key={position}
            quote={quote}
            story={quote.caseStudy && context.localize(quote.caseStudy)}
            messages={context.messages}
            styles={styles}
          />
        ))}
      </div>
    </div>
  );
}

export const quotes: ParagraphSite<'quotes'> = { View: QuotesParagraph, markdown: quotesMarkdown, examples };
