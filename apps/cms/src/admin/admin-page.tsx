import { DefaultTemplate } from '@payloadcms/next/templates';
import { Gutter } from '@payloadcms/ui';
import { redirect } from 'next/navigation.js';
import type { AdminViewServerProps } from 'payload';
import type { ReactNode } from 'react';

type AdminPageProps = {
  /** The props that Payload passes to the view. */
  view: AdminViewServerProps;
  className: string;
  heading: string;
  children: ReactNode;
};

/** A custom admin page for staff; anonymous users are redirected to the log-in. */
export function AdminPage({ view, className, heading, children }: AdminPageProps) {
  const { initPageResult, params, searchParams } = view;
  const { locale, permissions, req, visibleEntities } = initPageResult;
  if (!req.user) redirect('/admin/login');
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
      // As Payload does in its own views.
      viewActions={req.payload.config.admin.components.actions.toReversed()}
      visibleEntities={visibleEntities}
    >
      <Gutter className={className}>
        <h1>{heading}</h1>
        {children}
      </Gutter>
    </DefaultTemplate>
  );
}
