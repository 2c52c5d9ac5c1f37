import type { PublishedNode } from '@keelstone/content/types/types.model.ts';
import { createRandom } from '@keelstone/contours/seeded-random';
import { ARCHIVED, richTextToPlainText } from '@keelstone/model';
import type { SearchDocument } from '@keelstone/search-index';
import { generateNode } from './generated-node.ts';
import { generateShortDocument } from './short-document.ts';
import { Vocabulary } from './vocabulary.ts';

const labels = (terms: readonly { label: string }[]) => terms.map(({ label }) => label);

/** The words by rank, most frequent first: to choose a common and a rare one for a query. */
export function listVocabulary(): readonly string[] {
  return new Vocabulary().words;
}

/**
 * Generates published nodes for benchmarks: bodies of about 400 words from a vocabulary of 30,000 by Zipf's law,
 * facets and types as on a real site, dates over ten years. Independent of the demo content.
 *
 * @param count how many; nids start at 1
 * @param seed the same seed gives the same nodes, and a larger count only adds to them
 * @returns valid nodes, in English
 */
export function generateNodes(count: number, seed: string): PublishedNode[] {
  return [...streamNodes(count, seed)];
}

/** Streams the nodes of `generateNodes`, so that nobody has to hold them all. Parameters as there. */
export function* streamNodes(count: number, seed: string): Generator<PublishedNode> {
  const vocabulary = new Vocabulary();
  const random = createRandom(seed);
  for (let nid = 1; nid <= count; nid += 1) yield generateNode(nid, vocabulary, random);
}

function toDocument(node: PublishedNode): SearchDocument {
  const year = String(new Date(node.created * 1000).getUTCFullYear());
  return {
    nid: node.nid,
    title: node.title,
    terms: labels([...node.productSuites, ...node.industries, ...node.tags]).join(' '),
    excerpt: node.excerpt,
    body: richTextToPlainText(node.body),
    created: node.created,
    url: node.path,
    facets: {
      product_suites: labels(node.productSuites),
      industries: labels(node.industries),
      content_type: [node.type],
      date: [node.archived ? ARCHIVED : year],
    },
  };
}

/** Streams the search documents of `generateNodes`. Parameters as there. */
export function* streamSearchDocuments(count: number, seed: string): Generator<SearchDocument> {
  for (const node of streamNodes(count, seed)) yield toDocument(node);
}

/** The search documents of `generateNodes` as an array. Parameters as there. */
export function generateSearchDocuments(count: number, seed: string): SearchDocument[] {
  return [...streamSearchDocuments(count, seed)];
}

/**
 * Streams documents with a title and one sentence, about 25 words including terms: only short documents reach such
 * counts. Parameters as for `generateNodes`.
 */
export function* streamShortDocuments(count: number, seed: string): Generator<SearchDocument> {
  const vocabulary = new Vocabulary();
  const random = createRandom(seed);
  for (let nid = 1; nid <= count; nid += 1) yield generateShortDocument(nid, vocabulary, random);
}
