import { formSchema } from '@keelstone/model/form/form';
import { quoteSchema } from '@keelstone/model/quote';
import * as v from 'valibot';
import { defineType, wordsOfQuote } from '../define-type.model.ts';
import { nodeFields } from '../node.model.ts';

export const landingPage = defineType(
  v.object({
    ...nodeFields('landing_page'),
    form: v.nullable(formSchema),
    /** What a visitor gets for filling in the form. */
    points: v.array(v.string()),
    quote: v.nullable(quoteSchema),
  }),
  { text: ({ points, quote }) => [...points, ...(quote ? wordsOfQuote(quote) : [])] },
);
