import { sections } from '@keelstone/content/sections/sections.cms.ts';
import { messagesOf } from '@keelstone/languages/messages.ts';
import type { UIFieldServerProps } from 'payload';
import { canPublish } from '../../../access/roles.ts';
import { adminLanguageOf } from '../../../admin/admin-language.ts';
import { MakeReusable } from './make-reusable.tsx';

const kinds = Object.fromEntries(
  sections.map(({ slug, labels }) => [slug, typeof labels?.singular === 'string' ? labels.singular : slug]),
);

/** Below the sections of a page, for those who publish. */
export function MakeReusableField({ i18n, id, user }: UIFieldServerProps) {
  if (id === undefined || !canPublish({ user })) return null;
  return <MakeReusable kinds={kinds} messages={messagesOf(adminLanguageOf({ i18n }), 'reuse')} />;
}
