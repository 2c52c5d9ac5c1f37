import { say } from '@keelstone/languages/say.ts';
import type { AdminViewServerProps } from 'payload';
import { canPublish } from '../../../access/roles.ts';
import { AdminPage } from '../../../admin/admin-page.tsx';
import './unused-media.css';
import { UnusedMediaList } from './unused-media-list.tsx';

/** `/admin/unused-media`: media that editors may remove (C-4). */
export function UnusedMediaView(view: AdminViewServerProps) {
  return (
    <AdminPage view={view} className="unused-media" heading={say('Unused media')}>
      {canPublish(view.initPageResult.req) ? (
        <UnusedMediaList />
      ) : (
        <p>{say('Media are removed by editors. If something here is in your way, ask one.')}</p>
      )}
    </AdminPage>
  );
}
