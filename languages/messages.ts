import type { Messages } from './language-definition.ts';
import { type Language, languages } from './languages.ts';

export type { Messages };

/**
 * What one feature says in a language; without a name, the interface around all of them. On the server: a browser is
 * sent a few features only, and asks for them by `browserMessagesOf`.
 */
export function messagesOf<F extends keyof Messages = 'interface'>(
  language: Language,
  feature: F = 'interface' as F,
): Messages[F] {
  const messages: Messages = languages[language].messages;
  return messages[feature];
}

/** Messages that scripts show. In a browser they are fetched, those of this language only. */
export const browserMessagesOf = (
  language: Language,
): Promise<Pick<Messages, 'consent' | 'errors' | 'search'>> => languages[language].loadBrowserMessages();
