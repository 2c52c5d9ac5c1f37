import type { ReplayOptions } from '@keelstone/outbox';
import type { SubmissionList } from '../list-submissions.ts';

/** The filter; an empty string means all. */
export type Shown = { form: string; state: string; page: number };

async function ask<Answer>(path: string, init: RequestInit = {}): Promise<Answer> {
  const response = await fetch(path, { credentials: 'same-origin', ...init });
  if (response.ok) return response.json() as Promise<Answer>;
  const { errors } = (await response.json().catch(() => ({}))) as { errors?: { message: string }[] };
  throw new Error(errors?.[0]?.message ?? 'The CMS did not answer. Try again in a moment.');
}

const queryOf = ({ form, state, page }: Shown) =>
  new URLSearchParams({ ...(form && { form }), ...(state && { state }), page: String(page) });

/** @throws Error with a sentence for the editor */
export const fetchSubmissions = (shown: Shown): Promise<SubmissionList> =>
  ask(`/api/submissions?${queryOf(shown)}`);

/** Queues submissions for delivery again. @returns how many. @throws Error with a sentence for the editor */
export async function replay(which: ReplayOptions): Promise<number> {
  const { replayed } = await ask<{ replayed: number }>('/api/submissions/replay', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(which),
  });
  return replayed;
}

/** Deletes permanently. @throws Error with a sentence for the editor */
export async function removeSubmission(id: string): Promise<void> {
  await ask(`/api/submissions/${id}`, { method: 'DELETE' });
}
