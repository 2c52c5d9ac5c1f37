import { messagesOf } from '@keelstone/languages/messages.ts';
import type { UIFieldServerProps } from 'payload';
import { canPublish } from '../../../access/roles.ts';
import { adminLanguageOf } from '../../../admin/admin-language.ts';
import { MakeReusable } from './make-reusable.tsx';

/** Beside the sections of a page, for those who publish. */
export function MakeReusableField({ i18n, id, user }: UIFieldServerProps) {
  if (id === undefined || !canPublish({ user })) return null;
  return <MakeReusable messages={messagesOf(adminLanguageOf({ i18n }), 'reuse')} />;
}
