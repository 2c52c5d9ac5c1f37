import { termSchema } from '@keelstone/model/vocabulary';
import * as v from 'valibot';
import { defineType, titlesOf } from '../define-type.model.ts';
import { nodeFields, references, unixSeconds } from '../node.model.ts';

export const article = defineType(
  v.object({
    ...nodeFields('article'),
    articleTypes: v.array(termSchema),
    publishedAt: unixSeconds,
    authors: references,
    /** A summary for readers in a hurry. */
    keyPoints: v.array(v.string()),
    /** When it was last checked for accuracy. */
    reviewedAt: v.nullable(unixSeconds),
  }),
  {
    text: ({ authors, keyPoints }) => [...titlesOf(authors), ...keyPoints],
    terms: ({ articleTypes }) => articleTypes,
    date: ({ publishedAt }) => publishedAt,
    isExcerptOfBody: true,
    isShared: true,
    isReadNext: () => true,
  },
);
