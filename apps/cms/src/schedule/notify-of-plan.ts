import type { ScheduledChange } from '@keelstone/editing/payload-types.ts';
import { idOf } from '@keelstone/editing/projection/relation.ts';
import type { PayloadRequest } from 'payload';
import { formPath } from '../admin/form-path.ts';
import { notify } from '../mail/notify.ts';
import type { FailureTexts } from './failure-texts.ts';
import { pageAsPlanned } from './plan-hooks.ts';

/**
 * Tells the one who planned a change that it was done, or why not (C-9).
 *
 * @param failure why it was not done; null if it was
 */
export async function notifyOfPlan(
  plan: ScheduledChange,
  failure: FailureTexts | null,
  req: PayloadRequest,
): Promise<void> {
  if (plan.plannedBy == null) return;
  const { subject: page, language: planned } = await pageAsPlanned(plan, req);
  const { collection, documentId, title } = page;
  await notify(
    {
      about: failure === null ? 'plan_done' : 'plan_failed',
      among: { id: { equals: idOf(plan.plannedBy) } },
    },
    (messages, language) => {
      const { subject, paragraph, button } = failure === null ? messages.planDone : messages.planFailed;
      const name = title ?? messages.untitled;
      return {
        subject: subject(name),
        paragraphs: [
          paragraph(name, messages.planActions[plan.action]),
          ...(failure === null ? [] : [failure[language]]),
        ],
        button,
        path: formPath(collection, Number(documentId), planned),
      };
    },
    req,
  );
}
