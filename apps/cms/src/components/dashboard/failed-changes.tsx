import type { Payload } from 'payload';
import type { ScheduledChange, User } from '../../payload-types.ts';
import { idOf } from '../../publish/relation.ts';
import './dashboard.css';

/** The page by its title, where it has one in the language of the dashboard. */
function nameOf({ relationTo, value }: ScheduledChange['document']): string {
  const title = typeof value === 'object' ? value.title : null;
  return title || `${relationTo} ${idOf(value)}`;
}

/** On the dashboard: what was planned and did not happen, until somebody takes it from the list (C-9). */
export async function FailedChanges({ payload, user }: { payload: Payload; user: User }) {
  if (user.role === 'author') return null;
  const { docs } = await payload.find({
    collection: 'scheduled_changes',
    where: { state: { equals: 'failed' } },
    sort: '-at',
    limit: 20,
    depth: 1,
  });
  if (docs.length === 0) return null;
  return (
    <section className="dashboard-list" data-concern="failure">
      <h2>{`Planned, and not done (${docs.length})`}</h2>
      <ul>
        {docs.map(({ id, action, document, failure }) => (
          <li key={id}>
            <a href={`/admin/collections/${document.relationTo}/${idOf(document.value)}`}>
              {nameOf(document)}
            </a>{' '}
            <span className="dashboard-list__aside">{action}</span>
            <p>{failure}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}
