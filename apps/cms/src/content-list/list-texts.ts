import { LANGUAGES, languageName, languages } from '@keelstone/languages/languages.ts';
import { type Messages, messagesOf } from '@keelstone/languages/messages.ts';
import { sayLabel } from '@keelstone/languages/say.ts';
import type { Language } from '@keelstone/model';
import type { Payload } from 'payload';
import { adminLanguageOf } from '../admin/admin-language.ts';
import { DRAFTED_COLLECTIONS, type DraftedSlug } from '../database/drafted-collections.ts';

/** What the list says, for the browser as well. */
export type ListTexts = {
  messages: Messages['content'];
  /** BCP 47 tag of the admin's language. */
  locale: string;
  types: Record<DraftedSlug, string>;
  languages: Record<Language, string>;
};

export function listTextsOf({ payload, i18n }: { payload: Payload; i18n: { language: string } }): ListTexts {
  const reader = adminLanguageOf({ i18n });
  const labelOf = (type: DraftedSlug) => sayLabel(payload.collections[type].config.labels.singular) || type;
  return {
    messages: messagesOf(reader, 'content'),
    locale: languages[reader].tag,
    types: Object.fromEntries(DRAFTED_COLLECTIONS.map((type) => [type, labelOf(type)])) as ListTexts['types'],
    languages: Object.fromEntries(
      LANGUAGES.map((language) => [language, languageName(language, reader)]),
    ) as ListTexts['languages'],
  };
}
