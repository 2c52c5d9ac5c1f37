import type { Language } from '@keelstone/model/language';
import { searchMessagesDe } from './search-messages.de.ts';
import { type SearchMessages, searchMessagesEn } from './search-messages.en.ts';

export type { SearchMessages } from './search-messages.en.ts';

const catalogue: Record<Language, SearchMessages> = { en: searchMessagesEn, de: searchMessagesDe };

/** The words of the search screen in one language. */
export function searchMessages(language: Language): SearchMessages {
  return catalogue[language];
}
