import { messagesOf } from '@keelstone/languages/messages.ts';
import { DEFAULT_LANGUAGE, isLanguage, type Language } from '@keelstone/model';
import { fill, type TranslationMessages } from './fill-message.ts';

/** The messages of this room in the admin's language. */
export const messagesIn = (adminLanguage: string) =>
  messagesOf(isLanguage(adminLanguage) ? adminLanguage : DEFAULT_LANGUAGE, 'translation');

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
  if (behind === 0) return fill(upToDate, { language });
  if (!isStarted) return fill(notTranslated, { language });
  return fill(behind === 1 ? oneBehind : manyBehind, { language, count: behind });
}
