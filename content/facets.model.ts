import type { Messages } from '@keelstone/languages/messages.ts';
import { ARCHIVED } from '@keelstone/model/search-contract';
import type { Term, Vocabulary } from '@keelstone/model/vocabulary';
import type { PublishedNode } from './types/types.model.ts';

/** The vocabularies that every node has terms of (C-3), by the field with the terms. */
const SUBJECTS = {
  productSuites: 'product_suites',
  industries: 'industries',
  tags: 'tags',
} as const satisfies Record<string, Vocabulary>;
type SubjectField = keyof typeof SUBJECTS;

type Subjects = Record<SubjectField, readonly Term[]>;

/** All terms of a node, by the field that has them. */
export const subjectsOf = (node: Subjects): [SubjectField, readonly Term[]][] =>
  (Object.keys(SUBJECTS) as SubjectField[]).map((field) => [field, node[field]]);

type Facet = {
  /** What editors read. */
  label: string;
  /** The field of a node whose terms are the values. */
  field?: SubjectField;
  /** Other values, such as those of a field that one type alone has; `date` is the node's year, or `Archived`. */
  values?: (node: PublishedNode, date: string) => string[];
  /** What such values are called. */
  valueLabels?: (messages: Messages['interface']) => Record<string, string>;
  order: 'ascending' | 'date';
  /** `params`: the first selected value is in the path of the search screen (S-1). */
  type: 'params' | 'query';
  /** A search without results offers every value instead. */
  isSuggestedWithoutResults?: true;
  /** Values are offered while somebody types a keyword. */
  isSuggested?: true;
};

/** The facet that a listing of one content type is without (S-19). */
export const TYPE_FACET = 'content_type';
/** The facet that has archived nodes under a value of their own (S-18). */
export const DATE_FACET = 'date';

/** The facets of the search, in the order of the screen (S-6). Names are in URLs and in the GraphQL API. */
const FACETS = {
  product_suites: {
    label: 'Product suites',
    field: 'productSuites',
    order: 'ascending',
    type: 'params',
    isSuggestedWithoutResults: true,
    isSuggested: true,
  },
  industries: { label: 'Industries', field: 'industries', order: 'ascending', type: 'query' },
  [TYPE_FACET]: {
    label: 'Content type',
    values: ({ type }) => [type],
    valueLabels: (messages) => messages.contentTypes,
    order: 'ascending',
    type: 'query',
    isSuggested: true,
  },
  [DATE_FACET]: {
    label: 'Date',
    values: (_node, date) => [date],
    valueLabels: (messages) => ({ [ARCHIVED]: messages.archivedDate }),
    order: 'date',
    type: 'query',
  },
} as const satisfies Record<string, Facet>;

export type FacetName = keyof typeof FACETS;
export const FACET_NAMES = Object.keys(FACETS) as FacetName[];

export const facetOf = (name: FacetName): Facet => FACETS[name];

/** The terms of a node that are values of a facet; a term has the same id in every language. */
export function facetTerms(name: FacetName, node: Subjects): readonly Term[] {
  const { field } = facetOf(name);
  return field ? node[field] : [];
}

/**
 * The values of a node for every facet.
 *
 * @param date its year, or `Archived`
 */
export const facetValues = (node: PublishedNode, date: string) =>
  Object.fromEntries(
    FACET_NAMES.map((name) => [
      name,
      facetOf(name).values?.(node, date) ?? facetTerms(name, node).map(({ label }) => label),
    ]),
  );
