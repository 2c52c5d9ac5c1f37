import type { ContentType, Language } from '@keelstone/model';
import type { PayloadRequest } from 'payload';
import { recordOf } from '../audit/record.ts';
import { withTransactionOf } from '../database/transaction.ts';
import { openPlansOf, pageOfPlan } from './plan-hooks.ts';

/** An open scheduled change, as it was before something cancelled it. */
export type OpenPlan = { id: number; languages: Language[] };

/** The open scheduled changes of a page. */
export async function readOpenPlans(
  { type, id }: { type: ContentType; id: number },
  req: PayloadRequest,
): Promise<OpenPlan[]> {
  const { docs } = await req.payload.find({
    ...(await withTransactionOf(req)),
    collection: 'scheduled_changes',
    where: openPlansOf({ type, id }),
    pagination: false,
    depth: 0,
    select: { languages: true },
  });
  return docs.map((plan) => ({ id: plan.id, languages: [...(plan.languages ?? [])] as Language[] }));
}

/** Plans again what was cancelled since, unless its time has passed or somebody has deleted it. */
export async function restorePlans(plans: readonly OpenPlan[], req: PayloadRequest): Promise<void> {
  for (const { id, languages } of plans) {
    const options = {
      ...(await withTransactionOf(req)),
      collection: 'scheduled_changes',
      id,
      depth: 0,
    } as const;
    const plan = await req.payload.findByID({ ...options, disableErrors: true });
    if (!plan || !['planned', 'void'].includes(plan.state) || Date.parse(plan.at) <= Date.now()) continue;
    const isWhole = plan.state === 'planned' && (plan.languages ?? []).length === languages.length;
    if (isWhole) continue;
    const data = { state: 'planned' as const, doneAt: null, failure: null, languages };
    await req.payload.update({ ...options, data });
    await recordOf(req, {
      action: 'schedule',
      subject: await pageOfPlan(plan, req),
      languages,
      detail: { planned: plan.action, at: plan.at },
    });
  }
}
