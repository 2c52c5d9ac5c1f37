import type { SearchSettings } from '@keelstone/content/settings/page-settings.model.ts';
import type { Messages } from '@keelstone/languages/messages.ts';
import type { Language } from '@keelstone/model/language';
import { createContext, useContext } from 'react';
import type { FallbackLinks } from '../query/search-response.ts';
import type { SearchState } from '../url/search-state.ts';
import type { SearchView } from './search-view.ts';

/** Id of the search form, for the controls outside it. */
export const SEARCH_FORM_ID = 'search-form';

/** What all parts of the search screen read, and the functions to change the state. */
export type SearchContextValue = {
  settings: SearchSettings;
  language: Language;
  messages: Messages['search'];
  view: SearchView;
  fallbackLinks: FallbackLinks;
  urlOf(state: SearchState): string;
  change(state: SearchState): void;
  /** Shows another page of the same results, and scrolls to its beginning. */
  goToPage(page: number): void;
  retry(): void;
  /** Reports that a result is opened. @param rank where it is shown, from 1 */
  choose(nid: string, rank: number): void;
  /** Focuses the heading of the results, without scrolling. */
  focusResults(): void;
  /** Announces a text in the live region. */
  announce(text: string): void;
};

export const SearchContext = createContext<SearchContextValue | null>(null);

/** @throws Error outside the search screen, without which its parts cannot work */
export function useSearch(): SearchContextValue {
  const value = useContext(SearchContext);
  if (!value) throw new Error('This part of the search screen stands outside SearchScreen; put it inside.');
  return value;
}
