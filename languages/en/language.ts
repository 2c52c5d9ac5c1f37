import type { LanguageDefinition } from '../language-definition.ts';
import { aliases } from './aliases.ts';
import { hyphenate } from './hyphenate.ts';
import { locale } from './locale.ts';
import { browserMessages } from './messages/browser.ts';
import { messages } from './messages/server.ts';
import { text } from './text.ts';

export const en = {
  ...locale,
  aliases,
  messages,
  text,
  hyphenate,
  loadBrowserMessages: async () => browserMessages,
} satisfies LanguageDefinition;
