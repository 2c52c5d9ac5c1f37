import type { ScheduledChange, User } from '@keelstone/editing/payload-types.ts';
import { type AdminText, readerLanguage, say } from '@keelstone/languages/say.ts';
import type { Payload } from 'payload';
import { formPath } from '../../admin/form-path.ts';
import { hasTitle, titleInAnother } from '../../admin/languages/title-in-another.ts';
import '../../admin/dashboard/dashboard.css';

const ACTIONS: Record<ScheduledChange['action'], AdminText> = {
  publish: 'Publish',
  unpublish: 'Unpublish',
  archive: 'Archive',
};

/** The page by its title in the language of the dashboard, or in another. Pages in the trash have no link. */
function PageOf({ document: { relationTo, value } }: Pick<ScheduledChange, 'document'>) {
  if (typeof value !== 'object' || value === null) return <span>{say('A page in the trash')}</span>;
  const language = readerLanguage();
  // Read in all languages.
  const titles = (value.title ?? {}) as unknown as Record<string, unknown>;
  const title = titles[language];
  return (
    <a href={formPath(relationTo, value.id)}>{hasTitle(title) ? title : titleInAnother(titles, language)}</a>
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
    locale: 'all',
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
