import { languageName } from '@keelstone/languages/languages.ts';
import { messagesOf } from '@keelstone/languages/messages.ts';
import { fillMessage } from '@keelstone/languages/say.ts';
import { LANGUAGES, type Language } from '@keelstone/model';

export const hasTitle = (value: unknown): value is string => typeof value === 'string' && value.trim() !== '';

/** What a document is called where it has no title in the current language: its first other title. */
export function titleInAnother(titles: Record<string, unknown>, adminLanguage: Language): string {
  const messages = messagesOf(adminLanguage, 'translation');
  const language = LANGUAGES.find((each) => hasTitle(titles[each]));
  if (!language) return messages.noTitle;
  return fillMessage(messages.titleElsewhere, {
    title: String(titles[language]),
    language: languageName(language, adminLanguage),
  });
}
