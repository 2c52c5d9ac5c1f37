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
    /** What a reader in a hurry takes away. */
    keyPoints: v.array(v.string()),
    /** When somebody last checked that it is still true. */
    reviewedAt: v.nullable(unixSeconds),
  }),
  {
    text: ({ authors }) => titlesOf(authors),
    terms: ({ articleTypes }) => articleTypes,
    date: ({ publishedAt }) => publishedAt,
    isExcerptOfBody: true,
    isShared: true,
    isReadNext: () => true,
  },
);
