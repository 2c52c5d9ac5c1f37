import type { FacetSettings, SearchSettings } from '@keelstone/content/settings/page-settings.model.ts';
import { DEFAULT_SORT, SORTS, type Sort } from '@keelstone/model/search-contract';
import { fitsPath, hyphenate, type KnownValues, matchHyphenated, matchList } from './known-values.ts';
import { decodePart, encodePart, type RawParameter, splitQuery } from './query-string.ts';
import {
  cleanKeyword,
  EMPTY_STATE,
  RESULT_WINDOW,
  type SearchState,
  selectedValues,
  withKeyword,
  withPage,
  withSelection,
  withSort,
} from './search-state.ts';

/** A path and a query as requested: still encoded, the query without its `?`. */
export type RawUrl = { path: string; query: string };

/** Splits `/search/x?keyword=y` without decoding anything. */
export function splitUrl(url: string): RawUrl {
  const [path = '', ...query] = url.replace(/#.*$/s, '').split('?');
  return { path, query: query.join('?') };
}

const isSort = (value: string): value is Sort => SORTS.includes(value as Sort);

/** Anything that is not a valid page number of this screen is treated as page 1 (S-24). */
function parsePage(text: string, pageSize: number): number {
  const page = /^\d{1,9}$/.test(text) ? Number(text) : 1;
  return Math.min(Math.max(page, 1), Math.floor(RESULT_WINDOW / pageSize));
}

function pathValue(path: string, settings: SearchSettings, known: readonly string[]): string[] {
  const rest = path.startsWith(`${settings.basePath}/`) ? path.slice(settings.basePath.length + 1) : '';
  if (rest === '') return [];
  // In a path, `+` is a literal plus sign.
  const value = matchHyphenated(known, decodePart(rest.replaceAll('+', '%2B')));
  return value === undefined ? [] : [value];
}

function facetSelection(
  facet: FacetSettings,
  raw: RawUrl,
  parameters: readonly RawParameter[],
  settings: SearchSettings,
  known: readonly string[],
): string[] {
  const fromPath = facet.type === 'params' ? pathValue(raw.path, settings, known) : [];
  // Without scripts, the form repeats the parameter for each checkbox, which is equivalent to a list.
  const rawList = parameters
    .filter((parameter) => parameter.name === facet.urlParam)
    .map((parameter) => parameter.rawValue)
    .join(',');
  return [...fromPath, ...matchList(known, rawList, decodePart)];
}

/**
 * Parses a URL to a state. Unknown parameters, values, sort orders and page numbers are ignored, so that the URL
 * of the state is canonical.
 *
 * @param known the values of each facet; others are dropped
 */
export function parseSearchUrl(raw: RawUrl, settings: SearchSettings, known: KnownValues): SearchState {
  const parameters = splitQuery(raw.query);
  const first = (name: string) => decodePart(parameters.find((each) => each.name === name)?.rawValue ?? '');
  let state = withKeyword(EMPTY_STATE, first('keyword'));
  for (const facet of settings.facets) {
    const values = facetSelection(facet, raw, parameters, settings, known[facet.name] ?? []);
    state = withSelection(state, facet.name, values);
  }
  const sort = first('sort');
  return withPage(
    withSort(state, isSort(sort) ? sort : DEFAULT_SORT),
    parsePage(first('page'), settings.pageSize),
  );
}

/**
 * Writes the state as a URL: path and query, parameters sorted by name, defaults left out. `parseSearchUrl`
 * restores the same state from it.
 *
 * @param known as for `parseSearchUrl`: a path value must be recognised among them
 */
export function toSearchUrl(state: SearchState, settings: SearchSettings, known: KnownValues): string {
  let path = settings.basePath;
  const parameters: [name: string, value: string][] = [];
  for (const facet of settings.facets) {
    let values = selectedValues(state, facet.name);
    const [first] = values;
    if (facet.type === 'params' && first !== undefined && fitsPath(known[facet.name] ?? [first], first)) {
      path += `/${encodePart(hyphenate(first))}`;
      values = values.slice(1);
    }
    if (values.length > 0) parameters.push([facet.urlParam, values.map(encodePart).join(',')]);
  }
  const keyword = cleanKeyword(state.keyword);
  if (keyword !== '') parameters.push(['keyword', encodePart(keyword)]);
  if (state.page > 1) parameters.push(['page', String(state.page)]);
  if (state.sort !== DEFAULT_SORT) parameters.push(['sort', state.sort]);
  const query = parameters
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([name, value]) => `${name}=${value}`)
    .join('&');
  return query === '' ? path : `${path}?${query}`;
}

/**
 * True if two URLs are equal apart from their encoding. A proxy that decodes `%2C` must not cause an endless
 * redirect.
 */
export function isSameUrl(a: RawUrl, b: RawUrl): boolean {
  const decoded = ({ path, query }: RawUrl) =>
    JSON.stringify([
      decodePart(path.replaceAll('+', '%2B')),
      splitQuery(query).map((each) => [each.name, decodePart(each.rawValue)]),
    ]);
  return decoded(a) === decoded(b);
}
