import { say } from '@keelstone/languages/say.ts';
import type { ReplayOptions, SubmissionEdit } from '@keelstone/outbox';
import type { SubmissionList } from '../list-submissions.ts';

/** The filter; an empty string means all. */
export type Shown = { form: string; state: string; desk: string; text: string; page: number };

async function ask<Answer>(path: string, init: RequestInit = {}): Promise<Answer> {
  const response = await fetch(path, { credentials: 'same-origin', ...init });
  if (response.ok) return response.json() as Promise<Answer>;
  const { errors } = (await response.json().catch(() => ({}))) as { errors?: { message: string }[] };
  throw new Error(errors?.[0]?.message ?? say('The CMS did not answer. Try again in a moment.'));
}

const send = <Answer>(path: string, body: unknown, method = 'POST'): Promise<Answer> =>
  ask(path, { method, headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) });

/** @throws Error with a sentence for the editor */
export const fetchSubmissions = ({ form, state, desk, text, page }: Shown): Promise<SubmissionList> =>
  send('/api/submissions/search', {
    ...(form && { form: Number(form) }),
    ...(state && { state }),
    ...(desk && { desk }),
    ...(text && { text }),
    page,
  });

/** Queues submissions for delivery again. @returns how many. @throws Error with a sentence for the editor */
export async function replay(which: ReplayOptions): Promise<number> {
  const { replayed } = await send<{ replayed: number }>('/api/submissions/replay', which);
  return replayed;
}

/** Deletes permanently. @throws Error with a sentence for the editor */
export async function removeSubmission(id: string): Promise<void> {
  await ask(`/api/submissions/${id}`, { method: 'DELETE' });
}

/** Assigns a submission, or says that it is done or spam. @throws Error with a sentence for the editor */
export async function editSubmission(id: string, edit: SubmissionEdit): Promise<void> {
  await send(`/api/submissions/${id}`, edit, 'PATCH');
}

/**
 * Deletes everything that was sent with an e-mail address.
 *
 * @returns how many submissions that were
 * @throws Error with a sentence for the editor
 */
export async function eraseAddress(address: string): Promise<number> {
  const { deleted } = await send<{ deleted: number }>('/api/submissions/erase', { address });
  return deleted;
}
