import type { Language } from '@keelstone/model';
import { german } from './section-messages.de.ts';
import { english } from './section-messages.en.ts';

export type SectionMessages = {
  [K in keyof typeof english]: (typeof english)[K] extends string ? string : (typeof english)[K];
};

const messages: Record<Language, SectionMessages> = { en: english, de: german };

export const sectionMessagesOf = (language: Language): SectionMessages => messages[language];
