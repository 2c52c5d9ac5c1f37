import { say } from '@keelstone/languages/say.ts';
import type { AdminViewServerProps } from 'payload';
import { AdminPage } from '../../admin/admin-page.tsx';
import { SubmissionList } from './submission-list.tsx';
import './submissions.css';

const text = (value: string | string[] | undefined): string => (typeof value === 'string' ? value : '');

/** `/admin/submissions`: form submissions and the state of their delivery (C-8). */
export function SubmissionsView(view: AdminViewServerProps) {
  const { form, state, desk } = view.searchParams ?? {};
  return (
    <AdminPage view={view} className="submissions" heading={say('Submissions')}>
      <SubmissionList first={{ form: text(form), state: text(state), desk: text(desk), text: '', page: 1 }} />
    </AdminPage>
  );
}
