import { DefaultTemplate } from '@payloadcms/next/templates';
import { Gutter } from '@payloadcms/ui';
import { redirect } from 'next/navigation.js';
import type { AdminViewServerProps } from 'payload';
import { canPublish } from '../../access/roles.ts';
import './unused-media.css';
import { UnusedMediaList } from './unused-media-list.tsx';

/** `/admin/unused-media`: what an editor may tidy away (C-4). */
export function UnusedMediaView({ initPageResult, params, searchParams }: AdminViewServerProps) {
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
      visibleEntities={visibleEntities}
    >
      <Gutter className="unused-media">
        <h1>Unused media</h1>
        {canPublish(req) ? (
          <UnusedMediaList />
        ) : (
          <p>Media are removed by editors. If something here is in your way, ask one.</p>
        )}
      </Gutter>
    </DefaultTemplate>
  );
}
