import { messagesOf } from '@keelstone/languages/messages.ts';
import type { UIFieldServerProps } from 'payload';
import { canPublish } from '../../../access/roles.ts';
import { adminLanguageOf } from '../../../admin/admin-language.ts';
import { SaveAsTemplate } from './save-as-template.tsx';

/** For those who publish, once the page is saved. */
export function SaveAsTemplateField({ i18n, id, user }: UIFieldServerProps) {
  if (id === undefined || !canPublish({ user })) return null;
  return <SaveAsTemplate messages={messagesOf(adminLanguageOf({ i18n }), 'reuse')} />;
}
