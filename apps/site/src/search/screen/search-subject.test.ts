import { messagesOf } from '@keelstone/languages/messages.ts';
import { expect, it } from 'vitest';
import { EMPTY_STATE } from '../url/search-state.ts';
import { searchTitle } from './search-subject.ts';

it.each([
  ['en', 'Search: “near miss”'],
  ['de', 'Suche: „near miss“'],
  ['fr', 'Recherche\u00a0: «\u00a0near miss\u00a0»'],
] as const)(
  'S-2 U-8 the title of a search in %s has the quotation marks of the language',
  (language, title) => {
    const state = { ...EMPTY_STATE, keyword: 'near miss' };
    expect(searchTitle(state, [], messagesOf(language, 'search'))).toBe(title);
  },
);
