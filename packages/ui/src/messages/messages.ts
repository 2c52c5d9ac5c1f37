import type { Language } from '@keelstone/model';
import { messagesDe } from './messages.de.ts';
import { type Messages, messagesEn } from './messages.en.ts';

export type { Messages } from './messages.en.ts';

const catalogue: Record<Language, Messages> = { en: messagesEn, de: messagesDe };

/** The words of the interface in one language. */
export function messagesOf(language: Language): Messages {
  return catalogue[language];
}
