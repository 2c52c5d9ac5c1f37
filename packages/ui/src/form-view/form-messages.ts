import type { Language } from '@keelstone/model';
import { german } from './form-messages.de.ts';
import { english } from './form-messages.en.ts';

export type FormMessages = typeof english;

const messages: Record<Language, FormMessages> = { en: english, de: german };

export const formMessagesOf = (language: Language): FormMessages => messages[language];
