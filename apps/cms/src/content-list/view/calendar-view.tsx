import type { AdminViewServerProps } from 'payload';
import { canPublish } from '../../access/roles.ts';
import { AdminPage } from '../../admin/admin-page.tsx';
import { CALENDAR_SPANS, readDay } from '../calendar/calendar-days.ts';
import { listTextsOf } from '../list-texts.ts';
import { Calendar } from './calendar.tsx';
import './content-list.css';
import './calendar.css';

/** `/admin/calendar`: what is planned, published, in review and begins, by month or week (C-9). */
export function CalendarView(view: AdminViewServerProps) {
  const { req } = view.initPageResult;
  const texts = listTextsOf(req);
  const { span, day } = view.searchParams ?? {};
  return (
    <AdminPage view={view} className="content-list calendar" heading={texts.messages.calendar.heading}>
      <Calendar
        span={CALENDAR_SPANS.find((each) => each === span) ?? 'month'}
        day={readDay(day)}
        mayMove={canPublish(req)}
        texts={texts}
      />
    </AdminPage>
  );
}
