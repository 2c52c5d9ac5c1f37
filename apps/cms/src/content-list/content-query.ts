import { isLanguage, LANGUAGES, type Language } from '@keelstone/model';
import { CONTENT_STATES, type ContentState } from '../admin/content-state/content-state.ts';
import { DRAFTED_COLLECTIONS, type DraftedSlug } from '../database/drafted-collections.ts';

/** The columns that may be shown besides the title. */
export const CONTENT_COLUMNS = [
  'type',
  'state',
  'languages',
  'authors',
  'changed',
  'changedBy',
  'planned',
  'created',
] as const;
export type ContentColumn = (typeof CONTENT_COLUMNS)[number];

const DEFAULT_COLUMNS: readonly ContentColumn[] = [
  'type',
  'state',
  'languages',
  'authors',
  'changed',
  'planned',
];

export const CONTENT_SORTS = ['-changed', 'changed', 'title', '-title', '-created', 'created'] as const;
export type ContentSort = (typeof CONTENT_SORTS)[number];

/** Pages with text in a language, or without. */
export type TranslationFilter = Language | `not-${Language}`;

/** What the content list shows. Every choice is in the URL, so that it can be sent to a colleague and saved. */
export type ContentQuery = {
  search: string;
  type: DraftedSlug | null;
  state: ContentState | null;
  translation: TranslationFilter | null;
  /** Id of a person who signs pages. */
  author: number | null;
  /** Id of the user who saved last. */
  changedBy: number | null;
  /** Only pages with a scheduled change. */
  isPlanned: boolean;
  /** Only pages whose latest text is not published. */
  isUnpublished: boolean;
  columns: readonly ContentColumn[];
  sort: ContentSort;
  /** From 1. */
  page: number;
};

export const EVERYTHING: ContentQuery = {
  search: '',
  type: null,
  state: null,
  translation: null,
  author: null,
  changedBy: null,
  isPlanned: false,
  isUnpublished: false,
  columns: DEFAULT_COLUMNS,
  sort: '-changed',
  page: 1,
};

type Parameters = Record<string, string | string[] | undefined>;

const LONGEST_SEARCH = 200;
const LARGEST_ID = 2_147_483_647;
const LAST_PAGE = 10_000;

const TRANSLATION_FILTERS: readonly TranslationFilter[] = LANGUAGES.flatMap((language) => [
  language,
  `not-${language}` as const,
]);

const first = (value: string | string[] | undefined): string =>
  (Array.isArray(value) ? value[0] : value) ?? '';

const oneOf = <Value extends string>(known: readonly Value[], value: string | string[] | undefined) =>
  known.find((each) => each === first(value)) ?? null;

function readNumber(value: string | string[] | undefined, largest: number): number | null {
  const text = first(value);
  if (!/^\d{1,10}$/.test(text)) return null;
  const number = Number(text);
  return number > 0 && number <= largest ? number : null;
}

function readColumns(value: string | string[] | undefined): readonly ContentColumn[] {
  if (value === undefined) return DEFAULT_COLUMNS;
  const named = [value].flat().flatMap((each) => each.split(','));
  return CONTENT_COLUMNS.filter((column) => named.includes(column));
}

/** Reads a query from the parameters of a URL; unknown and invalid ones are ignored. */
export function readContentQuery(parameters: Parameters = {}): ContentQuery {
  return {
    search: first(parameters.search).trim().slice(0, LONGEST_SEARCH),
    type: oneOf(DRAFTED_COLLECTIONS, parameters.type),
    state: oneOf(CONTENT_STATES, parameters.state),
    translation: oneOf(TRANSLATION_FILTERS, parameters.translation),
    author: readNumber(parameters.author, LARGEST_ID),
    changedBy: readNumber(parameters.changedBy, LARGEST_ID),
    isPlanned: first(parameters.planned) === 'yes',
    isUnpublished: first(parameters.unpublished) === 'yes',
    columns: readColumns(parameters.columns),
    sort: oneOf(CONTENT_SORTS, parameters.sort) ?? EVERYTHING.sort,
    page: readNumber(parameters.page, LAST_PAGE) ?? 1,
  };
}

/** The same from the query string of a URL. */
export const parseContentQuery = (queryString: string): ContentQuery => {
  const parameters: Record<string, string[]> = {};
  for (const [name, value] of new URLSearchParams(queryString)) {
    parameters[name] = [...(parameters[name] ?? []), value];
  }
  return readContentQuery(parameters);
};

/** The URL of a query, which has only what differs from the whole list. */
export function contentPath(query: ContentQuery): string {
  const {
    search,
    type,
    state,
    translation,
    author,
    changedBy,
    isPlanned,
    isUnpublished,
    columns,
    sort,
    page,
  } = query;
  const pairs = {
    search,
    type,
    state,
    translation,
    author,
    changedBy,
    planned: isPlanned ? 'yes' : null,
    unpublished: isUnpublished ? 'yes' : null,
    columns: columns.join() === DEFAULT_COLUMNS.join() ? null : columns.join(),
    sort: sort === EVERYTHING.sort ? null : sort,
    page: page === 1 ? null : page,
  };
  const set = Object.entries(pairs).filter(
    // No columns at all is a choice, too.
    ([name, value]) => value !== null && (value !== '' || name === 'columns'),
  );
  const parameters = new URLSearchParams(set.map(([name, value]) => [name, String(value)]));
  return set.length === 0 ? CONTENT_PATH : `${CONTENT_PATH}?${parameters}`;
}

export const CONTENT_PATH = '/admin/content';

/** The language without which a translation filter lists pages, or with which. */
export function languageOfFilter(filter: TranslationFilter): { language: Language; isMissing: boolean } {
  return isLanguage(filter)
    ? { language: filter, isMissing: false }
    : { language: filter.slice('not-'.length) as Language, isMissing: true };
}
