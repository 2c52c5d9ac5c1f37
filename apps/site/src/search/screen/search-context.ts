import type { SearchSettings } from '@keelstone/content/settings/page-settings.model.ts';
import type { Messages } from '@keelstone/languages/messages.ts';
import type { Language } from '@keelstone/model/language';
import { createContext, useContext } from 'react';
import type { SearchState } from '../url/search-state.ts';
import type { SearchView } from './search-view.ts';

/** Id of the search form, for the controls that stand outside it. */
export const SEARCH_FORM_ID = 'search-form';

/** What every part of the search screen reads, and the ways it has to change the state. */
export type SearchContextValue = {
  settings: SearchSettings;
  language: Language;
  messages: Messages['search'];
  view: SearchView;
  urlOf(state: SearchState): string;
  change(state: SearchState): void;
  /** Another page of the same results: goes to their beginning. */
  goToPage(page: number): void;
  retry(): void;
  /** Gives the heading of the results the focus, without scrolling. */
  focusResults(): void;
  /** Says something in the live region. */
  announce(text: string): void;
};

export const SearchContext = createContext<SearchContextValue | null>(null);

/** @throws Error outside the search screen, whose parts cannot stand alone */
export function useSearch(): SearchContextValue {
  const value = useContext(SearchContext);
  if (!value) throw new Error('This part of the search screen stands outside SearchScreen; put it inside.');
  return value;
}
