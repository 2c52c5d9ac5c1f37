import { idOfNode, words } from '../demo-context.ts';
import { stableId } from '../stable-id.ts';
import type { ToParagraphFields } from './paragraph-fields.ts';

export const toQuotes: ToParagraphFields<'quotes'> = ({ quotes }, id, context) => ({
  quotes: quotes.map((quote, index) => ({
    id: stableId(id, 'quote', index),
    ...('testimonial' in quote
      ? { source: 'testimonial', testimonial: idOfNode(quote.testimonial, context) }
      : {
          source: 'words',
          quote: words(quote.quote, context),
          person: quote.person,
          role: words(quote.role, context),
          organisation: quote.organisation,
        }),
  })),
});
