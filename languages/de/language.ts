import type { LanguageDefinition } from '../language-definition.ts';
import { contentTypes } from './content-types.ts';
import { hyphenate } from './hyphenate.ts';
import { locale, serverLocale } from './locale.ts';
import { audit } from './messages/audit.ts';
import { browserMessages } from './messages/browser.ts';
import { content } from './messages/content.ts';
import { forms } from './messages/forms.ts';
import { interfaceMessages } from './messages/interface.ts';
import { llms } from './messages/llms.ts';
import { mail } from './messages/mail.ts';
import { preview } from './messages/preview.ts';
import { reuse } from './messages/reuse.ts';
import { sections } from './messages/sections.ts';
import { share } from './messages/share.ts';
import { translation } from './messages/translation.ts';
import { text } from './text.ts';

export const de = {
  ...locale,
  ...serverLocale,
  contentTypes,
  messages: {
    interface: interfaceMessages,
    audit,
    content,
    forms,
    llms,
    mail,
    preview,
    sections,
    reuse,
    share,
    translation,
    ...browserMessages,
  },
  text,
  hyphenate,
  loadBrowserMessages: async () => browserMessages,
} satisfies LanguageDefinition;
