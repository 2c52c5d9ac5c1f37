import { sections } from '@keelstone/content/sections/sections.cms.ts';
import { messagesOf } from '@keelstone/languages/messages.ts';
import { sayLabel } from '@keelstone/languages/say.ts';
import type { UIFieldServerProps } from 'payload';
import { canPublish } from '../../../access/roles.ts';
import { adminLanguageOf } from '../../../admin/admin-language.ts';
import { MakeReusable } from './make-reusable.tsx';

/** In the language of who reads. */
const readKinds = () =>
  Object.fromEntries(sections.map(({ slug, labels }) => [slug, sayLabel(labels?.singular) || slug]));

/** Below the sections of a page, for those who publish. */
export function MakeReusableField({ i18n, id, user }: UIFieldServerProps) {
  if (id === undefined || !canPublish({ user })) return null;
  return <MakeReusable kinds={readKinds()} messages={messagesOf(adminLanguageOf({ i18n }), 'reuse')} />;
}
