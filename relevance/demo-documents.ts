import type { Language } from '@keelstone/model';
import type { SearchDocument } from '@keelstone/search-index';
import { inLanguage, languagesOf, wordsOf } from '../demo/loader/in-language.ts';
import { type Entry, isNode } from '../demo/loader/read-content.ts';
import { openDemo } from '../demo/open-demo.ts';
import { demoTerms } from '../demo/terms.ts';

/** Length of an excerpt from the first paragraph, for types without a summary. */
const EXCERPT = 300;

/** Markdown without syntax; links keep their text. */
const toPlainText = (markdown: string): string =>
  markdown.replace(/\[([^\]]*)\]\([^)]*\)/g, '$1').replace(/[#>*_`]|^\s*(?:-|\d+\.)\s/gm, '');

const demoNodes = openDemo().entries.filter(({ slug }) => isNode(slug));
const nodeByKey = new Map(demoNodes.map((node) => [node.key, node]));
const termByKey = new Map(demoTerms.map(({ key, label }) => [key, label]));

const listed = (node: Entry, field: string): string[] => (node.source.value[field] ?? []) as string[];
const textIn = (node: Entry | undefined, language: Language, field: string): string | undefined =>
  node && ((inLanguage(node, language)[field] ?? node.source.value[field]) as string | undefined);

const TERM_FIELDS = ['productSuites', 'industries', 'tags', 'articleTypes', 'resourceTypes'];

/** Names that a page shows from other nodes. */
function namesOn(node: Entry, language: Language): string[] {
  const titlesOf = (field: string) =>
    listed(node, field).map((key) => textIn(nodeByKey.get(key), language, 'title') ?? '');
  const valuesOf = (...fields: string[]) => fields.map((field) => String(node.source.value[field] ?? ''));
  switch (node.slug) {
    case 'article':
      return titlesOf('authors');
    case 'case_study':
      return valuesOf('customer');
    case 'testimonial':
      return valuesOf('person', 'organisation');
    case 'platform':
    case 'product_suite':
    case 'solution':
      return titlesOf('products');
    default:
      return [];
  }
}

function toDocument(node: Entry, nid: number, language: Language): SearchDocument {
  const markdown = textIn(node, language, 'body') ?? '';
  const [title = '', summary] = ['title', 'summary'].map((field) => textIn(node, language, field));
  const text = toPlainText(markdown);
  const others = wordsOf(node, language).filter((words) => ![title, summary, markdown].includes(words));
  return {
    nid,
    title,
    terms: TERM_FIELDS.flatMap((field) => listed(node, field))
      .map((key) => termByKey.get(key)?.[language] ?? '')
      .join(' '),
    excerpt: summary ?? text.slice(0, EXCERPT),
    body: [text, ...namesOn(node, language), ...others.map(toPlainText)].join('\n'),
    created: Date.parse(node.source.value.created as string) / 1000,
    url: node.key,
    facets: { content_type: [node.slug] },
  };
}

/**
 * The demo's published nodes in one language as search documents; `url` is the key by which judgements identify a
 * node.
 */
export function listDemoDocuments(language: Language): SearchDocument[] {
  return demoNodes.flatMap((node, position) => {
    const isThere = (node.source.value.moderation ?? 'published') === 'published';
    return isThere && languagesOf(node).includes(language) ? [toDocument(node, position + 1, language)] : [];
  });
}
