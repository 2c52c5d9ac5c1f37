import { dateTime, type TypeGraphql } from '../type-site.ts';

export const articleGraphql: TypeGraphql<'article'> = {
  fields: `
    articleType: [Term!]!
    publishedAt: DateTime!
    authors: [NodeReference!]!
  `,
  resolvers: {
    articleType: (article) => article.articleTypes,
    publishedAt: (article) => dateTime(article.publishedAt),
  },
};
