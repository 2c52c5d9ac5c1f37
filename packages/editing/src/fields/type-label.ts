import { LANGUAGES } from '@keelstone/languages/languages.ts';
import { messagesOf } from '@keelstone/languages/messages.ts';
import type { TextByLanguage } from '@keelstone/languages/say.ts';
import type { ContentType } from '@keelstone/model';

/** What each language calls a content type. */
export const typeLabel = (type: ContentType): TextByLanguage =>
  Object.fromEntries(LANGUAGES.map((language) => [language, messagesOf(language).contentTypes[type]]));
