import type { Payload } from 'payload';
import type { ScheduledChange, User } from '../../payload-types.ts';
import { idOf } from '../../publish/relation.ts';
import './dashboard.css';

/** The page by its title, where it has one in the language of the dashboard. */
function nameOf({ relationTo, value }: ScheduledChange['document']): string {
  const title = typeof value === 'object' ? value.title : null;
  return title || `${relationTo} ${idOf(value)}`;
}

const KEPT_DRAFT = 'Published as planned. What was saved after that is kept as the draft.';

/** On the dashboard: what did not happen as planned, or not with what was saved last, until it is taken away (C-9, C-12). */
export async function FailedChanges({ payload, user }: { payload: Payload; user: User }) {
  if (user.role === 'author') return null;
  const { docs } = await payload.find({
    collection: 'scheduled_changes',
    where: { or: [{ state: { in: ['failed', 'void'] } }, { keptDraft: { equals: true } }] },
    sort: '-at',
    limit: 20,
    depth: 1,
  });
  if (docs.length === 0) return null;
  return (
    <section className="dashboard-list" data-concern="failure">
      <h2>{`Planned, and to be looked at (${docs.length})`}</h2>
      <ul>
        {docs.map(({ id, action, document, failure, keptDraft }) => (
          <li key={id}>
            <a href={`/admin/collections/${document.relationTo}/${idOf(document.value)}`}>
              {nameOf(document)}
            </a>{' '}
            <span className="dashboard-list__aside">{action}</span>
            <p>{keptDraft ? KEPT_DRAFT : failure}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}
