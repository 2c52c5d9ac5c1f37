import { messagesOf } from '@keelstone/languages/messages.ts';
import type { ServerProps } from 'payload';
import { adminLanguageOf } from '../../admin/admin-language.ts';
import { CONTENT_PATH } from '../content-query.ts';
import './content-list.css';

/** Links to the content list and the calendar, first in the menu. */
export function ContentListLink({ i18n, user }: ServerProps) {
  if (!user) return null;
  const { heading, calendar } = messagesOf(adminLanguageOf({ i18n }), 'content');
  return (
    <p className="content-list-link">
      <a href={CONTENT_PATH}>{heading}</a>
      <a href="/admin/calendar">{calendar.heading}</a>
    </p>
  );
}
