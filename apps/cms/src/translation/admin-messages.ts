import { type Messages, messagesOf } from '@keelstone/languages/messages.ts';
import type { Language } from '@keelstone/model';
import { adminLanguageOf } from '../admin/admin-language.ts';
import { fillMessage } from '../admin/fill-message.ts';

/** Plain texts, which the server hands to scripts. */
export type TranslationMessages = Messages['translation'];

/** The messages of this room in the admin's language. */
export const messagesIn = (language: string) =>
  messagesOf(adminLanguageOf({ i18n: { language } }), 'translation');

/** A content language as people of the admin's language call it. */
export const languageName = (language: Language, adminLanguage: string): string =>
  new Intl.DisplayNames([adminLanguage], { type: 'language' }).of(language) ?? language;

/** "German: 3 fields behind". */
export function sayState(
  { behind, isStarted }: { behind: number; isStarted: boolean },
  language: string,
  messages: TranslationMessages,
): string {
  const { upToDate, oneBehind, behind: manyBehind, notTranslated } = messages;
  if (behind === 0) return fillMessage(upToDate, { language });
  if (!isStarted) return fillMessage(notTranslated, { language });
  return fillMessage(behind === 1 ? oneBehind : manyBehind, { language, count: behind });
}
