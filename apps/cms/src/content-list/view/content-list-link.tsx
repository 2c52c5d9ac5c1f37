import { messagesOf } from '@keelstone/languages/messages.ts';
import type { ServerProps } from 'payload';
import { adminLanguageOf } from '../../admin/admin-language.ts';
import { CONTENT_PATH } from '../content-query.ts';
import './content-list.css';

/** Link to the content list, first in the menu. */
export function ContentListLink({ i18n, user }: ServerProps) {
  if (!user) return null;
  return (
    <p className="content-list-link">
      <a href={CONTENT_PATH}>{messagesOf(adminLanguageOf({ i18n }), 'content').heading}</a>
    </p>
  );
}
