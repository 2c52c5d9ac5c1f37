import type { User } from '@keelstone/editing/payload-types.ts';
import { say } from '@keelstone/languages/say.ts';
import { countMatching, countSubmissions } from '@keelstone/outbox';
import type { Payload, PayloadRequest } from 'payload';
import { configurationOf } from '../../configuration-of.ts';
import { readerOf } from '../../database/transaction.ts';
import '../../admin/dashboard/dashboard.css';

type Counted = Awaited<ReturnType<typeof countSubmissions>>;

function Stuck({ heading, counts, state }: { heading: string; counts: Counted; state: 'dead' | 'waiting' }) {
  const stuck = counts.filter((count) => count.state === state);
  if (stuck.length === 0) return null;
  return (
    <section className="dashboard-list" data-concern="failure">
      <h2>{`${heading} (${stuck.reduce((sum, { count }) => sum + count, 0)})`}</h2>
      <ul>
        {stuck.map(({ formId, formTitle, count }) => (
          <li key={formId}>
            <a href={`/admin/submissions?form=${formId}&state=${state}`}>{formTitle}</a>{' '}
            <span className="dashboard-list__aside">{count}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}

/**
 * On the dashboard: submissions that are assigned to the user, whose delivery was given up, or that wait because no
 * receiver is configured (C-8).
 */
export async function DeadSubmissions({ payload, user }: { payload: Payload; user: User }) {
  if (user.role === 'author') return null;
  const executor = await readerOf({ payload } as PayloadRequest);
  const [counts, own] = [await countSubmissions(executor), await countMatching(executor, { desk: user.id })];
  return (
    <>
      {own > 0 && (
        <section className="dashboard-list">
          <h2>{say('Sent by visitors, and assigned to you ({own})', { own })}</h2>
          <a href="/admin/submissions?desk=mine">{say('Look after them')}</a>
        </section>
      )}
      <Stuck heading={say('Sent by visitors, not forwarded')} counts={counts} state="dead" />
      {!configurationOf(payload).receiver && (
        <Stuck
          heading={say('Sent by visitors, and nowhere to forward it to')}
          counts={counts}
          state="waiting"
        />
      )}
    </>
  );
}
