import { DefaultTemplate } from '@payloadcms/next/templates';
import { Gutter } from '@payloadcms/ui';
import { redirect } from 'next/navigation.js';
import type { AdminViewServerProps } from 'payload';
import { SubmissionList } from './submission-list.tsx';
import './submissions.css';

const text = (value: string | string[] | undefined): string => (typeof value === 'string' ? value : '');

/** `/admin/submissions`: what visitors sent by forms, and what became of it (C-8). */
export function SubmissionsView({ initPageResult, params, searchParams }: AdminViewServerProps) {
  const { locale, permissions, req, visibleEntities } = initPageResult;
  if (!req.user) redirect('/admin/login');
  const { form, state } = searchParams ?? {};
  return (
    <DefaultTemplate
      i18n={req.i18n}
      locale={locale}
      params={params}
      payload={req.payload}
      permissions={permissions}
      req={req}
      searchParams={searchParams}
      user={req.user}
      visibleEntities={visibleEntities}
    >
      <Gutter className="submissions">
        <h1>Submissions</h1>
        <SubmissionList first={{ form: text(form), state: text(state), page: 1 }} />
      </Gutter>
    </DefaultTemplate>
  );
}
