import { messagesOf } from '@keelstone/languages/messages.ts';
import { DEFAULT_LANGUAGE, isLanguage, type Language } from '@keelstone/model';

/** The messages of this room in the admin's language. */
export const messagesIn = (adminLanguage: string) =>
  messagesOf(isLanguage(adminLanguage) ? adminLanguage : DEFAULT_LANGUAGE, 'translation');

export type TranslationMessages = ReturnType<typeof messagesIn>;

/** A content language as people of the admin's language call it. */
export const languageName = (language: Language, adminLanguage: string): string =>
  new Intl.DisplayNames([adminLanguage], { type: 'language' }).of(language) ?? language;

/** Replaces the placeholders of a message. */
export const fill = (message: string, values: Record<string, string | number>): string =>
  message.replace(/\{(\w+)\}/g, (_, name: string) => String(values[name] ?? ''));

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
