import type { User } from '@keelstone/editing/payload-types.ts';
import { say } from '@keelstone/languages/say.ts';
import type { Payload } from 'payload';
import '../../admin/dashboard/dashboard.css';

/** On an administrator's dashboard: mails that were given up, until they are sent again or deleted. */
export async function FailedMails({ payload, user }: { payload: Payload; user: User }) {
  if (user.role !== 'administrator') return null;
  const { docs, totalDocs } = await payload.find({
    collection: 'mails',
    where: { state: { equals: 'failed' } },
    sort: '-id',
    limit: 10,
    depth: 0,
    select: { subject: true, recipient: true, failure: true },
  });
  if (totalDocs === 0) return null;
  return (
    <section className="dashboard-list" data-concern="failure">
      <h2>{say('Mails that could not be sent ({totalDocs})', { totalDocs })}</h2>
      <ul>
        {docs.map(({ id, subject, recipient, failure }) => (
          <li key={id}>
            <a href={`/admin/collections/mails/${id}`}>{subject}</a>{' '}
            <span className="dashboard-list__aside">{recipient}</span>
            <p>{failure}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}
