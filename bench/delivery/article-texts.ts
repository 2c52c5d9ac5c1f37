import type { PublishedNode } from '@keelstone/content/types/types.model.ts';
import { richTextToPlainText } from '@keelstone/model';
import { generateNodes } from '../generator/generate.ts';

/** An article's content for each system under test. */
export type ArticleText = {
  slug: string;
  title: string;
  excerpt: string;
  tags: string[];
  paragraphs: string[];
  /** Path of an image file shown above the text. */
  picture?: string;
};

export const MEASURED_SLUG = 'measured';

const GENERATED = 1000;

/** The articles for all systems, in English; the first is the one that is measured. */
export function generateArticles(count: number): PublishedNode[] {
  const articles = generateNodes(GENERATED, 'delivery').filter(
    ({ type, archived }) => type === 'article' && !archived,
  );
  if (articles.length < count)
    throw new Error(
      `Of ${GENERATED} generated nodes, ${articles.length} are articles: too few for ${count}.`,
    );
  return articles
    .slice(0, count)
    .map((node, place) => ({ ...node, path: `/articles/${place === 0 ? MEASURED_SLUG : node.nid}` }));
}

/** The same articles as plain text, for systems with models of their own. */
export const toTexts = (articles: readonly PublishedNode[]): ArticleText[] =>
  articles.map((node) => ({
    slug: node.path.replace('/articles/', ''),
    title: node.title,
    excerpt: node.excerpt,
    tags: [...node.tags, ...node.industries].map(({ label }) => label),
    paragraphs: richTextToPlainText(node.body).split('\n').filter(Boolean),
  }));
