import type { Language } from '@keelstone/model';
import { shareMessagesDe } from './share-messages.de.ts';
import { type ShareMessages, shareMessagesEn } from './share-messages.en.ts';

const catalogue: Record<Language, ShareMessages> = { en: shareMessagesEn, de: shareMessagesDe };

/** The words of sharing in one language. */
export function shareMessagesOf(language: Language): ShareMessages {
  return catalogue[language];
}
