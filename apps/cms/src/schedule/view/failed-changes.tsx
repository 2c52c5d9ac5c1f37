import type { ScheduledChange, User } from '@keelstone/editing/payload-types.ts';
import { type AdminText, say } from '@keelstone/languages/say.ts';
import type { Payload } from 'payload';
import '../../admin/dashboard.css';

const ACTIONS: Record<ScheduledChange['action'], AdminText> = {
  publish: 'Publish',
  unpublish: 'Unpublish',
  archive: 'Archive',
};

/** The page by its title, if it has one in the language of the dashboard. Pages in the trash have no link. */
function PageOf({ document: { relationTo, value } }: Pick<ScheduledChange, 'document'>) {
  if (typeof value !== 'object' || value === null) return <span>{say('A page in the trash')}</span>;
  return (
    <a href={`/admin/collections/${relationTo}/${value.id}`}>{value.title || `${relationTo} ${value.id}`}</a>
  );
}

const KEPT_DRAFT: AdminText = 'Published as planned. What was saved after that is kept as the draft.';

/**
 * On the dashboard: scheduled changes that failed, or that published an older text than the last one saved, until
 * somebody removes them (C-9, C-12).
 */
export async function FailedChanges({ payload, user }: { payload: Payload; user: User }) {
  if (user.role === 'author') return null;
  const { docs } = await payload.find({
    collection: 'scheduled_changes',
    where: { or: [{ state: { in: ['failed', 'void'] } }, { keptDraft: { equals: true } }] },
    sort: '-at',
    limit: 20,
    pagination: false,
    depth: 1,
  });
  if (docs.length === 0) return null;
  return (
    <section className="dashboard-list" data-concern="failure">
      <h2>{say('Planned, and to be looked at ({count})', { count: docs.length })}</h2>
      <ul>
        {docs.map(({ id, action, document, failure, keptDraft }) => (
          <li key={id}>
            <PageOf document={document} />{' '}
            <span className="dashboard-list__aside">{say(ACTIONS[action])}</span>
            <p>{keptDraft ? say(KEPT_DRAFT) : failure}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}
