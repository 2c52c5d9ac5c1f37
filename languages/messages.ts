import type { Messages } from './language-definition.ts';
import { type Language, languages } from './languages.ts';

export type { Messages };

/**
 * The messages of one feature in a language; by default, those of the interface. For the server: browsers only
 * have the messages of a few features, which `browserMessagesOf` loads.
 */
export function messagesOf<F extends keyof Messages = 'interface'>(
  language: Language,
  feature: F = 'interface' as F,
): Messages[F] {
  const messages: Messages = languages[language].messages;
  return messages[feature];
}

/** Messages that scripts show. In a browser they are loaded on demand, in this language only. */
export const browserMessagesOf = (
  language: Language,
): Promise<Pick<Messages, 'consent' | 'errors' | 'search'>> => languages[language].loadBrowserMessages();
