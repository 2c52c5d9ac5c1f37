import { audit } from './audit.ts';
import { browserMessages } from './browser.ts';
import { content } from './content.ts';
import { forms } from './forms.ts';
import { interfaceMessages } from './interface.ts';
import { llms } from './llms.ts';
import { mail } from './mail.ts';
import { preview } from './preview.ts';
import { reuse } from './reuse.ts';
import { sections } from './sections.ts';
import { share } from './share.ts';
import { translation } from './translation.ts';

/** All messages, by feature. The other languages are type-checked against it (`Messages`). */
export const messages = {
  interface: interfaceMessages,
  audit,
  content,
  forms,
  llms,
  mail,
  preview,
  reuse,
  sections,
  share,
  translation,
  ...browserMessages,
};
