import { LANGUAGES, languagePrefix } from '@keelstone/model';

const PREFIXES = LANGUAGES.map(languagePrefix)
  .filter((prefix) => prefix !== '')
  .join('|');

/** The start page of a language and the search, whose addresses no editor chooses, in any case of letters. */
export const OWN_PATHS = new RegExp(`^(?:${PREFIXES})?/search(?=/|$)|^(?:${PREFIXES})$`, 'i');
