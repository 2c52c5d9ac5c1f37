import { facetValues, subjectsOf } from '@keelstone/content/facets.model.ts';
import { sectionToPlainText } from '@keelstone/content/sections/sections.model.ts';
import { type PublishedNode, traitsOf } from '@keelstone/content/types/types.model.ts';
import type { ContentTypeTexts } from '@keelstone/languages/content-type-texts.ts';
import { type Language, languages } from '@keelstone/languages/languages.ts';
import { ARCHIVED, type ContentType, richTextToPlainText, withoutBlanks } from '@keelstone/model';
import type { SearchDocument } from '@keelstone/search-index';

const labels = (terms: readonly { label: string }[]) => terms.map((term) => term.label);

/** Where links to a node lead: a resource may open its asset instead of its page (S-15). */
export const linkUrl = (node: PublishedNode): string => traitsOf(node.type).link?.(node) ?? node.path;

/** What a content type is called, and several of its nodes. */
export function typeNames(type: ContentType, language: Language): string[] {
  const { name, group }: ContentTypeTexts = languages[language].contentTypes[type];
  return group ? [name, group] : [name];
}

/** The year of a node, in UTC; archived nodes have `Archived` instead (S-18). */
function dateValue(node: PublishedNode): string {
  if (node.archived) return ARCHIVED;
  const seconds = traitsOf(node.type).date?.(node) ?? node.created;
  return String(new Date(seconds * 1000).getUTCFullYear());
}

/** All text of a node's page but its title and excerpt. */
export function plainText(node: PublishedNode): string {
  const text = [
    richTextToPlainText(node.body),
    ...(traitsOf(node.type).text?.(node) ?? []),
    ...node.sections.map(sectionToPlainText),
  ];
  return withoutBlanks(text.filter(Boolean).join('\n'));
}

/** Converts a published node to a document of its language's search index. */
export function toSearchDocument(node: PublishedNode): SearchDocument {
  const own = traitsOf(node.type);
  const date = dateValue(node);
  return {
    nid: node.nid,
    title: node.title,
    ...(node.alsoFoundBy ? { alsoFoundBy: node.alsoFoundBy } : {}),
    terms: [
      ...labels([...subjectsOf(node).flatMap(([, terms]) => terms), ...(own.terms?.(node) ?? [])]),
      // "case study railway" and "article 2024" look for pages of a type and a year, which hardly any page says.
      ...typeNames(node.type, node.language),
      ...(node.archived ? [] : [date]),
    ].join(' '),
    excerpt: node.excerpt,
    body: plainText(node),
    created: node.created,
    url: linkUrl(node),
    facets: facetValues(node, date),
  };
}
