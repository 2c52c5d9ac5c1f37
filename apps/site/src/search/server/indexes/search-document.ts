import { sectionToPlainText } from '@keelstone/content/sections/sections.model.ts';
import type { PublishedNode } from '@keelstone/content/types/types.model.ts';
import { ARCHIVED, richTextToPlainText } from '@keelstone/model';
import type { SearchDocument } from '@keelstone/search-index';

const labels = (terms: readonly { label: string }[]) => terms.map((term) => term.label);
const titles = (nodes: readonly { title: string }[]) => nodes.map((node) => node.title);

/** Where links to a node go: a resource may open its asset instead of its page (S-15). */
export function linkUrl(node: PublishedNode): string {
  return node.type === 'resource' && node.linksToAsset && node.asset ? node.asset.url : node.path;
}

/** The year a node belongs to, in UTC; archived nodes have no year (S-18). */
function dateValue(node: PublishedNode): string {
  if (node.archived) return ARCHIVED;
  const seconds = node.type === 'article' ? node.publishedAt : node.created;
  return String(new Date(seconds * 1000).getUTCFullYear());
}

/** Terms that only one type has. */
function ownTerms(node: PublishedNode): string[] {
  if (node.type === 'article') return labels(node.articleTypes);
  if (node.type === 'resource') return labels(node.resourceTypes);
  if (node.type === 'person') return labels(node.roleCategories);
  return [];
}

/** Words that a page of this type shows outside its body. */
function ownText(node: PublishedNode): (string | null)[] {
  switch (node.type) {
    case 'article':
      return titles(node.authors);
    case 'case_study':
      return [node.customer, ...node.results.flatMap((result) => [result.figure, result.meaning])];
    case 'event':
      return [node.place];
    case 'person':
      return [node.role];
    case 'product_detail':
      return node.capabilities.flatMap((capability) => [capability.title, capability.text]);
    case 'platform':
    case 'product_suite':
    case 'solution':
      return titles(node.products);
    case 'testimonial':
      return [node.quote, node.person, node.role, node.organisation];
    default:
      return [];
  }
}

/** What a published node puts into the index of its language. */
export function toSearchDocument(node: PublishedNode): SearchDocument {
  const { productSuites, industries, tags } = node;
  const text = [richTextToPlainText(node.body), ...ownText(node), ...node.sections.map(sectionToPlainText)];
  return {
    nid: node.nid,
    title: node.title,
    terms: [...labels([...productSuites, ...industries, ...tags]), ...ownTerms(node)].join(' '),
    excerpt: node.excerpt,
    body: text.filter(Boolean).join('\n'),
    created: node.created,
    url: linkUrl(node),
    facets: {
      product_suites: labels(productSuites),
      industries: labels(industries),
      content_type: [node.type],
      date: [dateValue(node)],
    },
  };
}
