import type { PayloadRequest } from 'payload';
import { transactionOf, withTransactionOf } from '../database/transaction.ts';
import { isDifferentContent } from '../publishing/differing-content.ts';
import { readPublishedMain } from '../publishing/saved-states.ts';
import type { PlannedChange } from './apply-change.ts';
import type { StoredContent } from './keep-planned.ts';
import { openPlansOf } from './plan-hooks.ts';

/** Open plans of the page that were made after this one, locked before anything is written, like those to cancel. */
async function lockLaterPlans({ type, id, plan }: PlannedChange, req: PayloadRequest) {
  const options = { ...(await withTransactionOf(req)), collection: 'scheduled_changes', depth: 0 } as const;
  const where = { and: [openPlansOf({ type, id }), { createdAt: { greater_than: plan?.plannedAt } }] };
  const { docs } = await req.payload.find({ ...options, where, pagination: false, showHiddenFields: true });
  const { rows } = await (await transactionOf(req)).query(
    `select id from scheduled_changes where id = any(string_to_array($1, ',')::integer[]) and state = 'planned'
     order by id for update`,
    [docs.map((each) => each.id).join(',')],
  );
  return docs.filter(({ id: found }) => rows.some((row) => Number(row.id) === found));
}

/**
 * Carries out a plan. Plans made after it took it into account: for them, what it publishes was published when they
 * were made, and may be replaced by what they publish. Not if somebody has published something else meanwhile.
 */
export async function tellLaterPlans<T>(
  change: PlannedChange,
  req: PayloadRequest,
  carryOut: () => Promise<T>,
): Promise<T> {
  const plans = change.action === 'publish' ? await lockLaterPlans(change, req) : [];
  if (plans.length === 0) return carryOut();
  const { type, id } = change;
  const page = { collection: req.payload.collections[type].config, id, req };
  const before = await readPublishedMain(page);
  const result = await carryOut();
  const publishedWhenPlanned = await readPublishedMain(page);
  for (const { id: later, content } of plans) {
    const known = (content as StoredContent | null)?.publishedWhenPlanned;
    if (known === undefined || isDifferentContent(known ?? {}, before ?? {})) continue;
    await (await transactionOf(req)).query(
      `update scheduled_changes set content = jsonb_set(content, '{publishedWhenPlanned}', $2::jsonb) where id = $1`,
      [later, JSON.stringify(publishedWhenPlanned)],
    );
  }
  return result;
}
