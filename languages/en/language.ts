import type { LanguageDefinition } from '../language-definition.ts';
import { contentTypes } from './content-types.ts';
import { hyphenate } from './hyphenate.ts';
import { locale, serverLocale } from './locale.ts';
import { browserMessages } from './messages/browser.ts';
import { messages } from './messages/server.ts';
import { text } from './text.ts';

export const en = {
  ...locale,
  ...serverLocale,
  contentTypes,
  messages,
  text,
  hyphenate,
  loadBrowserMessages: async () => browserMessages,
} satisfies LanguageDefinition;
