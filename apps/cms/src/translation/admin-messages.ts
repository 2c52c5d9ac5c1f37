import { type Messages, messagesOf } from '@keelstone/languages/messages.ts';
import { fillMessage } from '@keelstone/languages/say.ts';
import type { Language } from '@keelstone/model';

/** Plain texts, which the server hands to scripts. */
export type TranslationMessages = Messages['translation'];

/** The messages of this feature in the admin's language. */
export const messagesIn = (language: Language) => messagesOf(language, 'translation');

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
