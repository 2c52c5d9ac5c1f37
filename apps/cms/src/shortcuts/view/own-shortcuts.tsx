import type { User } from '@keelstone/editing/payload-types.ts';
import { say } from '@keelstone/languages/say.ts';
import type { Payload } from 'payload';
import '../../admin/dashboard/dashboard.css';

/** On the dashboard: the user's own shortcuts (C-6). */
export async function OwnShortcuts({ payload, user }: { payload: Payload; user: User }) {
  const { docs } = await payload.find({
    collection: 'shortcuts',
    overrideAccess: false,
    user: { ...user, collection: 'users' },
    pagination: false,
    depth: 0,
  });
  return (
    <section className="dashboard-list">
      <h2>{say('Shortcuts')}</h2>
      {docs.length === 0 && (
        <p>{say('Mark a page of the CMS with “Add shortcut” at its top, and it stands here.')}</p>
      )}
      <ul>
        {docs.map(({ id, title, url }) => (
          <li key={id}>
            <a href={url}>{title}</a>
          </li>
        ))}
      </ul>
      <p>
        <a href="/admin/collections/shortcuts">{say('Change the list')}</a>
      </p>
    </section>
  );
}
