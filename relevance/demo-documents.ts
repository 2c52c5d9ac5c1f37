import type { Language } from '@keelstone/model';
import type { SearchDocument } from '@keelstone/search-index';
import { type DemoNode, demoNodes, demoTerms } from '@keelstone/seeds';

/** Characters of the first paragraph that make an excerpt where a type has no summary. */
const EXCERPT = 300;

const isLocalized = (value: object): value is { en: string; de?: string } =>
  'en' in value && typeof value.en === 'string';

/** Every text inside a value in one language, English where it has no other, as a page of the site would hold it. */
function textsIn(value: unknown, language: Language): string[] {
  if (value === null || typeof value !== 'object') return [];
  if (isLocalized(value)) return [value[language] ?? value.en];
  return Object.values(value).flatMap((inner) => textsIn(inner, language));
}

/** Markdown without its signs; links keep their words. */
const toPlainText = (markdown: string): string =>
  markdown.replace(/\[([^\]]*)\]\([^)]*\)/g, '$1').replace(/[#>*_`]|^\s*(?:-|\d+\.)\s/gm, '');

const titleByKey = new Map(demoNodes.map(({ key, title }) => [key, title]));
const termByKey = new Map(demoTerms.map(({ key, label }) => [key, label]));

const titlesOf = (keys: readonly string[], language: Language): string[] =>
  keys.map((key) => titleByKey.get(key)?.[language] ?? titleByKey.get(key)?.en ?? '');

function termKeys(node: DemoNode): string[] {
  const { productSuites = [], industries = [], tags = [] } = node;
  const own =
    node.type === 'article' ? node.articleTypes : node.type === 'resource' ? node.resourceTypes : [];
  return [...productSuites, ...industries, ...tags, ...own];
}

/** Names that a page shows and no text of its own holds. */
function namesOn(node: DemoNode, language: Language): string[] {
  switch (node.type) {
    case 'article':
      return titlesOf(node.authors, language);
    case 'case_study':
      return [node.customer];
    case 'testimonial':
      return [node.person, node.organisation];
    case 'platform':
    case 'product_suite':
    case 'solution':
      return titlesOf(node.products, language);
    default:
      return [];
  }
}

function toDocument(node: DemoNode, nid: number, language: Language): SearchDocument {
  const { title, summary, body, ...rest } = node;
  const text = toPlainText(body[language] ?? body.en);
  return {
    nid,
    title: title[language] ?? title.en,
    terms: termKeys(node)
      .map((key) => termByKey.get(key)?.[language] ?? '')
      .join(' '),
    excerpt: summary ? (summary[language] ?? summary.en) : text.slice(0, EXCERPT),
    body: [text, ...namesOn(node, language), ...textsIn(rest, language).map(toPlainText)].join('\n'),
    created: Date.parse(node.created) / 1000,
    url: node.key,
    facets: { content_type: [node.type] },
  };
}

/** The demo's published nodes in one language, as search documents; `url` is the key by which judgements name a node. */
export function listDemoDocuments(language: Language): SearchDocument[] {
  return demoNodes.flatMap((node, position) => {
    const isThere = (node.state ?? 'published') === 'published' && node.title[language] !== undefined;
    return isThere ? [toDocument(node, position + 1, language)] : [];
  });
}
